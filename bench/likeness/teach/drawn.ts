/**
 * Drawn portraits to teach beside photographs, so that the network of `head-view.ts` is not lost on what is none.
 * `npx tsx bench/likeness/teach/drawn.ts OUT COUNT` writes OUT/drawn/N.png, and what each shows to OUT/drawn.csv.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { HAIR_COLOURS, SKIN_TONES } from '../../../illustration/figures/hero/look/look-options.ts';
import { drawPortrait } from '../../../src/features/hero/photo/circle/synthetic-portrait.ts';

const SIDE = 480;
const CLOTHES = ['#6e8aa3', '#f0e9dc', '#2a2226', '#a8402f', '#3b6b4a', '#d9b24c'];
const CAPS = ['#26262a', '#d8c9a8', '#a8402f', '#1f2b52', '#2b2326', '#5b3a2a', '#8a6a4a', '#f4f1ea'];
const WALLS = ['#5f7d4f', '#88a06a', '#efece4', '#9aa7b5', '#c9b79c', '#3a4a5a'];

const [folder, count] = process.argv.slice(2);
if (!folder || !count) throw new Error('Say where they go and how many: OUT COUNT');
mkdirSync(join(folder, 'drawn'), { recursive: true });

let state = 7;
const chance = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const pickOne = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T;

const rows = ['file,skin,cover,hair,length,families,glasses,style,fringe'];
for (let index = 0; index < Number(count); index++) {
  const skin = index % SKIN_TONES.length;
  // Few have copper hair over deep skin, or none over any.
  const hair = pickOne(HAIR_COLOURS.slice(0, skin < 4 ? 4 : HAIR_COLOURS.length));
  const [capped, bald, strands, long] = [chance() < 0.2, chance() < 0.1, chance() < 0.6, chance() < 0.4];
  const glasses = chance() < 0.15;
  const rgba = drawPortrait(
    {
      skin: SKIN_TONES[skin]?.hex ?? '',
      hair: bald ? null : hair.hex,
      hairLength: long ? 'long' : 'short',
      strands,
      clothes: pickOne(CLOTHES),
      background: [pickOne(WALLS), pickOne(WALLS)],
      light: { warmth: chance() * 1.1 - 0.5, stops: chance() * 1.1 - 0.6 },
      seed: index + 1,
      place: { x: chance() * 0.6 - 0.3, y: chance() * 0.4 - 0.1, size: 0.4 + chance() * 0.6 },
      ...(capped ? { cap: pickOne(CAPS), rim: chance() < 0.6 ? -0.2 : -0.42 } : {}),
      ...(glasses ? { glasses: pickOne(['#1c1c20', '#6b4a2e', '#a8402f']) } : {}),
    },
    SIDE,
  );
  const file = `drawn/${String(index).padStart(3, '0')}.png`;
  await sharp(rgba, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .removeAlpha()
    .png()
    .toFile(join(folder, file));
  const hasHiddenHair = capped || bald;
  rows.push(
    [
      file,
      skin,
      capped ? 'cap' : bald ? 'bald' : 'none',
      hasHiddenHair ? '-' : hair.id,
      bald ? '-' : long ? 'long' : 'short',
      hasHiddenHair ? '-' : long ? 'longStraight' : 'shortStraight',
      Number(glasses),
      '-',
      '-',
    ].join(','),
  );
}
writeFileSync(join(folder, 'drawn.csv'), `${rows.join('\n')}\n`);
