import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, pool, rings, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb } from '../parts.ts';

/** A four-toed print: two before, two behind. */
const pawPrint = (x: number, y: number, turn: number, s = 1) =>
  line('-20,-30 0,0 -16,30', '#4a3550', 9, { at: [x, y], turn, scale: s, depth: 0.31 });
const pawPrints = (spots: [number, number, number][]): SceneCut[] =>
  spots.flatMap(([x, y, t]): SceneCut[] => [
    pawPrint(x, y, t),
    line('20,-30 0,0 16,30', '#4a3550', 9, { at: [x, y], turn: t, depth: 0.31 }),
  ]);

export const scene: Picture = {
  set: 'hall',
  light: 'dusk',
  shot: 'plan',
  lighting: { lamps: [{ on: 'lantern', reach: 480 }] },
  cuts: [
    wall('#8d7a92', { print: 'tiles' }),
    ...pool(270, 850, [430, 310, 190], ['#b89a94', '#d6b58e', '#eccf95'], 0.585),
    box(-60, -60, 100, 1440, '#47304f', { depth: 0.6, lift: 1.4, print: 'wallpaper' }),
    box(812, -60, 982, 1440, '#47304f', { depth: 0.6, lift: 1.4, print: 'wallpaper' }),
    snip('330,-60! 640,-60! 660,120! 310,120!', '#6a4a42', { depth: 0.61, lift: 1.6 }),
    line('316,40 654,40', '#4a302c', 6, { depth: 0.611 }),
    line('322,-20 648,-20', '#4a302c', 6, { depth: 0.611 }),
    cut(round(590, 620, 150, 106, 11), '#4f6f8e', { what: 'puddle', depth: 0.61, lift: 0.3 }),
    rings(590, 620, [40, 74], '#bcd3de', { width: 5, flat: 0.7, depth: 0.612 }),
    crumb(716, 540, 0.613, 9),
    ...pawPrints([
      [540, 1250, -8],
      [500, 1140, -14],
      [470, 1030, -14],
      [430, 920, -16],
      [396, 806, -10],
      [380, 690, 2],
      [390, 574, 14],
      [430, 464, 26],
      [492, 366, 26],
      [524, 262, 10],
      [530, 160, 0],
    ]).map((c, i) => ({ ...c, depth: 0.62, ...(i === 2 ? { what: 'footprints' } : {}) })),
    ...[
      [580, 1196],
      [540, 1084],
      [504, 964],
      [462, 852],
      [444, 736],
      [452, 616],
      [494, 506],
      [552, 406],
    ].map(([x, y]) => disc(x!, y!, 8, '#fff6e0', { depth: 0.62 })),
    ...[
      [170, 1310],
      [206, 1250],
      [178, 1190],
      [214, 1130],
    ].map(([x, y]) =>
      cut('-10,-16 8,-18 12,14 -8,18', '#6a5570', { at: [x!, y!], depth: 0.61, lift: 0, opacity: 0.8 }),
    ),
    ...[
      [680, 1290],
      [722, 1230],
      [694, 1170],
      [770, 1120],
      [740, 1060],
    ].map(([x, y]) => disc(x!, y!, 11, '#6a5570', { depth: 0.61, opacity: 0.8 })),
  ],
  props: [{ id: 'lantern', heldBy: 'hero.right', scale: 0.8 }],
  cast: [
    {
      who: 'hero',
      pose: 'sneak',
      facing: 'right',
      at: [224, 1030],
      scale: 1.05,
      expression: 'curious',
      act: { spine: 16 },
      lookAt: [400, 960],
    },
    { who: 'gravy', at: [690, 1010], scale: 0.95, facing: 'left', lookAt: [440, 920], nod: 10 },
    {
      who: 'friend',
      pose: 'stand',
      at: [815, 1090],
      scale: 0.95,
      facing: 'left',
      expression: 'curious',
      act: { spine: 12 },
      lookAt: [440, 920],
    },
  ],
};
