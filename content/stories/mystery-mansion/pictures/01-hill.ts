import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, line, rings, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb, house } from '../parts.ts';

const thistle = (
  x: number,
  y: number,
  s: number,
  colour: string,
  head: string,
  depth: number,
): SceneCut[] => [
  line('0,0 6,-90 -4,-190', colour, 12, { at: [x, y], scale: s, depth }),
  cut('0,-70! 60,-130 40,-90! 90,-100 30,-50!', colour, { at: [x, y], scale: s, depth, lift: 0.5 }),
  cut('0,-60! -60,-110 -44,-76! -90,-80 -30,-40!', colour, { at: [x, y], scale: s, depth, lift: 0.5 }),
  cut('-30,-180 -24,-214 0,-222 24,-214 30,-180 0,-164', colour, {
    at: [x, y],
    scale: s,
    depth: depth + 0.0002,
    lift: 0.6,
  }),
  snip('-26,-212! -34,-262! -14,-236! 0,-272! 14,-236! 34,-262! 26,-212!', head, {
    at: [x, y],
    scale: s,
    depth: depth + 0.0001,
    lift: 0.5,
  }),
];

export const scene: Picture = {
  set: 'outside',
  light: 'dusk',
  shot: 'establish',
  lighting: {},
  cuts: [
    wall('#453a70'),
    cut('-460,330 140,300 360,350 600,318 1360,360 1360,1400! -460,1400!', '#6d4a7c', { depth: 0.59 }),
    cut('-460,560 200,520 460,570 700,536 1360,580 1360,1400! -460,1400!', '#ad6079', { depth: 0.591 }),
    cut('-460,720 220,696 460,732 700,710 1360,740 1360,1400! -460,1400!', '#e59a6e', { depth: 0.592 }),
    rings(628, 215, [170, 110, 60], '#ffcf6f', { what: 'candle', depth: 0.595, opacity: 0.3 }),
    ...house(628, 660, 0.72, 0.6, [0], '#281f45', '#140f2a'),
    cut(
      '-460,1030 120,980 300,890 470,710 560,640 700,634 790,710 1360,870 1360,1400! -460,1400!',
      '#30264e',
      { depth: 0.61, lift: 2, print: 'letters' },
    ),
    line('616,160 606,120 626,76 612,24 622,-20', '#a08bb0', 5, { depth: 0.594, opacity: 0.7 }),
    cut(
      '612,662! 644,662! 690,740 600,800 520,850 560,910 700,960 640,1050 440,1130 330,1230 330,1400! 130,1400! 190,1200 330,1090 520,1010 560,968 440,912 420,846 520,780 600,730',
      '#86658a',
      { depth: 0.62, lift: 0.6 },
    ),
    cut('-460,1150 140,1130 380,1190 640,1250 1360,1160 1360,1400! -460,1400!', '#1c1634', {
      depth: 0.63,
      lift: 1.6,
    }),
    crumb(360, 1205, 0.64),
    crumb(404, 1166, 0.64),
    crumb(456, 1126, 0.64),
    ...thistle(70, 1340, 1.2, '#120d28', '#9a4672', 0.8),
    ...thistle(800, 1350, 1.6, '#120d28', '#a84d7c', 0.8),
    ...thistle(690, 1360, 0.9, '#120d28', '#8a3f6a', 0.79),
    ...thistle(892, 1310, 1.1, '#120d28', '#8a3f6a', 0.79),
  ],
  cast: [
    { who: 'hero', pose: 'point', facing: 'backRight', at: [280, 1262], scale: 0.74, act: { spine: 14 } },
    { who: 'gravy', at: [540, 1276], scale: 0.72, facing: 'right', lookAt: [628, 215] },
    { who: 'friend', pose: 'stand', at: [405, 1266], scale: 0.68, facing: 'backRight', act: { spine: 12 } },
  ],
};
