import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import type { Picture } from '../../../pictures.ts';
import { boat, ticketBoat } from '../parts/boats.ts';
import {
  CLOTHES,
  CREAM,
  grassBlades,
  hero,
  ladybug,
  letter,
  pond,
  sailor,
  tinyFairy,
  WHOLE_PAGE,
  washing,
} from '../parts.ts';

export const scene: Picture = {
  set: 'pond',
  shot: 'over-the-shoulder',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [150], at: [700, 150], colour: '#f8dc93', lit: false, depth: 0.1 },
    {
      shape: '-100,250 160,200 380,226 640,190 1000,230 1000,420! -100,420!',
      colour: '#8c8a52',
      lift: 0.8,
      print: 'map',
      depth: 0.12,
    },
    pond(330, '#5f9490', { depth: 0.2 }),
    { shape: '520,380 720,372 900,384 720,394', colour: '#f3cf84', lift: 0, lit: false, depth: 0.21 },
    { shape: '480,900 680,890 900,904 690,914', colour: '#f7dc94', lift: 0, lit: false, depth: 0.21 },
    // A hundred, with the two in front.
    ...Array.from({ length: 99 }, (_, i) => {
      const [row, c] = [Math.floor(i / 10), i % 10];
      const far = row / 9;
      const x = 560 + (c - 4) * (36 + far * 17) + (row % 2) * 16;
      return boat(
        Math.round(x),
        Math.round(400 + far * far * 250 + far * 190),
        0.5 + far * 0.34,
        0.3 + row * 0.01 + c * 0.0006,
        {
          hull: CLOTHES[(i + row) % 6]!,
          sail: i % 4 ? CREAM : '#ffffff',
        },
      );
    }).flat(),
    // The lilies that they have to go around.
    ...called('lilies', [
      ...(
        [
          [800, 1150, 1],
          [720, 1200, 0.8],
          [860, 1216, 0.9],
        ] as const
      ).map(
        ([x, y, s]): SheetCut => ({
          shape: '0,0! 60,-16 66,12 10,30 -56,20 -54,-14',
          at: [x, y],
          scale: s,
          colour: '#5b7a48',
          lift: 0.6,
          depth: 0.45,
        }),
      ),
      {
        shape: '-26,0 -34,-26! -12,-14 0,-40! 12,-14 34,-26! 26,0',
        at: [806, 1142],
        colour: '#f7d9de',
        lift: 0.8,
        depth: 0.46,
      },
    ]),
    // In front the largest: what lies between them is the smallest.
    ...boat(520, 940, 4.4, 0.42, { hull: '#8a5f3c', sail: CREAM, lift: 0.6 }),
    ...tinyFairy(470, 926, 78, 2, 0.425),
    ...boat(850, 960, 4.6, 0.43, { hull: '#6f8fb0', sail: '#f3d9a4', lift: 0.6 }),
    ...tinyFairy(810, 946, 82, 0, 0.435),
    ...ticketBoat(690, 1040, 0.95, 0.5),
    { rings: [84, 108], at: [690, 1070], width: 4, flat: 0.18, colour: '#fff2c4', depth: 0.49 },
    {
      shape: '-100,1500! -100,800 60,756 220,780 400,870 520,1000 590,1180 620,1500!',
      colour: '#46523a',
      lift: 2.4,
      print: 'knitting',
      depth: 0.76,
    },
    ...[0, 1, 2, 3].flatMap((i): SceneCut[] => {
      const x = 330 + i * 70,
        y = 846 + i * 84 + (i > 1 ? 30 : 0);
      return [
        ...tinyFairy(x, y, 66, i + 1, 0.79),
        { line: `${x + 18},${y - 20} ${x + 18},${y - 100}`, width: 4, colour: '#5a432c', depth: 0.792 },
        {
          shape: '0,0! 14,8 8,26 14,44! 0,40!',
          at: [x + 20, y - 98],
          colour: CLOTHES[(i + 4) % 6]!,
          lift: 0.4,
          depth: 0.793,
        },
      ];
    }),
    ...washing([230, 640], [330, 420], 20, 0.8, 3, 0.9),
    ...grassBlades([640, 690, 760, 830, 880], 1350, 200, -16, '#5d6a3a', 0.82),
    ...letter(186, 760, 0.9, 0.83),
  ],
  cast: [
    hero({
      pose: 'stand',
      facing: 'backRight',
      at: [90, 560],
      scale: 2.3,
      act: { spine: 12 },
      lookAt: [690, 960],
    }),
    sailor({ at: [684, 1040], scale: 0.72, facing: 'left', depth: 0.5015 }),
    ladybug(180, 806, 0.64, 'right', 0.82),
    { who: 'beetle', at: [120, 1120], scale: 0.6, facing: 'right', depth: 0.82 },
  ],
};
