import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const HEADER = 12;
const ENTRY = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;

/** A packaged font as the rasteriser reads it: WOFF is a plain font whose tables are compressed. */
export function plainFont(file: URL): Uint8Array {
  const woff = readFileSync(file);
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => tableOf(woff, WOFF_HEADER + place * WOFF_ENTRY));
  const font = Buffer.alloc(HEADER + count * ENTRY + tables.reduce((sum, { data }) => sum + padded(data.length), 0));
  woff.copy(font, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  [count, 2 ** power * ENTRY, power, (count - 2 ** power) * ENTRY].forEach((value, place) =>
    font.writeUInt16BE(value, 4 + place * 2),
  );
  let offset = HEADER + count * ENTRY;
  tables.forEach(({ tag, checksum, data }, place) => {
    const entry = HEADER + place * ENTRY;
    tag.copy(font, entry);
    [checksum, offset, data.length].forEach((value, part) => font.writeUInt32BE(value, entry + 4 + part * 4));
    data.copy(font, offset);
    offset += padded(data.length);
  });
  return font;
}

/** A table of a WOFF file, unpacked; one that would not have become smaller is stored as it is. */
function tableOf(woff: Buffer, entry: number): { tag: Buffer; checksum: number; data: Buffer } {
  const [offset, packed, size, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
    number,
  ];
  const stored = woff.subarray(offset, offset + packed);
  return { tag: woff.subarray(entry, entry + 4), checksum, data: packed < size ? inflateSync(stored) : stored };
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return (length + 3) & ~3;
}
