import { box, cut, disc, land, line, rings, snip } from '../../../cuts/deep.ts';
import { round, rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { ant, CREAM, paperBoat } from '../parts.ts';

export const scene: Picture = {
  set: 'night',
  shot: 'cut-away',
  camera: cam(),
  wide: cam({ on: [450, 760], zoom: 1 }),
  lighting: { dark: 0.25, lamps: [{ on: 'lantern', reach: 520 }] },
  cuts: [
    disc(730, 170, 74, '#fbeec4', { depth: 0.1 }),
    land('-500,420 -200,360 60,410 300,350 600,400 900,350 1400,400!', '#14213f', {
      depth: 0.12,
      print: 'map',
    }),
    land('-500,860 0,852 450,864 900,852 1400,860!', '#182647', { depth: 0.2, print: 'sea-chart' }),

    // The house cut open.
    snip(
      '-60,330! 60,250! 380,40! 480,40! 800,250! 940,330! 780,310! 640,330! 450,308! 250,330! 100,308!',
      '#4a3f34',
      { depth: 0.5, lift: 3 },
    ),
    // A bit of the cloud, sitting.
    ...rows('250,140,120 420,60,150 590,90,136 720,170,100 360,190,110 540,200,110').map(([x, y, r], i) =>
      cut(round(x!, y!, r!, r! * 0.8, 14), i > 3 ? '#e9eff8' : '#dbe5f2', {
        ...(i ? {} : { what: 'cloud' }),
        depth: 0.505 + i * 0.0001,
        lift: 1.4,
        lit: false,
      }),
    ),
    ...rows('120,330,0.5 330,352,0.6 520,352,0.5 760,344,0.6').map(([x, y, k]) =>
      cut('0,-44! 20,4 16,26 0,34 -16,26 -20,4', '#c6d2e6', {
        depth: 0.506,
        at: [x!, y!],
        scale: k!,
        lit: false,
        lift: 0.4,
      }),
    ),
    box(60, 310, 820, 800, '#6e4a3a', { depth: 0.3, lift: 1 }),
    box(60, 310, 820, 800, '#8a5a40', { depth: 0.301, lift: 0 }),
    ...[180, 310, 440, 570, 700].map((x) => line(`${x},310 ${x},800`, '#774b36', 5, { depth: 0.302 })),
    box(600, 400, 740, 540, '#23345c', { depth: 0.305, lift: 0, lit: false }),
    disc(690, 450, 30, '#fbeec4', { depth: 0.306 }),
    line('600,470 740,470', '#5a3a2c', 9, { depth: 0.307 }),
    line('670,400 670,540', '#5a3a2c', 9, { depth: 0.307 }),
    ...[90, 300, 560, 800].map((x) => box(x - 16, 800, x + 16, 1800, '#2c2230', { depth: 0.45, lift: 1.4 })),
    box(20, 796, 860, 832, '#a06a44', { depth: 0.76, lift: 2 }),
    box(346, 796, 362, 832, '#14213f', { depth: 0.761, lift: 0 }),
    box(610, 796, 622, 832, '#14213f', { depth: 0.761, lift: 0 }),
    // Two hammocks, one across, one farther back.
    line('80,430 150,560', '#e8d3a0', 8, { depth: 0.735 }),
    line('560,470 520,570', '#e8d3a0', 8, { depth: 0.735 }),
    cut('120,520! 200,640 330,700 460,670 550,540! 540,620 470,740 330,776 190,720', '#d4663f', {
      what: 'hammock',
      depth: 0.757,
      lift: 2,
      print: 'map',
    }),
    cut('600,600! 660,700 730,716 816,600! 800,700 730,764 650,730', '#3d7ea6', { depth: 0.732, lift: 1.4 }),
    // The map is growing a north again.
    box(84, 470, 130, 560, CREAM, { depth: 0.5, lift: 1, print: 'map', lit: false }),
    ...ant(96, 470, 0.34, 0.51, { load: '#9fc0cf' }),
    ...ant(120, 590, 0.34, 0.51, { turn: 80 }),
    land('-500,1090 -200,1080 100,1096 400,1080 700,1096 1000,1080 1400,1092!', '#101c38', {
      depth: 0.77,
      print: 'sea-chart',
      lift: 1,
    }),
    ...paperBoat(440, 1080, 0.95, 0.765, -3),
    { ...line('350,1040 312,1000', '#e8d3a0', 6, { depth: 0.766 }) },
    rings(440, 1120, [170, 240], '#4a6490', { depth: 0.772, width: 5, flat: 0.16 }),
  ],
  props: [{ id: 'storm-lantern', name: 'lantern', at: [590, 790], scale: 0.4, depth: 0.74 }],
  cast: [
    {
      who: 'hero',
      pose: 'lieFront',
      at: [340, 560],
      by: 'head',
      scale: 0.98,
      seatOn: 'bed',
      facing: 'right',
      expression: 'calm',
      act: { tilt: 14 },
      lookAt: 'frog',
      touch: { right: [470, 652] },
      handsDepth: 0.758,
      wears: { outfit: 'tee', cloth: 'clay', extras: [], why: 'in bed without the cap' },
      bed: false,
      shadow: false,
      depth: 0.745,
    },
    {
      who: 'friend',
      pose: 'lieBack',
      at: [690, 640],
      by: 'head',
      scale: 0.6,
      seatOn: 'bed',
      facing: 'left',
      expression: 'asleep',
      touch: { left: [600, 610] },
      hands: { left: 'point' },
      bed: false,
      shadow: false,
      depth: 0.731,
    },
    {
      who: 'frog',
      name: 'frog',
      at: [440, 1066],
      scale: 1.0,
      facing: 'left',
      mood: 'glad',
      lookAt: 'hero',
      depth: 0.7652,
    },
  ],
};
