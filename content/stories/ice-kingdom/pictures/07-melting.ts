import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, gecko, wall } from '../parts.ts';

/** Forty glasses, ten of them below, built like a wall. */
const forty = (x: number, y: number, depth: number) =>
  [10, 9, 8, 7, 6].flatMap((many, row) =>
    Array.from({ length: many }, (_, i) =>
      cut('-9,0! -11,-34! 11,-34! 9,0!', (i + row) % 2 ? '#dff3fb' : '#c4e6f4', {
        what: 'glass',
        at: [x + (i - (many - 1) / 2) * 25, y - row * 34],
        depth: depth + row * 0.0004,
        snip: true,
        lift: 0.4,
        lit: false,
      }),
    ),
  );

export const scene: Picture = {
  set: 'shop',
  shot: 'frame-in-frame',
  camera: cam(),
  cuts: [
    wall('#3f8784'),
    box(-460, -300, 1360, 760, '#3f8784', { depth: 0.585, lift: 0.3, print: 'tiles', lit: false }),
    disc(450, 300, 420, '#6fae98', { depth: 0.5855 }),
    disc(450, 300, 230, '#d6d79a', { depth: 0.586 }),
    disc(450, 300, 60, '#fff0c8', { depth: 0.587 }),
    { line: '450,200 450,252', width: 7, colour: '#5a3040', depth: 0.588 },
    box(-460, 780, 1360, 1700, '#a8604e', { depth: 0.6, lift: 0.4, print: 'tiles', lit: false }),
    // heat
    ...(
      [
        [150, 560],
        [230, 500],
        [330, 560],
      ] as const
    ).map(
      (at): LineCut => ({
        line: '0,0 -16,-40 12,-80 -10,-120',
        at,
        width: 9,
        colour: '#f6f0d4',
        opacity: 0.7,
        depth: 0.61,
        lit: false,
      }),
    ),
    box(600, 590, 850, 780, '#eef3f6', { what: 'sink', depth: 0.74, lift: 1.6 }),
    box(590, 570, 860, 606, '#cfdde6', { depth: 0.741, lift: 1 }),
    { line: '838,570 838,500 800,492 790,520', width: 13, colour: '#9fb3c4', depth: 0.739, lit: false },
    // a tray of glasses, mostly water
    cut('-134,0! 134,0! 124,16! -124,16!', '#7a4a3c', { depth: 0.76, at: [560, 690], snip: true }),
    ...forty(560, 690, 0.755),
    ...forty(540, 955, 0.805),
    {
      shape: '-500,-400! 1400,-400! 1400,1700! -500,1700!',
      holes: '90,230! 810,230! 810,960! 90,960!',
      snip: true,
      colour: '#2a1c2c',
      depth: 0.8,
      lift: 3,
      print: 'wallpaper',
    },
    box(60, 955, 840, 1010, '#5d3c46', { depth: 0.81, lift: 2 }),
    // the till, and who rings it
    cut('520,1340! 540,1140! 800,1140! 830,1340!', '#3b4260', {
      depth: 0.88,
      snip: true,
      lift: 2,
      lit: false,
    }),
    box(570, 1070, 780, 1150, '#cfe4d0', { depth: 0.881, lift: 1, lit: false }),
    { letters: '40 + 40', at: [675, 1110], size: 34, colour: '#2a3a30', depth: 0.882, lit: false },
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      disc(580 + (i % 3) * 80, 1210 + Math.floor(i / 3) * 60, 20, '#e7cf9a', { depth: 0.883 }),
    ),
    ...gecko([726, 168], 74, 0.82, 0.7),
  ],
  cast: [
    { who: 'bear', at: [200, 960], scale: 1, pose: 'sleep', depth: 0.73 },
    {
      who: 'hero',
      pose: 'walk',
      at: [410, 470],
      by: 'head',
      scale: 1.05,
      facing: 'right',
      expression: 'worried',
      act: { spine: 16 },
      touch: { right: [460, 700], left: [444, 706] },
      lookAt: [640, 600],
      depth: 0.75,
      shadow: false,
    },
    { who: 'penguin', at: [762, 742], scale: 0.95, mood: 'sad', facing: 'left', depth: 0.73 },
    {
      who: 'friend',
      pose: 'stand',
      at: [310, 1130],
      by: 'head',
      scale: 1.6,
      facing: 'side',
      expression: 'stubborn',
      act: { spine: 12 },
      lookAt: [675, 1110],
      touch: { right: [570, 1210] },
      shadow: false,
      depth: 0.9,
    },
  ],
};
