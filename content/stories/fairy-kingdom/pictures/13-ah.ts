import type { LineCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Picture } from '../../../pictures.ts';
import { ticketBoat } from '../parts/boats.ts';
import {
  CLOTHES,
  grassBlades,
  hero,
  knee,
  ladybug,
  letter,
  pond,
  sailor,
  sweaterMountain,
  tinyFairy,
  WHOLE_PAGE,
} from '../parts.ts';

/** Lines of air from the edges to the mouth. */
const PULLED = [
  '-280,470 -60,480 130,520',
  '-300,640 -80,640 120,620',
  '1500,420 1100,480 790,530',
  '1480,680 1100,680 800,650',
  '20,160 110,260 190,330',
  '940,180 860,260 760,330',
] as const;
/** A shirt, trousers, a leaf, a hat and a petal, about their middle. */
const LOOSE = [
  '-9,-18! 9,-18! 24,-8! 18,2! 11,-4! 11,18! -11,18! -11,-4! -18,2! -24,-8!',
  '-14,-18! 14,-18! 16,18! 3,18! 0,-2! -3,18! -16,18!',
  '-26,0! -8,-14 12,-12 28,0! 12,10 -8,12',
  '-26,10! -14,6! -10,-16 10,-16 14,6! 26,10! 0,16',
  '-10,0! 0,-22 10,0! 0,6',
] as const;
/** What flies to the mouth: its place, size and turn. */
const TAKEN = [
  [820, 470, 1.1, 20],
  [940, 600, 1.6, -30],
  [1010, 450, 1.5, 40],
  [1110, 650, 2, 12],
  [1180, 500, 2, -50],
  [1290, 600, 2.3, 30],
  [1330, 400, 2.2, -20],
  [880, 330, 1.3, 70],
  [60, 420, 1.2, -20],
  [-20, 610, 1.2, 50],
] as const;
/** The feet of those who hold on to a rope round the summit. */
const HELD = [
  [170, 900],
  [240, 846],
  [316, 812],
  [584, 812],
  [660, 846],
  [730, 900],
] as const;

export const scene: Picture = {
  set: 'hill',
  light: 'dusk',
  plain: '#7d4f68',
  shot: 'low-angle',
  camera: WHOLE_PAGE,
  wide: { zoom: 0.9, on: [720, 590], at: [0.5, 0.5] },
  cuts: [
    { rings: [330], at: [620, 330], colour: '#a8677a', depth: 0.1, lit: false },
    { rings: [250], at: [620, 330], colour: '#f6cf8e', depth: 0.11, lit: false },
    ...sweaterMountain(700, 0.76, '#56674a'),
    knee(130, 980, 250, 0.78, '#5d4438'),
    knee(770, 980, 250, 0.782, '#5d4438'),
    pond(1180, '#6a5a80', { depth: 0.81 }),
    ...grassBlades([10, 60, 110, 170], 1330, 330, 90, '#33463a', 0.83),
    ...grassBlades([730, 790, 850, 900], 1330, 330, -90, '#33463a', 0.83),
    ...ticketBoat(450, 1180, 1.7, 0.84, { turn: -6 }),
    { line: '452,1010 380,960', width: 4, colour: '#f4e3bb', depth: 0.841 },
    // The air of a whole pond, on its way in.
    ...PULLED.map(
      (line): LineCut => ({ line, width: 6, colour: '#f1dcc8', opacity: 0.75, lit: false, depth: 0.7 }),
    ),
    // What it takes along.
    ...TAKEN.map(
      ([x, y, scale, turn], i): SheetCut => ({
        shape: LOOSE[i % LOOSE.length]!,
        snip: true,
        at: [x, y],
        scale,
        turn,
        colour: CLOTHES[i % CLOTHES.length]!,
        lift: 0.6,
        depth: 0.705,
      }),
    ),
    ...HELD.flatMap(([x, y], i) => tinyFairy(x, y, 74, i, 0.8, { up: true })),
    {
      line: '150,870 260,790 360,752 450,760 540,752 640,790 750,870',
      width: 6,
      colour: '#f4e3bb',
      depth: 0.806,
    },
    ...letter(640, 712, 0.9, 0.85),
  ],
  cast: [
    hero({
      pose: 'stand',
      at: [450, 440],
      scale: 2.9,
      expression: 'yawning',
      strength: 'strong',
      act: { spine: -14, neck: 4, tilt: -8 },
      touch: { left: [190, 990], right: [700, 990] },
      hands: 'grip',
      handsDepth: 0.79,
    }),
    sailor({ at: [426, 1192], scale: 1, facing: 'right', lookAt: 'hero.mouth', depth: 0.8415 }),
    ladybug(640, 756, 0.6, 'left', 0.82),
  ],
};
