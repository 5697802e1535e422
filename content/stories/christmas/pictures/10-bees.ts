import type { RingsCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, glow, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bee, OUTDOORS } from '../parts.ts';

export const scene: Picture = {
  set: 'honey',
  plain: '#3d2a2a',
  shot: 'two-touching',
  seed: 12,
  wears: OUTDOORS,
  wide: { zoom: 1.02, on: [450, 640], at: [0.5, 0.5] },
  lighting: { from: [450, 700], cast: false },
  cuts: kept([
    box(-100, -300, 1000, 1700, '#3d2a2a', { depth: 0.05, lift: 0.2, print: 'letters' }),
    ...glow(450, 740, 760, ['#4b3230', '#5f4034', '#7a5238', '#9c6c3e'], { depth: 0.06 }),
    // A small window with the day in it, and the one who came out to see.
    box(66, 60, 226, 230, '#c9d6ec', { depth: 0.1, lift: 0 }),
    cut('66,190! 110,176 170,190 226,172! 226,230! 66,230!', '#eef1fa', { depth: 0.101, lift: 0 }),
    line('146,60 146,230', '#2a1c20', 10, { depth: 0.11 }),
    line('66,145 226,145', '#2a1c20', 10, { depth: 0.11 }),
    // The box, its lid, its door; what is in it comes through the wood.
    snip('300,380! 600,380! 624,1340! 276,1340!', '#c98f4e', { what: 'box', depth: 0.6, lift: 2 }),
    ...[520, 760, 1000].map((y) => line(`${296},${y} ${606},${y + 4}`, '#a06c34', 7, { depth: 0.61 })),
    snip('262,316! 638,316! 650,390! 250,390!', '#e0aa62', { depth: 0.62, lift: 1.6 }),
    cut(
      '258,360! 280,300 340,288 450,296 570,286 626,302 644,366! 610,440 560,404 450,420 330,402 284,436',
      '#a2513f',
      { depth: 0.625, lift: 1.4, print: 'knitting' },
    ),
    ...glow(450, 800, 210, ['#d9a252', '#e9b95e', '#f6d27c', '#fdeab0'], { depth: 0.63, flat: 1.2 }),
    ...[70, 126, 186, 250].map(
      (k): RingsCut => ({
        rings: [k],
        at: [450, 800],
        flat: 1.2,
        width: 6,
        colour: '#fff3c8',
        depth: 0.64,
        opacity: 0.9,
      }),
    ),
    box(392, 1200, 508, 1226, '#4a2a1c', { depth: 0.64, lift: 0 }),
    box(370, 1226, 530, 1246, '#e0aa62', { depth: 0.641, lift: 0.8 }),
    ...bee(472, 1214, 0.8, 0.65, -6),
    // One sleeps where it is warmest.
    ...bee(388, 276, 0.9, 0.78, 8),
    line('420,236 432,222 420,222 434,206', '#fbe3a0', 4, { depth: 0.78 }),
  ]),
  cast: [
    person('hero', [196, 730], 2.5, {
      pose: 'listen',
      facing: 'right',
      expression: 'listening',
      act: { spine: 16, tilt: 16 },
      lookAt: 'lind',
      touch: { right: [372, 1010] },
      hands: { right: 'flat' },
      shadow: false,
    }),
    person('lind', [716, 610], 2.5, {
      pose: 'stand',
      facing: 'left',
      expression: 'listening',
      act: { spine: 18, tilt: -14 },
      lookAt: 'hero',
      touch: { right: [550, 960] },
      hands: { right: 'flat' },
      shadow: false,
      depth: 0.719,
    }),
  ],
};
