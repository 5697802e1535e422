import type { LineCut, SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc, smallPerson } from '../../../cuts/flat.ts';
import { tenth } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bath, goose, hillside, meg } from '../parts.ts';

const [LEFT, RIGHT] = [-440, 1340];
/** A sheet from edge to edge, far off: `high` is how far it swells, `long` from crest to crest. */
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
    shape: `${LEFT - 160},${y}! ${points.join(' ')} ${RIGHT + 260},${y}! ${RIGHT + 260},1700! ${LEFT - 160},1700!`,
    colour,
    depth,
    lift: 0.5 + high / 60,
    print: 'sea-chart',
  };
};

interface Sheet {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Half of what it swells, and from its upper to its lower hem. */
  readonly swells: number;
  readonly wide: number;
  readonly colour: string;
  readonly depth: number;
}
/** A sheet with its hems and the pegs still on it, up at both ends, where somebody holds it. */
const bedsheet = ({ from, to, y, swells, wide, colour, depth }: Sheet): SceneCut[] => {
  const steps = Math.round((to - from) / 110);
  const edge = (dy: number, inset: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const x = from + inset + ((to - from - 2 * inset) * i) / steps;
      return [tenth(x), tenth(y + dy - swells * Math.cos((i * Math.PI) / 2))] as const;
    });
  const upper = edge(0, 0);
  const lower = edge(wide, 0);
  const [first, last] = [upper[0]!, upper.at(-1)!];
  const hem = (dy: number, inset: number): LineCut => ({
    line: edge(dy, inset)
      .map(([x, z]) => `${x},${z}`)
      .join(' '),
    width: 7,
    colour: '#7fa3cc',
    depth: depth + 0.001,
  });
  return [
    {
      what: 'sheet',
      shape: `${first[0]},${first[1]}! ${upper
        .slice(1, -1)
        .map(([x, z]) => `${x},${z}`)
        .join(' ')} ${last[0]},${last[1]}! ${lower
        .toReversed()
        .map(([x, z], i) => `${x},${z}${i === 0 || i === steps ? '!' : ''}`)
        .join(' ')}`,
      colour,
      depth,
      lift: 2,
      print: 'sea-chart',
    },
    hem(wide - 16, 6),
    hem(wide - 32, 6),
    ...upper
      .filter((_, i) => i % 3 === 2 && i < steps)
      .map(
        ([x, z], i): SheetCut => ({
          shape: '-8,-26! 8,-26! 6,22! -6,22!',
          at: [x, z],
          turn: i * 9 - 8,
          snip: true,
          colour: '#b98a5a',
          depth: depth + 0.002,
          lift: 1,
        }),
      ),
  ];
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
/** The ground that far waves come over, y by y from the edge of the world. */
const ROWS = [362, 380, 402, 428, 458, 494, 534] as const;

export const scene: Picture = {
  set: 'meadow',
  shot: 'establish',
  camera: cam(),
  plain: '#a6d3ea',
  wide: cam({ on: [450, 800] }),
  cuts: [
    { shape: '-500,340! 1500,340! 1500,420! -500,420!', colour: '#8fb562', depth: 0.15, lift: 0 },
    ...ROWS.map((y, i) =>
      swell(y, 8 + i * 5, 110 + i * 38, -(i % 3) * (40 + i * 12), BLUES[i % 4]!, 0.2 + i * 0.02),
    ),
    ...[2, 4, 6].flatMap((i) => holders(ROWS[i]! - 8 - i * 2, 0.2 + i * 0.05, 0.198 + i * 0.02, i)),
    swell(590, 60, 380, -60, '#b4cfe6', 0.36),
    ...bedsheet({ from: -420, to: 320, y: 634, swells: 30, wide: 210, colour: '#c3d9eb', depth: 0.4 }),
    ...bedsheet({ from: 560, to: 1330, y: 634, swells: 30, wide: 210, colour: '#c3d9eb', depth: 0.4 }),
    ...bath([206, 720], 270, 0.535),
    { line: '296,720 400,836', width: 14, colour: '#8a6242', depth: 0.54 },
    ...bedsheet({ from: 84, to: 880, y: 800, swells: 40, wide: 270, colour: '#dbe8f3', depth: 0.57 }),
    ...bedsheet({ from: -420, to: 40, y: 820, swells: 40, wide: 270, colour: '#eaf2f8', depth: 0.56 }),
    ...bedsheet({ from: 920, to: 1380, y: 830, swells: 40, wide: 270, colour: '#eaf2f8', depth: 0.56 }),
    hillside(1090, '#86ad55', { depth: 0.6 }),
    ...bedsheet({ from: -420, to: 336, y: 1050, swells: 46, wide: 190, colour: '#f6fafd', depth: 0.69 }),
    // Flour, thrown by the handful.
    ...(
      [
        [600, 640, 20],
        [560, 720, 14],
        [790, 620, 24],
        [850, 700, 16],
        [740, 560, 12],
        [560, 900, 20],
        [520, 1000, 24],
        [800, 900, 24],
        [870, 1000, 26],
        [700, 610, 16],
        [650, 1040, 20],
        [760, 1090, 22],
        [590, 1110, 12],
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
      at: [200, 620],
      by: 'head',
      scale: 1,
      facing: 'right',
      expression: 'delight',
      seatOn: 'boat',
      shadow: false,
      depth: 0.53,
    },
    {
      who: 'cow',
      at: [150, 1200],
      scale: 0.62,
      depth: 0.64,
      facing: 'right',
      mood: 'glad',
      floats: 'stands behind the first sheet',
    },
    meg({
      pose: 'lift',
      at: [344, 770],
      scale: 0.6,
      facing: 'left',
      expression: 'joy',
      lookAt: 'hero',
      touch: { right: [314, 620], left: [318, 640] },
      hands: 'grip',
      shadow: false,
      floats: 'stands behind the second sheet',
      depth: 0.39,
      handsDepth: 0.41,
    }),
    {
      who: 'wat',
      pose: 'lift',
      at: [536, 770],
      scale: 0.66,
      facing: 'right',
      expression: 'joy',
      touch: { right: [564, 622], left: [560, 640] },
      hands: 'grip',
      shadow: false,
      floats: 'stands behind the second sheet',
      depth: 0.39,
      handsDepth: 0.41,
    },
    {
      who: 'laundress',
      pose: 'lift',
      at: [60, 1010],
      scale: 0.86,
      facing: 'right',
      expression: 'joy',
      lookAt: 'hero',
      touch: { right: [96, 780], left: [88, 800] },
      hands: 'grip',
      shadow: false,
      depth: 0.555,
      handsDepth: 0.58,
    },
    {
      who: 'maid',
      pose: 'lift',
      at: [352, 1250],
      scale: 0.9,
      facing: 'left',
      expression: 'joy',
      lookAt: 'hero',
      touch: { right: [326, 1020], left: [332, 1046] },
      hands: 'grip',
      depth: 0.68,
      handsDepth: 0.7,
    },
    ...(
      [
        [-10, 330, 0.5, 'right'],
        [130, 396, 0.42, 'left'],
        [330, 420, 0.4, 'right'],
        [404, 340, 0.34, 'left'],
        [540, 400, 0.38, 'right'],
        [720, 340, 0.44, 'left'],
        [850, 430, 0.5, 'left'],
        [40, 470, 0.46, 'left'],
        [640, 460, 0.36, 'left'],
      ] as const
    ).map(([x, y, scale, facing], i) =>
      goose({ name: `g${i}`, at: [x, y + 60], scale, facing, pose: 'joy', depth: 0.37 }),
    ),
    {
      who: 'hero',
      pose: 'stand',
      at: [680, 800],
      by: 'head',
      scale: 1.6,
      facing: 'front',
      expression: 'delight',
      act: { spine: 13 },
      touch: { right: [824, 690], left: [560, 990] },
      hands: { right: 'open', left: 'open' },
      depth: 0.74,
    },
  ],
};
