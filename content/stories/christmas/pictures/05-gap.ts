import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { FOURTH_OUTDOORS, FRIEND_OUTDOORS, GOLD, house, SNOW, THIRD_OUTDOORS } from '../parts.ts';

export const scene: Picture = {
  set: 'row',
  plain: '#1f2658',
  shot: 'cut-away',
  seed: 7,
  wide: { zoom: 1, on: [450, 800], at: [0.5, 0.5] },
  cuts: kept([
    // A lit Row, and the hole in it.
    ...house(-60, 1000, 220, 800, '20', 0.1),
    ...house(130, 1010, 200, 860, '21', 0.11),
    ...house(770, 1010, 200, 860, '22', 0.11),
    ...house(960, 1000, 220, 800, '18', 0.1),
    snip('236,1040! 236,330! 450,120! 664,330! 664,1040!', '#191a3c', {
      depth: 0.13,
      lift: 2,
      print: 'calendar',
    }),
    cut('216,340! 450,96! 684,340! 640,350! 450,160! 260,350!', SNOW, { depth: 0.14, lift: 1.2 }),
    box(310, 380, 590, 580, '#0d1030', { what: 'window', depth: 0.14, lift: 0 }),
    line('450,380 450,580', '#191a3c', 12, { depth: 0.141 }),
    line('310,480 590,480', '#191a3c', 12, { depth: 0.141 }),
    box(366, 680, 534, 1040, '#3a2c4c', { what: 'door', depth: 0.14, lift: 1 }),
    disc(390, 880, 12, '#0d0c20', { depth: 0.142 }),
    { letters: '23', at: [450, 730], size: 42, colour: '#8a90c0', depth: 0.142 },
    cut('-400,1020! 200,1000 480,1030 760,1000 1300,1020! 1300,1700! -400,1700!', '#cfd8f0', {
      depth: 0.3,
      lift: 1.4,
    }),
    oval(450, 1150, 420, 90, '#e6ecf8', { depth: 0.31, lift: 0 }),
    // A trumpet, toward the door.
    line('640,872 590,866 556,864', GOLD, 17, { what: 'trumpet', depth: 0.75 }),
    cut('566,864! 520,826 508,864 520,902', '#d9a23a', { what: 'trumpet', depth: 0.751, lift: 0.8 }),
    // A cake.
    oval(312, 1112, 82, 20, '#f4f6fc', { depth: 0.755, lift: 1 }),
    cut('252,1106! 256,1050 312,1040 368,1050 372,1106!', '#b5603f', { what: 'cake', depth: 0.756, lift: 1 }),
    cut(
      '250,1064 256,1038 312,1028 368,1038 374,1064 350,1058 330,1074 310,1058 288,1072 268,1058',
      '#fff3e0',
      {
        depth: 0.757,
        lift: 0.4,
      },
    ),
    disc(312, 1022, 11, '#c8503f', { depth: 0.758 }),
  ]),
  cast: [
    person('goalkeeper', [300, 838], 0.9, {
      wears: THIRD_OUTDOORS,
      pose: 'bow',
      facing: 'right',
      expression: 'curious',
      lookAt: [390, 880],
      depth: 0.69,
    }),
    person('trumpeter', [690, 836], 0.85, {
      wears: FOURTH_OUTDOORS,
      facing: 'left',
      expression: 'holdingBreath',
      act: { spine: -8 },
      touch: { left: [610, 890] },
      handsDepth: 0.76,
      depth: 0.7,
    }),
    person('baker', [822, 740], 1, {
      facing: 'left',
      expression: 'tender',
      act: { spine: 14 },
      hands: 'clasp',
      lookAt: [450, 800],
      depth: 0.68,
    }),
    person('friend', [190, 920], 1.05, {
      wears: FRIEND_OUTDOORS,
      facing: 'right',
      expression: 'worried',
      act: { spine: 10 },
      touch: { left: [262, 1112], right: [356, 1112] },
      handsDepth: 0.76,
      lookAt: [450, 860],
      depth: 0.73,
    }),
    person('hero', [590, 1060], 1, {
      facing: 'left',
      expression: 'thinking',
      act: { spine: 12 },
      lookAt: [450, 500],
      depth: 0.74,
    }),
  ],
};
