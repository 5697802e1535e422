import { cam } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, line, MITTENS, snowSlope, sock } from '../parts.ts';

export const scene: Picture = {
  set: 'village',
  shot: 'two-touching',
  camera: cam(),
  cuts: [
    box(-420, -300, 330, 1160, '#d7a58a', { depth: 0.2, lift: 2, print: 'knitting' }),
    box(60, 120, 250, 380, '#f6d88e', { depth: 0.21 }),
    box(40, 380, 270, 410, '#8a5a44', { depth: 0.22 }),
    line('330,110 560,150 900,90 1340,60', '#6a4f6e', 5, { depth: 0.23 }),
    ...sock(480, 200, 0.9, 0.24),
    ...sock(560, 206, 0.9, 0.24),
    ...sock(720, 176, 0.9, 0.24, 20),
    ...sock(810, 168, 0.9, 0.24, -6),
    snowSlope(1150, 1190, '#f4f5f4', 0.3, { print: 'knitting' }),
    box(60, 1010, 440, 1050, '#8a5a44', { depth: 0.5 }),
    box(90, 1050, 120, 1220, '#6e4436', { depth: 0.49 }),
    // The last of the red, put by for somebody.
    disc(190, 1130, 66, '#b8402f', { depth: 0.77 }),
    disc(300, 1112, 74, '#c8503f', { depth: 0.7701 }),
    disc(386, 1146, 56, '#a83a2c', { depth: 0.7702 }),
    line('250,1080 300,1110 360,1100', '#e07a60', 5, { depth: 0.7703 }),
    line('236,1120 300,1150 366,1140', '#e07a60', 5, { depth: 0.7703 }),
    cut('76,1150! 494,1140! 462,1330! 112,1330!', '#a9764a', {
      depth: 0.771,
      lift: 1.8,
      snip: true,
      print: 'ledger',
    }),
    cut('104,1194! 470,1186! 464,1262! 110,1270!', '#fbf1d8', { depth: 0.772, lift: 0.8, snip: true }),
    written('for {name}', 287, 1230, 340, '#a33a2c', 0.773, { turn: -1 }),
    line('330,700 310,740 330,770', '#cf8a6a', 5, { depth: 0.75 }),
    line('560,900 570,940 550,970', '#cf8a6a', 5, { depth: 0.75 }),
  ],
  props: [{ id: 'tulip', at: [160, 384], scale: 0.5, depth: 0.215 }],
  cast: [
    {
      who: 'hero',
      gloves: MITTENS,
      pose: 'hold',
      holding: 'none',
      at: [640, 540],
      by: 'head',
      scale: 1.75,
      facing: 'left',
      expression: 'worried',
      act: { spine: 13 },
      lookAt: 'grandfather',
      touch: { left: [500, 800], right: [470, 720] },
      depth: 0.735,
    },
    {
      who: 'grandfather',
      pose: 'sit',
      at: [270, 480],
      by: 'head',
      scale: 1.75,
      facing: 'right',
      expression: 'lookingDown',
      act: { spine: 14 },
      touch: { left: [410, 770], right: [450, 830] },
      depth: 0.73,
    },
  ],
};
