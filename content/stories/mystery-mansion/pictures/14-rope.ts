import { disc, line, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb } from '../parts.ts';

export const scene: Picture = {
  set: 'attic',
  shot: 'diagonal-run',
  lighting: { lamps: [{ on: [640, 200], reach: 1100, colour: '#cfd8ff' }] },
  cuts: [
    wall('#2b2148', { print: 'wallpaper' }),
    snip('430,-100! 1360,-100! 1360,230! 520,180!', '#1c2a6e', { depth: 0.59, lift: 0 }),
    ...[
      [560, 40],
      [640, 110],
      [720, 30],
      [800, 140],
      [860, 60],
      [700, 170],
      [890, 180],
    ].map(([x, y], i) => disc(x!, y!, i % 3 ? 6 : 10, '#fff2c4', { depth: 0.591 })),
    line('410,-100 512,190 1360,246', '#7a5648', 34, { depth: 0.6 }),
    snip('520,190! 1360,246! 700,1420! -40,1420!', '#5568b0', { depth: 0.595, lift: 0, opacity: 0.35 }),
    disc(690, 250, 74, '#7d5236', { depth: 0.62 }),
    disc(690, 250, 52, '#c9a070', { depth: 0.621 }),
    disc(690, 250, 16, '#fff0c4', { depth: 0.622 }),
    line('636,290 520,640 400,830', '#f0cf94', 14, { what: 'rope', depth: 0.7 }),
    line('744,270 800,700 770,1000', '#f0cf94', 12, { depth: 0.63 }),
    line('400,800 280,930', '#f0cf94', 8, { depth: 0.7 }),
    line('400,800 560,960', '#f0cf94', 8, { depth: 0.7 }),
    crumb(610, 1180, 0.8, 11),
    crumb(640, 1260, 0.8, 8),
  ],
  props: [{ id: 'basket', name: 'basket', at: [380, 1180], scale: 1.7, turn: -9, depth: 0.71 }],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      facing: 'right',
      in: 'basket',
      at: [320, 720],
      by: 'head',
      scale: 1.7,
      expression: 'holdingBreath',
      act: {
        spine: -14,
        arms: [
          [118, 140],
          [128, 158],
        ],
      },
      hands: 'fist',
      lookAt: [690, 200],
      seatOn: 'boat',
      shadow: false,
    },
    {
      who: 'gravy',
      at: [600, 1120],
      scale: 1.15,
      facing: 'right',
      mood: 'scared',
      depth: 0.7105,
      lookAt: [610, 1200],
    },
    { who: 'mouse', at: [766, 900], scale: 1.1, turn: 172, facing: 'left', depth: 0.7 },
  ],
};
