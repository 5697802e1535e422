import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, snip } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { fastAt, fliesAt, friendAt, superhero } from '../parts/people.ts';
import { placed } from '../parts/pieces.ts';
import { locker } from '../parts/places.ts';
import { mop } from '../parts/things.ts';

const CAPES = ['#e2a53c', '#a83f3a', '#35507e', '#4f8f88', '#8e4358', '#d96a3f'];
/** A superhero slumped on the floor: mask up, cape in a heap. */
const tiredHero = (i: number, x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] =>
  called('superhero', [
    ...placed(
      [cut('-110,180 -96,110 -60,60 60,56 100,110 120,180 60,196 -60,198', CAPES[i % 6]!, { lift: 1.2 })],
      [x, y],
      s,
      depth,
    ),
    ...superhero(i, x, y, s, depth + 0.0004, { mask: false, turn }).slice(1),
    ...placed(
      [cut('-40,-34 -20,-44 0,-38 20,-44 40,-34 34,-20 0,-26 -34,-20', '#3a3550', { lift: 0.4 })],
      [x, y],
      s,
      depth + 0.0008,
      { turn },
    ),
    ...placed(
      [
        cut('-66,150 -30,128 40,130 80,152 60,190 -50,192', ['#4c5a86', '#c8503f', '#3f7f68'][i % 3]!, {
          lift: 0.8,
        }),
      ],
      [x, y],
      s,
      depth + 0.001,
    ),
  ]);

export const scene: Picture = {
  set: 'corridor',
  light: 'dawn',
  plain: '#fae3b0',
  shot: 'two-touching',
  wide: { zoom: 0.98, on: [450, 800], at: [0.5, 0.5] },
  lighting: { from: [120, 200] },
  cuts: kept([
    box(-460, -300, 1360, 760, '#fbe8bb', { depth: 0.05, lift: 0.2, print: 'comic' }),
    ...[-340, -20, 300, 620, 940].map((x) =>
      snip(`${x},-100! ${x + 180},-100! ${x + 180},330! ${x},330!`, '#fffbe8', { depth: 0.06, lift: 0.8 }),
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      locker(-400 + i * 154, 780, 0.8, 0.1, ['#8fb3c2', '#9abfca', '#86a9b8'][i % 3]!, i % 5 === 2 ? 1 : 0),
    ).flat(),
    box(-460, 770, 1360, 1700, '#eccb8c', { depth: 0.2, lift: 1, print: 'comic' }),
    snip('-100,780! 200,780! 520,1400! 100,1400!', '#f8e2ac', { depth: 0.21, lift: 0 }),
    ...tiredHero(4, 260, 720, 0.86, 0.302, 8),
    ...tiredHero(2, 640, 720, 0.9, 0.301, -6),
    ...tiredHero(1, -100, 760, 1, 0.31, 6),
    ...tiredHero(3, 1020, 760, 1, 0.31, -8),
    ...tiredHero(6, 90, 960, 1.2, 0.5, -14),
    ...tiredHero(7, 850, 980, 1.2, 0.5, 12),
    ...tiredHero(8, -180, 1010, 1.2, 0.5, 6),
    ...tiredHero(9, 1090, 1000, 1.2, 0.5, -6),
    // Handkerchiefs, each torn; a drop, and who waits under it.
    snip('600,560! 660,540! 690,600! 660,596! 650,624! 626,600! 606,610!', '#fffdf6', {
      depth: 0.74,
      lift: 0.8,
    }),
    snip('-13,-4! 13,-8! 4,44!', '#bfe6f2', { at: [593, 932], depth: 0.76, lift: 0.6 }),
    cut('0,-18 9,0 0,10 -9,0', '#7ec4dc', { at: [600, 1014], depth: 0.76, lift: 0.4 }),
    ...mop(690, 1290, 0.72, 0.77, 30),
  ]),
  cast: [
    friendAt('carry', [540, 520], 1.02, {
      facing: 'right',
      expression: 'calm',
      holding: 'none',
      act: { spine: 12 },
      touch: { right: [622, 590] },
      depth: 0.6,
    }),
    hero('sit', [330, 790], 1.62, {
      facing: 'right',
      expression: 'joy',
      act: { spine: 12, tilt: 10 },
      lookAt: 'ice',
      touch: { right: [600, 1060] },
      seatOn: 'ground',
      depth: 0.735,
    }),
    fliesAt('sit', [150, 640], 1, {
      facing: 'right',
      expression: 'wonder',
      lookAt: 'hero',
      seatOn: 'ground',
      depth: 0.45,
    }),
    fastAt('sit', [800, 660], 1, {
      facing: 'left',
      expression: 'tired',
      lookAt: 'hero',
      seatOn: 'ground',
      depth: 0.45,
    }),
    who('ice', 'sit', [610, 930], 1.5, {
      facing: 'left',
      expression: 'tired',
      act: { spine: 14, tilt: 12 },
      depth: 0.74,
    }),
  ],
};
