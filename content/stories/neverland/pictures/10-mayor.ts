import { box, cut, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'close',
  lighting: { lamps: [{ on: [150, 420], reach: 1100, colour: '#c6e88a' }] },
  cuts: [
    wall('#2b3a30', { print: 'ledger' }),
    ...pool(150, 400, [560, 400, 260], ['#3f5a3e', '#5f7f4c', '#94b062'], 0.585),
    line('150,420 150,940', '#8a6a34', 20, { depth: 0.6 }),
    cut('40,430! 70,330 150,300 230,330 260,430! 150,446', '#4f9a5c', { depth: 0.61, lift: 1.4 }),
    cut('60,432! 150,446 240,432! 200,462 100,462', '#f6ffd0', { depth: 0.612, lift: 0 }),
    box(700, 120, 870, 340, '#c9a24a', { depth: 0.6, lift: 1.6 }),
    box(716, 136, 854, 324, '#fff8e4', { depth: 0.601, lift: 0.2, print: 'exercise-book' }),
    word('REPORT', 785, 170, 22, '#7a3f33', { depth: 0.602 }),
    word('F', 785, 260, 70, '#b0302a', { depth: 0.602 }),
    box(420, 110, 620, 370, '#1a2148', { depth: 0.598, lift: 0.4 }),
    ...[0, 1, 2, 3].map((i) =>
      box(440 + i * 40, 310 - i * 40, 440 + i * 40 + 46, 310 - i * 40 + (60 + i * 40), '#0d1230', {
        depth: 0.599,
        lift: 0,
      }),
    ),
    box(412, 102, 628, 378, '#6a4a34', {
      depth: 0.5995,
      lift: 0.8,
      holes: '428,118! 612,118! 612,362! 428,362!',
    }),
    snip('-460,1000! 1360,1000! 1360,1500! -460,1500!', '#6b4230', {
      depth: 0.76,
      lift: 2.4,
      print: 'ledger',
    }),
    snip('-460,1000! 1360,1000! 1360,1036! -460,1036!', '#a06a44', { depth: 0.7605, lift: 0.3 }),
    // hats
    {
      ...cut('700,1120 720,1060! 740,990 820,980 860,1050! 900,1110 800,1140', '#c8382f', {
        depth: 0.77,
        lift: 1.4,
      }),
      what: 'hats',
    },
    cut('790,1030 800,990 830,1000 826,1036', '#f2c465', { depth: 0.771, lift: 0.6 }),
    cut('600,1220! 590,1150 640,1110 720,1110 770,1150 760,1220! 730,1270 630,1270', '#f4eee0', {
      depth: 0.772,
      lift: 1.4,
    }),
    ...[620, 660, 700, 740].map((x) => line(`${x},1130 ${x - 4},1250`, '#cfc6b4', 7, { depth: 0.773 })),
    cut('20,1180 60,1160! 70,1040! 210,1040! 220,1160! 260,1180 140,1210', '#1d1a28', {
      depth: 0.77,
      lift: 1.4,
    }),
    box(70, 1126, 220, 1152, '#c9a24a', { depth: 0.771, lift: 0.3 }),
  ],
  cast: [
    {
      who: 'mayor',
      pose: 'peek',
      facing: 'left',
      at: [600, 560],
      by: 'head',
      scale: 3,
      expression: 'sad',
      act: { spine: 14, tilt: -6 },
      touch: { right: [400, 990], left: [470, 1010] },
      hands: 'cup',
      lookAt: 'hero.eyes',
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'hero',
      pose: 'stand',
      facing: 'right',
      at: [120, 760],
      by: 'head',
      scale: 1.9,
      expression: 'thinking',
      act: { spine: 14 },
      touch: { right: [410, 990] },
      lookAt: 'mayor.eyes',
      shadow: false,
      depth: 0.755,
    },
    { who: 'stairPig', at: [500, 232], mood: 'plain', scale: 0.24, facing: 'right', depth: 0.5992 },
  ],
};
