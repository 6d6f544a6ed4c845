import type { Reaction } from "./wire";

/** The picture before each phrase; the words are in the catalogues (`reaction-` and the key). */
export const PICTURES: Record<Reaction, string> = {
  hello: "👋",
  "good-luck": "🍀",
  nice: "👍",
  "well-played": "👏",
  thanks: "🙏",
  sorry: "😇",
  haha: "😄",
  wow: "😮",
  "oh-no": "😱",
  ouch: "😣",
  "so-close": "🤏",
  lucky: "🎲",
  thinking: "🤔",
  "no-hurry": "🐢",
  "back-soon": "☕",
  "back-again": "🙋",
  "nearly-done": "🏁",
  congratulations: "🎉",
  "good-game": "🤝",
  again: "🔁",
};
