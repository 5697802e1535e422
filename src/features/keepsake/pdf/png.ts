/** Decodes the images embedded in a drawing: the paper's grain, as palette PNG. */
import { unzlibSync } from 'fflate';

export interface PixelImage {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel. */
  readonly colours: Uint8Array;
  /** One byte per pixel; 255 is opaque. */
  readonly cover: Uint8Array;
}

const PNG_PREFIX = 'data:image/png;base64,';

/** Decodes a PNG data URL. Throws unless it has a palette and is not interlaced: the kit writes no other. */
export function decodePalettePng(href: string): PixelImage {
  if (!href.startsWith(PNG_PREFIX)) throw new Error('A picture in a drawing is not written as PNG.');
  const bytes = Uint8Array.from(atob(href.slice(PNG_PREFIX.length)), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, kind, interlaced] = [bytes[24]!, bytes[25], bytes[28]];
  if (kind !== 3 || interlaced !== 0) throw new Error('A picture in a drawing has no palette.');
  let [palette, faint] = [new Uint8Array(), new Uint8Array()];
  const packed: Uint8Array[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.slice(at + 8, at + 8 + length);
    if (name === 'PLTE') palette = data;
    if (name === 'tRNS') faint = data;
    if (name === 'IDAT') packed.push(data);
    at += length + 12;
  }
  const row = Math.ceil((width * depth) / 8);
  const lines = undoFilters(unzlibSync(concat(packed)), row, height);
  const colours = new Uint8Array(width * height * 3);
  const cover = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      const byte = lines[y * row + (bit >> 3)]!;
      const index = (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
      const pixel = y * width + x;
      colours.set(palette.subarray(index * 3, index * 3 + 3), pixel * 3);
      cover[pixel] = faint[index] ?? 255;
    }
  return { width, height, colours, cover };
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Reverses PNG filters, for pixels of a byte or less. */
function undoFilters(raw: Uint8Array, row: number, height: number): Uint8Array {
  const out = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const left = x > 0 ? out[y * row + x - 1]! : 0;
      const up = y > 0 ? out[(y - 1) * row + x]! : 0;
      const corner = x > 0 && y > 0 ? out[(y - 1) * row + x - 1]! : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter!] ?? 0;
      out[y * row + x] = raw[y * (row + 1) + 1 + x]! + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
