import type { Cover } from '../../../illustration/covers/cover.ts';
import type { SceneCut } from '../../../illustration/scene/format/cuts.ts';

const BROWN = '#5a3420';
const [X, Y] = [420, 980];
const ring = (radius: number, colour: string): SceneCut => ({
  rings: [radius],
  at: [X, Y],
  colour,
  lit: false,
});
const hand = (line: string, width: number): SceneCut => ({ line, width, colour: BROWN, lit: false });
/** The numbers of a clock face from behind, clockwise from the top. */
const BEHIND = ['IIX', 'IX', 'X', 'XI', 'IIIV', 'IIV', 'IV', 'V', 'VI', 'III', 'II', 'I'];
const dial: SceneCut[] = [
  ring(452, '#4a2c22'),
  ring(430, '#d98a34'),
  ring(412, '#f0b24e'),
  ring(290, '#f7cd74'),
  ring(190, '#fde3a4'),
  ...BEHIND.map(
    (letters, i): SceneCut => ({
      letters,
      at: [X + Math.sin((i * Math.PI) / 6) * 352, Y - Math.cos((i * Math.PI) / 6) * 352],
      turn: i * 30,
      size: 54,
      colour: BROWN,
      lit: false,
    }),
  ),
  hand('420,980 210,800', 22),
  hand('420,980 500,690', 15),
  ring(24, BROWN),
];
/** A missing day, a square of an almanac: where it flies, how large, how it is turned. */
const day = (
  n: number,
  at: readonly [number, number],
  scale: number,
  turn: number,
  depth: number,
): SceneCut[] => [
  {
    shape: '-46,-46! 46,-46! 46,46! -46,46!',
    snip: true,
    at,
    scale,
    turn,
    colour: n === 9 ? '#fff6d8' : '#f6e2b0',
    lift: 1.4,
    lit: false,
    depth,
  },
  {
    letters: String(n),
    at,
    turn,
    size: 50 * scale,
    colour: n === 9 ? '#b23a2c' : '#3a2a30',
    lit: false,
    depth: depth + 0.0002,
  },
];

export const cover: Cover = {
  title: ['Time', 'Traveler'],
  ink: 'cream',
  place: { top: 70, x: 440, width: 640, largest: 176, bow: 690 },
  scene: {
    backdrop: 'mansion',
    light: 'dusk',
    seed: 7,
    plain: '#2b2138',
    camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
    lighting: { from: [700, 700] },
    cuts: [
      {
        shape: '-460,-300! 1360,-300! 1360,1640! -460,1640!',
        snip: true,
        colour: '#2b2138',
        lit: false,
        lift: 0.4,
        print: 'calendar',
        depth: 0.58,
      },
      ...dial.map((piece, i) => ({ ...piece, depth: 0.6 + i * 0.0001 })),
      ...day(3, [470, 560], 0.62, -8, 0.68),
      ...day(4, [600, 580], 0.72, 14, 0.681),
      ...day(5, [716, 640], 0.8, -10, 0.682),
      ...day(6, [806, 730], 0.9, 18, 0.683),
      ...day(7, [690, 770], 0.9, -20, 0.684),
      ...day(8, [806, 880], 1, 8, 0.685),
      ...day(10, [800, 1040], 1.05, -14, 0.686),
      ...day(11, [680, 1150], 1.1, 12, 0.687),
      ...day(12, [830, 1200], 1.2, 24, 0.688),
      ...day(13, [560, 1240], 1.1, -12, 0.689),
      ...day(9, [596, 930], 1.25, 10, 0.76),
      {
        shape: '-460,1236 200,1224 700,1242 1360,1224 1360,1420! -460,1420!',
        colour: '#1c1428',
        lit: false,
        lift: 1.4,
        depth: 0.7,
      },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'catch',
        at: [330, 1246],
        scale: 1.55,
        facing: 'right',
        expression: 'wonder',
        act: { spine: 16 },
        touch: { right: [560, 950], left: [520, 1000] },
        lookAt: [596, 920],
        wears: { outfit: 'jumper', cloth: 'dusk', extras: ['scarf'] },
        depth: 0.74,
      },
      {
        who: 'mouse',
        at: [770, 1280],
        scale: 0.55,
        facing: 'left',
        colour: '#b9a7a0',
        lookAt: [596, 930],
        depth: 0.768,
      },
    ],
    describe:
      'Before the glowing back of a clock, whose numbers run the wrong way round, {name} catches a square with a nine on it; ten other days fly past.',
  },
  child: {
    skin: 's9',
    hair: 'sidePart',
    hairColour: 'honey',
    outfit: 'jumper',
    cloth: 'dusk',
    glasses: 'sport',
  },
};
