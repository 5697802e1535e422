import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { bang } from '../../../cuts/bang.ts';
import type { Picture } from '../../../pictures.ts';
import { boat, ticketBoat } from '../parts/boats.ts';
import { CLOTHES, grassBlades, hero, ladybug, letter, pond, sailor, WHOLE_PAGE } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'meadow',
  light: 'dusk',
  plain: '#6f4664',
  papers: { land: 'sea-chart' },
  lighting: {},
  seed: 8,
  shot: 'small-before-big',
  camera: WHOLE_PAGE,
  wide: { zoom: 1.2, on: [450, 680], at: [0.5, 0.5] },
  cuts: [
    ...bang('CHOO!', { at: [380, 380], size: 125, colour: '#b8432f', climb: 8, depth: 0.95 }),
    { rings: [430], at: [580, 440], colour: '#a0617a', depth: 0.1, lit: false },
    { rings: [375], at: [580, 440], colour: '#f9d08a', depth: 0.11, lit: false },
    {
      shape: '-100,960 200,910 520,930 760,900 1000,930 1000,1500! -100,1500!',
      colour: '#4a3550',
      lift: 0.8,
      print: 'map',
      depth: 0.2,
    },
    pond(980, '#5f527c', { depth: 0.24 }),
    { line: '760,960 790,900 850,900', width: 10, colour: '#c9a06a', depth: 0.26 },
    { line: '780,960 850,910', width: 8, colour: '#c9a06a', depth: 0.26 },
    { shape: '770,920 800,890 850,884 870,910 820,930', colour: '#c4694a', lift: 0.4, depth: 0.27 },
    {
      shape: '-40,8 -16,0 -10,-24 16,-26 22,-2 46,4 0,14',
      at: [800, 800],
      turn: -24,
      colour: '#dcc08a',
      lift: 0.6,
      depth: 0.28,
    },
    // One blast out of the mouth, sideways over the whole pond.
    {
      shape: '400,850! 640,640 1100,380! 1340,520! 1340,900! 1000,960 400,900!',
      colour: '#fdeed2',
      opacity: 0.34,
      lift: 0,
      lit: false,
      depth: 0.36,
    },
    ...[
      '430,850 620,700 980,470',
      '440,862 700,730 1240,560',
      '440,884 700,850 1300,760',
      '430,900 680,930 1100,930',
    ].map((line): LineCut => ({ line, width: 6, colour: '#fff6e4', opacity: 0.8, depth: 0.38 })),
    ...Array.from({ length: 24 }, (_, i) => {
      const t = i / 23;
      const side = ((i * 0.618) % 1) * 2 - 1;
      const k = 0.8 + t * 0.9;
      return boat(
        Math.round(500 + t * 380),
        Math.round(870 - t * 190 + side * (40 + t * 250)),
        k,
        0.4 + i * 0.002,
        {
          full: true,
          turn: 14 + ((i * 5) % 4) * 6 + Math.round(side * 14),
          hull: CLOTHES[i % 6]!,
          sail: i % 3 ? '#fffdf4' : '#dfe9f4',
          lift: 0.3,
        },
      );
    }).flat(),
    ...ticketBoat(830, 470, 0.85, 0.6, { full: true, turn: 12 }),
    {
      shape: '-200,1500! -200,1180 20,1130 200,1180 330,1300 380,1500!',
      colour: '#4d5f45',
      lift: 2,
      print: 'knitting',
      depth: 0.76,
    },
    ...grassBlades([500, 580, 660, 740, 820], 1340, 90, 120, '#22303a', 0.8),
    ...letter(500, 960, 1.3, 0.83, -30),
  ],
  cast: [
    hero({
      pose: 'stand',
      facing: 'right',
      at: [190, 780],
      scale: 2.5,
      touch: { right: [400, 1190], left: [20, 1170] },
      hands: 'grip',
      expression: 'sneezing',
      strength: 'strong',
      act: { spine: 14, neck: 8 },
    }),
    sailor({ at: [824, 472], scale: 0.66, facing: 'left', pose: 'jump', expression: 'joy', depth: 0.6015 }),
    ladybug(510, 1020, 0.7, 'right', 0.82, -40),
  ],
};
