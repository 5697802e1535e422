import { called } from '../../../cuts/called.ts';
import { cut, disc, line } from '../../../cuts/lit.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard } from '../parts.ts';

const [SKIN, SUCKER] = ['#b3566e', '#e7a6b0'];
/** One arm as it curls, thinner to its end, with suckers on its inside. */
const curl = (
  root: string,
  tip: string,
  suckers: readonly (readonly [number, number, number])[],
  depth: number,
  colour = SKIN,
) => [
  line(root, colour, 40, { depth }),
  line(tip, colour, 30, { depth: depth + 0.0002 }),
  ...suckers.map(([x, y, r]) => disc(x, y, r, SUCKER, { depth: depth + 0.0004 })),
];

/** An arm over the rock and around the anchor's shank, from the left (-1) or the right, the i-th from above. */
const hug = (side: number, i: number) => {
  const x = (from: number) => 470 + side * from;
  const y = 1096 + i * 72 + (side > 0 ? 36 : 0);
  return curl(
    `${x(150 + i * 44)},1020 ${x(190 + i * 40)},${y - 20} ${x(130)},${y + 14} ${x(20)},${y}`,
    `${x(20)},${y} ${x(-44)},${y - 8} ${x(-58)},${y + 16}`,
    [
      [x(120), y + 12, 9],
      [x(70), y + 8, 8],
      [x(-20), y - 2, 7],
    ],
    0.752 + i * 0.002 + (side > 0 ? 0.001 : 0),
    side > 0 ? '#9f4a63' : SKIN,
  );
};

export const scene: Picture = {
  set: 'deep',
  shot: 'over-the-shoulder',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  papers: { land: 'sea-chart' },
  cuts: [
    {
      shape: '-400,-60! 1300,-60! 1300,306 900,320 600,306 300,322 -400,306!',
      colour: '#d7ebe4',
      depth: 0.08,
      lift: 0,
    },
    {
      shape: '300,306! 640,306! 900,1400! -60,1400!',
      colour: '#7fcabb',
      opacity: 0.28,
      lift: 0,
      depth: 0.1,
    },
    {
      shape: '400,306! 540,306! 700,1400! 200,1400!',
      colour: '#bfe9da',
      opacity: 0.28,
      lift: 0,
      depth: 0.11,
    },
    {
      shape: '-80,-80! 110,-80! 170,300 120,640 190,980 110,1400! -80,1400!',
      colour: '#1b5668',
      depth: 0.2,
      lift: 1.4,
      print: 'sheet-music',
    },
    {
      name: 'boat',
      what: 'boat',
      shape: '120,250! 600,250! 560,336 480,400 360,412 240,400 160,336',
      colour: '#c8604a',
      depth: 0.74,
      lift: 1,
      print: 'ledger',
    },
    ...called('bucket', [
      { shape: '620,250! 742,250! 724,376! 638,376!', snip: true, colour: '#8a9aa2', depth: 0.42, lift: 0.8 },
      { shape: '638,362! 724,362! 722,376! 640,376!', snip: true, colour: '#cdeee0', depth: 0.421, lift: 0 },
    ]),
    {
      what: 'rope',
      from: 'hero.right',
      to: [574, 1004],
      sag: -6,
      width: 11,
      colour: '#e0bd85',
      depth: 0.737,
    },
    // Two arms wave.
    ...curl(
      '300,960 200,890 174,780',
      '174,780 164,680 210,620 266,640',
      [
        [190, 810, 11],
        [182, 750, 9],
        [186, 690, 7],
      ],
      0.726,
    ),
    ...curl(
      '580,930 650,850 656,750',
      '656,750 656,660 610,610 566,634',
      [
        [640, 790, 11],
        [640, 730, 9],
        [632, 676, 7],
      ],
      0.727,
    ),
    // The rock hides where they all come from.
    cut('60,1340 90,1160 190,1060 330,1030 470,1036 610,1030 720,1066 810,1170 850,1340', '#2d5a5c', {
      what: 'rock',
      depth: 0.738,
      lift: 1.4,
    }),
    // Six hug the anchor: three from this side and three from that, like the fingers of two hands.
    ...[0, 1, 2].flatMap((i) => [-1, 1].flatMap((side) => hug(side, i))),
  ],
  props: [{ id: 'anchor', at: [440, 1312], scale: 1.5, depth: 0.75, colour: '#e0d9c4' }],
  cast: [
    {
      who: 'hero',
      pose: 'kneelOver',
      in: 'boat',
      dx: 60,
      dy: 64,
      scale: 1.05,
      facing: 'right',
      expression: 'delight',
      act: { spine: 10, tilt: 12 },
      lookAt: 'octopus',
      hold: { right: [618, 318] },
      seatOn: 'boat',
      shadow: false,
    },
    {
      who: 'octopus',
      at: [396, 1190],
      scale: 1.8,
      facing: 'left',
      colour: SKIN,
      mood: 'glad',
      depth: 0.73,
      lookAt: 'hero',
    },
    { who: 'fish', at: [810, 640], scale: 0.5, facing: 'left', depth: 0.6 },
    aboard({
      pose: 'kneelOver',
      in: 'boat',
      dx: -120,
      dy: 60,
      scale: 0.85,
      facing: 'right',
      expression: 'joy',
      act: { spine: 10 },
      lookAt: 'octopus',
      depth: 0.715,
    }),
  ],
};
