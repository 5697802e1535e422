/**
 * Measures the drawings of props and animals for the `bounds` of their records: `npx tsx scripts/kit/measure-bounds.ts
 * [--write] [id …]`. Measures all by default; `--write` updates the files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Cutter } from '../../illustration/paper/cutter.ts';
import { Paper } from '../../illustration/paper/paper.ts';
import type { Bounds } from '../../illustration/paper/part-facts.ts';
import { ANIMAL_RECORDS } from '../../illustration/parts/animals.records.generated.ts';
import { drawAnimal } from '../../illustration/parts/draw-animal.ts';
import { drawProp } from '../../illustration/parts/draw-prop.ts';
import { PROP_RECORDS } from '../../illustration/parts/props.records.generated.ts';
import { ANIMAL_IDS, PROP_IDS } from '../../illustration/scene/format/ids.ts';
import '../../illustration/load-all-parts.ts';

/** The measured area; the largest things fit in. */
const VIEW = { x: -900, y: -1200, width: 1800, height: 1800 };

/** Page units per pixel. */
const GRAIN = 4;

/** Paper is opaque; shadows and glows are more than half transparent. */
const OPAQUE = 128;

/** Hands shake: the drawing is measured with these seeds. */
const SEEDS = [1, 7, 19, 40, 93];

/**
 * The bounds of a drawing with one seed, in page units, rounded outwards to the grain. Throws when it draws nothing.
 */
export async function measureBounds(draw: (c: Cutter) => void, seed: number): Promise<Bounds> {
  const paper = new Paper({ ...VIEW, seed, prefix: 'm', textures: 'none' });
  draw(new Cutter(paper));
  const width = VIEW.width / GRAIN;
  const { data, info } = await sharp(Buffer.from(paper.toSvg()))
    .resize(width, VIEW.height / GRAIN)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) < OPAQUE) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  if (right < 0) throw new Error('Nothing was drawn.');
  return [
    VIEW.x + left * GRAIN,
    VIEW.y + top * GRAIN,
    VIEW.x + (right + 1) * GRAIN,
    VIEW.y + (bottom + 1) * GRAIN,
  ];
}

async function measured(draw: (c: Cutter) => void): Promise<Bounds> {
  const all = await Promise.all(SEEDS.map((seed) => measureBounds(draw, seed)));
  const most = (side: 0 | 1 | 2 | 3, pick: (...sizes: number[]) => number) =>
    pick(...all.map((bounds) => bounds[side]));
  return [most(0, Math.min), most(1, Math.min), most(2, Math.max), most(3, Math.max)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ids = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const parts = [
    ...PROP_IDS.map((id) => ({
      id,
      folder: 'parts/props',
      bounds: PROP_RECORDS[id].bounds,
      draw: (c: Cutter) => drawProp(c, id),
    })),
    ...ANIMAL_IDS.map((id) => ({
      id,
      folder: 'parts/animals',
      bounds: ANIMAL_RECORDS[id].bounds,
      draw: (c: Cutter) => drawAnimal(c, id),
    })),
  ];
  for (const { id, folder, bounds, draw } of parts.filter((part) => !ids.length || ids.includes(part.id))) {
    const line = `bounds: [${(await measured(draw)).join(', ')}]`;
    if (line === `bounds: [${bounds.join(', ')}]`) continue;
    console.log(`${folder}/${id}: ${line}`);
    if (!process.argv.includes('--write')) continue;
    const file = new URL(`../../illustration/${folder}/${id}.ts`, import.meta.url);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/bounds: \[[^\]]*\]/, line));
  }
}
