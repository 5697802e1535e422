import { cut, glow, line, snip, stars, word } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { planks } from '../parts.ts';

export const scene: Picture = {
  set: 'ship',
  light: 'dusk',
  shot: 'two-touching',
  why: { contrast: 'they speak of the star' },
  plain: '#4a3550',
  wide: { zoom: 0.86, on: [450, 700], at: [0.5, 0.5] },
  lighting: { from: [450, 620] },
  cuts: kept([
    ...planks(-300, 1700, 122, ['#6e4c50', '#654549', '#77535a'], 0.1),
    ...glow(470, 700, 700, ['#85605a', '#a3775f', '#c49368', '#dcae74'], { depth: 0.2, step: 0.0005 }),
    // Beyond the rail the sky lies in the sea.
    snip('-460,-300! 1360,-300! 1360,-60! 620,60! -460,560!', '#1c2450', {
      depth: 0.3,
      lift: 2,
      print: 'sea-chart',
    }),
    line('-460,566 620,66 1360,-54', '#8a5c4a', 30, { depth: 0.31 }),
    ...stars(
      [
        [60, 110],
        [330, 70],
        [120, 250],
        [20, 290],
        [480, 40],
        [-160, 330],
        [-100, 120],
      ],
      0.32,
      '#fff1c4',
    ),
    // That star.
    cut('0,-84! 16,-16 84,0! 16,16 0,84! -16,16 -84,0! -16,-16', '#fff3c4', {
      what: 'star',
      at: [216, 150],
      depth: 0.33,
      lift: 0.8,
    }),
    // The list, new.
    snip('588,1012! 884,986! 904,1266! 610,1294!', '#f8ecd0', { depth: 0.4, lift: 1 }),
    word('CAPTAIN: Oona', 740, 1038, 24, '#4a3040', { depth: 0.41, turn: -5 }),
    word('MEASURE:', 744, 1084, 24, '#4a3040', { depth: 0.41, turn: -5 }),
    written('{name}', 748, 1122, 270, '#a24e3a', 0.41, { turn: -5 }),
    word('MATE:', 750, 1166, 24, '#4a3040', { depth: 0.41, turn: -5 }),
    written('{friend}', 752, 1202, 270, '#a24e3a', 0.41, { turn: -5 }),
    word('COOK: Cook', 756, 1246, 24, '#4a3040', { depth: 0.41, turn: -5 }),
    snip('20,900! 190,900! 190,1020! 20,1020!', '#8a5638', { depth: 0.5, lift: 1.2 }),
    word('LUGGAGE', 105, 966, 23, '#f0d49a', { depth: 0.51 }),
  ]),
  cast: [
    { who: 'goat', at: [80, 350], scale: 0.28, facing: 'right', depth: 0.335 },
    who('oona', 'stand', [420, 760], 1.4, {
      turn: 24,
      facing: 'front',
      expression: 'thinking',
      wears: { outfit: 'pirate', cloth: 'brick', extras: [], why: 'lying on the deck without the hat' },
      hands: { left: 'point' },
      lookAt: [216, 150],
      touch: { left: [250, 560] },
      depth: 0.72,
    }),
    hero('lieBack', [540, 560], 1.2, {
      turn: 204,
      facing: 'front',
      expression: 'wonder',
      hands: { right: 'point' },
      lookAt: [216, 150],
      touch: { right: [356, 420] },
      seatOn: 'bed',
      depth: 0.722,
    }),
    { who: 'parrot', at: [106, 898], scale: 0.62, pose: 'sleep', facing: 'right', depth: 0.52 },
  ],
};
