/** Short sounds, made by the browser itself. */
export type Sound = "card" | "car" | "turn" | "token" | "sweep" | "end" | "no";

const NOTES: Record<Sound, [frequency: number, at: number, length: number, kind: OscillatorType][]> = {
  card: [[520, 0, 0.05, "triangle"]],
  car: [
    [190, 0, 0.08, "square"],
    [240, 0.07, 0.08, "square"],
  ],
  turn: [
    [1175, 0, 0.35, "sine"],
    [1568, 0.12, 0.5, "sine"],
  ],
  token: [
    [880, 0, 0.1, "sine"],
    [1320, 0.08, 0.16, "sine"],
  ],
  sweep: [
    [600, 0, 0.06, "triangle"],
    [500, 0.05, 0.06, "triangle"],
    [420, 0.1, 0.08, "triangle"],
  ],
  end: [
    [784, 0, 0.25, "sine"],
    [988, 0.18, 0.25, "sine"],
    [1175, 0.36, 0.6, "sine"],
  ],
  no: [[150, 0, 0.12, "sine"]],
};

let context: AudioContext | null = null;

/** Play a sound softly; a browser that does not allow it stays silent. */
export function play(sound: Sound): void {
  // A page that nobody has touched may not sound, and browsers complain about the attempt.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of NOTES[sound]) sing(context, ...note);
  } catch {
    context = null;
  }
}

function sing(where: AudioContext, frequency: number, at: number, length: number, kind: OscillatorType): void {
  const start = where.currentTime + at;
  const tone = new OscillatorNode(where, { type: kind, frequency });
  const volume = new GainNode(where, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(kind === "square" ? 0.03 : 0.09, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(where.destination);
  tone.start(start);
  tone.stop(start + length);
}
