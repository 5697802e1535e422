/**
 * Generates the paper kit's three alpha tiles, illustration/paper/texture-tiles.ts, so that the browser needs no PNG
 * encoder. Run again only to change the paper: `npx tsx scripts/kit/generate-paper-tiles.ts`.
 *
 * Each tile is an indexed PNG of 15 tones, darker or lighter than the paper by alpha alone, so it works over any colour
 * without blend modes.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeRng } from '../../illustration/paper/rng.ts';

type NoiseField = (x: number, y: number) => number;
const rng = makeRng(7);

function whiteNoise(width: number, height: number): NoiseField {
  const values = Float32Array.from({ length: width * height }, () => rng() * 2 - 1);
  return (x, y) => values[(((y % height) + height) % height) * width + (((x % width) + width) % width)] ?? 0;
}

/** Smooth noise on a lattice that repeats after `width` × `height` cells. */
function valueNoise(width: number, height: number): NoiseField {
  const lattice = whiteNoise(width, height);
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = ease(x - i);
    const v = ease(y - j);
    const top = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u;
    const bottom = lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

/** Short curved fibres scattered on a tile that wraps around. */
function fibres(size: number, count: number, length: number): NoiseField {
  const values = new Float32Array(size * size);
  for (let k = 0; k < count; k++) {
    let x = rng() * size;
    let y = rng() * size;
    let angle = rng() * Math.PI * 2;
    const tone = (rng() < 0.5 ? -1 : 1) * rng.between(0.5, 1.2);
    for (let i = 0; i < length * rng.between(0.5, 1.5); i++) {
      const cell = (Math.floor(y + size) % size) * size + (Math.floor(x + size) % size);
      values[cell] = (values[cell] ?? 0) + tone;
      x += Math.cos(angle);
      y += Math.sin(angle);
      angle += rng.between(-0.25, 0.25);
    }
  }
  return (x, y) => values[y * size + x] ?? 0;
}

/** Encodes a field of −1…1 as an indexed PNG data URL; `strength` is the alpha at ±1. */
async function tile(
  width: number,
  height: number,
  levels: number,
  strength: number,
  field: NoiseField,
): Promise<string> {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const v = Math.round(Math.max(-1, Math.min(1, field(x, y))) * levels) / levels;
      const offset = (y * width + x) * 4;
      pixels.fill(v < 0 ? 20 : 255, offset, offset + 3);
      pixels[offset + 3] = Math.round(Math.abs(v) * strength * 255);
    }
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 2 * levels + 2, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const grainNoise = whiteNoise(96, 96);
const wash = valueNoise(8, 8);
const feltFibres = fibres(96, 330, 13);
const feltCloud = valueNoise(12, 12);
const long = valueNoise(3, 48);
const longer = valueNoise(6, 96);

const tiles = {
  felt: {
    width: 96,
    height: 96,
    href: await tile(96, 96, 3, 0.085, (x, y) => feltFibres(x, y) * 0.62 + feltCloud(x / 8, y / 8) * 0.3),
  },
  brush: {
    width: 192,
    height: 96,
    href: await tile(192, 96, 4, 0.1, (x, y) => {
      const sway = Math.sin((x / 192) * Math.PI * 2) * 3;
      return (
        long(x / 64, (y + sway) / 2) * 0.62 + longer(x / 32, y + sway) * 0.42 + wash(x / 24, y / 12) * 0.34
      );
    }),
  },
  grain: {
    width: 96,
    height: 96,
    href: await tile(96, 96, 3, 0.08, (x, y) => grainNoise(x, y) * 0.6 + wash(x / 12, y / 12) * 0.25),
  },
};

const lines = Object.entries(tiles).map(
  ([name, { width, height, href }]) =>
    `  ${name}: {\n    width: ${width},\n    height: ${height},\n    href: '${href}',\n  },`,
);
writeFileSync(
  new URL('../../illustration/paper/texture-tiles.ts', import.meta.url),
  `/** Written by scripts/kit/generate-paper-tiles.ts: three alpha tiles, drawn over any colour. */\nexport const TILES = {\n${lines.join('\n')}\n} as const;\n`,
);
for (const [name, { href }] of Object.entries(tiles)) console.log(name, href.length);
