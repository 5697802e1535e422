import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc, smallPerson } from '../../../cuts/flat.ts';
import { tenth } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bath, goose } from '../parts.ts';

const [LEFT, RIGHT] = [-440, 1340];
/** A sheet from edge to edge: `high` is how far it swells, `long` from crest to crest. */
const swell = (
  y: number,
  high: number,
  long: number,
  shift: number,
  colour: string,
  depth: number,
): SheetCut => {
  const crests = Array.from(
    { length: Math.ceil((RIGHT - LEFT) / long) + 1 },
    (_, i) => LEFT + shift + i * long,
  );
  const points = crests.flatMap((x) => [
    `${tenth(x)},${tenth(y + high * 0.5)}`,
    `${tenth(x + long * 0.3)},${tenth(y - high * 0.4)}`,
    `${tenth(x + long * 0.52)},${tenth(y - high * 0.5)}`,
    `${tenth(x + long * 0.72)},${tenth(y + high * 0.2)}`,
  ]);
  return {
    what: 'sheet',
    shape: `${LEFT - 160},${y}! ${points.join(' ')} ${RIGHT + 260},${y}! ${RIGHT + 260},1700! ${LEFT - 160},1700!`,
    colour,
    depth,
    lift: 0.5 + high / 60,
    print: 'sea-chart',
  };
};
const BLUES = ['#b4cfe6', '#dbe8f3', '#c3d9eb', '#eaf2f8'];
const COATS = ['#8e4358', '#6e8aa3', '#c4694a', '#6c7b55', '#7c5a44', '#5b3a48'];
const SKINS = ['#e3b997', '#925d41', '#623d2e', '#c08b66'];
/** Who holds it up, row behind row: heads between the waves. */
const holders = (y: number, s: number, depth: number, row: number): SceneCut[] =>
  Array.from({ length: 7 }, (_, i) =>
    smallPerson(
      LEFT + 90 + i * 270 + row * 96,
      y,
      s,
      COATS[(i + row) % 6]!,
      depth,
      undefined,
      SKINS[(i * 3 + row) % 4]!,
    ),
  ).flat();
/** The ground that waves come over, y by y from the edge of the world. */
const ROWS = [352, 372, 396, 424, 458, 498, 546, 604, 672, 752, 846, 956] as const;

export const scene: Picture = {
  set: 'meadow',
  shot: 'establish',
  camera: cam(),
  plain: '#a6d3ea',
  wide: cam({ on: [450, 740], zoom: 1.08 }),
  cuts: [
    { shape: '-500,330! 1500,330! 1500,420! -500,420!', colour: '#8fb562', depth: 0.15, lift: 0 },
    ...ROWS.map((y, i) =>
      swell(y, 8 + i * 5.4, 110 + i * 38, -(i % 3) * (40 + i * 12), BLUES[i % 4]!, 0.2 + i * 0.035),
    ),
    ...[3, 5, 7, 9].flatMap((i) => holders(ROWS[i]! - 8 - i * 2, 0.2 + i * 0.045, 0.198 + i * 0.035, i)),
    ...bath([206, 690], 290, 0.535),
    { line: '300,690 420,810', width: 14, colour: '#8a6242', depth: 0.54 },
    swell(1120, 96, 560, -120, '#f6fafd', 0.77),
    swell(1236, 70, 500, -340, '#cfe0ee', 0.79),
    // Flour, thrown by the handful.
    ...(
      [
        [560, 640, 26],
        [520, 700, 14],
        [610, 580, 12],
        [800, 600, 30],
        [850, 680, 16],
        [760, 540, 12],
        [540, 860, 22],
        [500, 940, 30],
        [860, 860, 24],
        [900, 980, 34],
        [470, 1040, 18],
        [720, 560, 18],
        [640, 1040, 22],
        [780, 1010, 26],
        [590, 980, 12],
      ] as const
    ).map(([x, y, r]) =>
      disc(x, y, r, '#fffdf4', { what: 'flour', opacity: 0.92, depth: 0.765, flat: 0.85 }),
    ),
  ],
  cast: [
    {
      who: 'king',
      in: 'bath',
      pose: 'row',
      at: [200, 584],
      by: 'head',
      scale: 1.05,
      facing: 'right',
      expression: 'delight',
      seatOn: 'boat',
      shadow: false,
      depth: 0.53,
    },
    {
      who: 'cow',
      at: [220, 1070],
      scale: 0.72,
      depth: 0.583,
      facing: 'right',
      mood: 'glad',
      floats: 'stands behind the first wave',
    },
    ...(
      [
        [40, 300, 0.5, 'right'],
        [180, 220, 0.42, 'left'],
        [330, 330, 0.4, 'right'],
        [400, 236, 0.34, 'left'],
        [560, 300, 0.38, 'right'],
        [720, 240, 0.44, 'left'],
        [850, 340, 0.5, 'left'],
        [60, 400, 0.46, 'left'],
        [480, 380, 0.36, 'left'],
      ] as const
    ).map(([x, y, scale, facing], i) =>
      goose({ name: `g${i}`, at: [x, y + 60], scale, facing, pose: 'joy', depth: 0.7 }),
    ),
    {
      who: 'hero',
      pose: 'stand',
      at: [680, 760],
      by: 'head',
      scale: 1.75,
      facing: 'front',
      expression: 'calling',
      act: { spine: 14 },
      touch: { right: [830, 640], left: [560, 930] },
      hands: { right: 'open', left: 'open' },
      shadow: false,
      depth: 0.74,
    },
  ],
};
