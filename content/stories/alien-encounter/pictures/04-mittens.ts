import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc, line, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { lampGlow, lay, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'square',
  shot: 'close',
  cuts: [
    ...lay(
      0.59,
      wall('#0a2029'),
      lampGlow(450, 1420, [1000, 760, 520], ['#12404a', '#23706a', '#5ab38c']).map((p) => ({
        ...p,
        depth: 0.5901,
      })),
    ),
    ...visitor(430, 1470, 4.7, 0.73, {
      ears: [-104, -62, 100],
      look: [0.1, -0.75],
      mouth: 'sad',
      hands: [
        [-36, -92],
        [38, -90],
      ],
    }),
    ...lay(
      0.735,
      ...([-1, 1] as const).flatMap((side): SceneCut[] => {
        const x = 430 + side * 141;
        return [
          disc(x, 662, 104, '#fff8ec', { flat: 1.15 }),
          disc(x + 4, 632, 78, '#0c1a2e', { flat: 1.1 }),
          disc(x + 4, 632, 78, '#274a5c', { width: 6, flat: 1.1 }),
          disc(x - 26, 596, 13, '#fffaf0'),
          disc(x + 28, 676, 6, '#8ff0bd'),
        ];
      }),
      line('226,490 290,450 360,480', '#d9a393', 16),
      line('500,480 570,450 634,490', '#d9a393', 16),
    ),
    ...lay(
      0.78,
      snip('-460,1300! 1360,1280! 1360,1640! -460,1640!', '#3d7270', { lift: 2 }),
      disc(150, 1290, 44, '#eaf6fb'),
      line('150,1256 150,1324', '#9cc8da', 5),
      line('120,1273 180,1307', '#9cc8da', 5),
      line('180,1273 120,1307', '#9cc8da', 5),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      facing: 'left',
      at: [676, 1180],
      by: 'hand',
      scale: 3,
      turn: 14,
      hands: { right: 'open' },
      lookAt: [430, 480],
      seatOn: 'bed',
      shadow: false,
      depth: 0.76,
    },
  ],
};
