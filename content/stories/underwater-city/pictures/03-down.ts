import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { disc, inSubmarine, limpet, RED, sea, submarine, TURQUOISE, thread, wall } from '../parts.ts';

/** The submarine’s colours by depth, 0–4, from the surface to the sea bed: its yellow fades to gray. */
const FADED_YELLOWS = [
  ['#f0c23f', '#c9962c', '#f7eccb'],
  ['#d3b044', '#ad8735', '#e6e2c8'],
  ['#a59a58', '#857846', '#ccd2c8'],
  ['#757a70', '#5a5f5a', '#a3afb8'],
  ['#474d58', '#353a45', '#727f92'],
] as const;

export const scene: Picture = {
  backdrop: 'seabed',
  light: 'noon',
  plain: '#8fc6a0',
  papers: { land: 'sea-chart' },
  lighting: {},
  seed: 4,
  shot: 'cut-away',
  camera: cam(),
  wide: { zoom: 0.76, on: [450, 660], at: [0.5, 0.5] },
  cuts: [
    wall('#fdf3d4'),
    sea(40, '#a9d08c', 0.6),
    sea(320, '#4fa38c', 0.61),
    sea(580, '#2f7396', 0.62),
    sea(840, '#1f4470', 0.63),
    sea(1090, '#101c38', 0.64),
    ...(
      [
        [690, 190],
        [330, 440],
        [640, 700],
        [320, 960],
        [620, 1200],
      ] as const
    ).flatMap((at, i): SceneCut[] => [
      ...submarine(at, 0.58, 0.73, ...FADED_YELLOWS[i]!, `submarine ${i}`),
      disc(at[0], at[1], 74, ['#cfeaf0', '#b9dcdc', '#8fb9cc', '#6585a8', '#41577c'][i]!, { depth: 0.712 }),
      thread(
        '-58,42 -20,56 22,54 56,34',
        30,
        ['#f4c64e', '#d3b044', '#8f8a5e', '#6d7477', '#4c5463'][i]!,
        0.725,
        {
          at,
          lit: false,
        },
      ),
      thread('-58,42 -20,56 22,54 56,34', 12, [RED, '#8e5a44', '#66604c', '#4d535c', '#333a48'][i]!, 0.7255, {
        at,
        lit: false,
      }),
      ...limpet(
        [at[0] - 20, at[1] - 112],
        0.6,
        0.76,
        [TURQUOISE, '#54938a', '#6c8288', '#727b86', '#5a6270'][i]!,
      ),
    ]),
  ],
  cast: (
    [
      [690, 190],
      [330, 440],
      [640, 700],
      [320, 960],
      [620, 1200],
    ] as const
  ).map((at, i) =>
    inSubmarine(at, 0.6, {
      name: i ? `h${i}` : 'hero',
      in: `submarine ${i}`,
      expression: i < 1 ? 'calm' : i < 4 ? 'lookingDown' : 'worried',
      facing: 'left',
      lookAt: [at[0] - 50, at[1] + 80],
    }),
  ),
};
