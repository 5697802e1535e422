import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Picture } from '../../../pictures.ts';
import { boat, ticketBoat } from '../parts/boats.ts';
import { CLOTHES, dandelionSeed, hero, MOSS, pond, sailor, tinyFairy, WHOLE_PAGE } from '../parts.ts';

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
        ...boat(x, y, s, 0.3 + row * 0.01, { hull: CLOTHES[(c + row) % 6]!, sail: '#f6ecd2' }),
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
    // Beside the largest lies the smallest.
    ...boat(790, 960, 6, 0.44, { hull: '#8a5f3c', sail: '#f6ecd2', lift: 0.8 }),
    ...tinyFairy(730, 940, 104, 2, 0.445),
    ...tinyFairy(850, 940, 104, 0, 0.446),
    ...ticketBoat(586, 1090, 1.15, 0.5),
    {
      shape: '-70,44! 70,44! 40,80 26,150 10,210! -6,150 -40,80',
      at: [586, 1090],
      scale: 1,
      colour: '#4c675f',
      opacity: 0.7,
      lift: 0,
      depth: 0.48,
    },
    { line: '604,1046 626,1038', width: 5, colour: '#fff1c8', lit: false, depth: 0.52 },
    { line: '604,1056 626,1060', width: 5, colour: '#fff1c8', lit: false, depth: 0.52 },
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
      at: [560, 1090],
      scale: 0.86,
      facing: 'right',
      expression: 'holdingBreath',
      strength: 'strong',
      hands: 'flat',
      touch: { right: [592, 1066] },
      act: { spine: 12 },
      depth: 0.515,
    }),
  ],
};
