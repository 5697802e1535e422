import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Picture } from '../../../pictures.ts';
import { boat, ticketBoat } from '../parts/boats.ts';
import { dandelionSeed, hero, MOSS, pond, sailor, WHOLE_PAGE } from '../parts.ts';

export const scene: Picture = {
  set: 'pond',
  plain: '#f0b653',
  shot: 'establish',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [330], at: [560, 470], colour: '#f6c973', lit: false, depth: 0.1 },
    { rings: [190], at: [560, 470], colour: '#ffe6a6', lit: false, depth: 0.11 },
    pond(470, '#6f8f83', { depth: 0.2 }),
    {
      shape: '400,480! 720,480! 640,600 700,760 600,900 660,1100 560,1300 520,1100 560,900 460,760 500,600',
      colour: '#ffd98a',
      opacity: 0.7,
      lift: 0,
      lit: false,
      depth: 0.21,
    },
    ...Array.from({ length: 22 }, (_, i): SceneCut[] => {
      const row = Math.floor(i / 8),
        c = i % 8,
        x = 330 + c * 84 + row * 26,
        y = 540 + row * 110 + (c % 2) * 14,
        s = 0.8 + row * 0.25;
      return [
        ...boat(x, y, s, 0.3 + row * 0.01, { hull: '#4a2b1c', sail: '#4a2b1c' }),
        {
          shape: '-20,12! 20,12! 12,30 14,52 2,70! 0,40',
          at: [x, y],
          scale: s,
          colour: '#4c675f',
          opacity: 0.7,
          lift: 0,
          depth: 0.29,
        },
      ];
    }).flat(),
    ...ticketBoat(640, 1010, 1.8, 0.5),
    {
      shape: '-70,44! 70,44! 40,80 26,150 10,210! -6,150 -40,80',
      at: [610, 1020],
      scale: 1.5,
      colour: '#4c675f',
      opacity: 0.7,
      lift: 0,
      depth: 0.48,
    },
    { line: '606,944 634,934', width: 5, colour: '#fff1c8', lit: false, depth: 0.52 },
    { line: '604,962 634,968', width: 5, colour: '#fff1c8', lit: false, depth: 0.52 },
    ...dandelionSeed(800, 150, 0.6, 0.6),
    {
      shape: '-100,1500! -100,900 40,850 160,890 240,1000 290,1200 300,1500!',
      colour: MOSS,
      lift: 2.2,
      print: 'knitting',
      depth: 0.76,
    },
  ],
  cast: [
    hero({
      pose: 'stand',
      facing: 'side',
      at: [120, 690],
      scale: 2.3,
      expression: 'worried',
      touch: { right: [330, 900] },
      act: { spine: 14 },
      lookAt: [640, 980],
    }),
    sailor({
      at: [566, 1012],
      scale: 1.15,
      facing: 'right',
      expression: 'effort',
      act: { spine: 12 },
      depth: 0.515,
    }),
  ],
};
