import type { Costume } from '../../../../illustration/scene/format/look.ts';
import { box, cut, disc, line, smallPerson, snip, stars, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { burr, ferry, house } from '../parts.ts';

const pyjamas: Costume = { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'at bedtime' };

export const scene: Picture = {
  set: 'night',
  wears: pyjamas,
  shot: 'establish',
  why: { contrast: 'the moon shows what flies over the roofs' },
  lighting: { lamps: [{ on: [720, 820], reach: 560 }] },
  cuts: [
    wall('#1c2560'),
    ...stars([
      [420, 70],
      [600, 130],
      [780, 60],
      [850, 210],
      [60, 60],
      [520, 290],
    ]),
    disc(190, 200, 196, '#2c3a80', { depth: 0.588 }),
    disc(190, 200, 112, '#f8efce', { depth: 0.59 }),
    cut('-460,420! 300,410 700,424 1360,410! 1360,760! -460,760!', '#2f4a9a', {
      depth: 0.595,
      lift: 0.6,
      print: 'sea-chart',
    }),
    // the moon's road, and the ferry on it
    snip(
      '150,424! 250,424! 300,470! 236,500! 340,548! 270,590! 400,660! 420,740! 10,740! 60,650! 130,600! 70,560! 150,510! 100,470!',
      '#e6e2c4',
      { depth: 0.5962, lift: 0 },
    ),
    ...ferry(236, 600, 0.32, 0.5975, '#0a0d2a'),
    ...(
      [
        [30, 800, 110],
        [150, 776, 100],
        [280, 796, 120],
        [420, 780, 110],
        [90, 930, 130],
        [250, 930, 140],
        [410, 920, 130],
        [20, 1080, 150],
        [190, 1090, 160],
        [370, 1090, 150],
      ] as const
    ).flatMap(([x, y, w], i) =>
      house(
        x,
        y + 40,
        w,
        w * 0.8,
        ['#11133a', '#161844', '#0e1034'][i % 3]!,
        ['#0a0c2a', '#101236'][i % 2]!,
        0.61 + i * 0.002,
        i % 3 === 1 ? null : '#ffd873',
        { print: 'exercise-book' },
      ),
    ),
    cut('-460,1180 200,1140 500,1200 1360,1150! 1360,1500! -460,1500!', '#0b0d2e', {
      depth: 0.64,
      lift: 1.2,
    }),
    // another lit window, and who can't sleep there either
    snip('-70,1500! -70,1090! 130,950! 330,1090! 330,1500!', '#1b1c52', {
      depth: 0.642,
      lift: 1.6,
      print: 'exercise-book',
    }),
    snip('-100,1100! 130,926! 360,1100! 330,1112! 130,966! -70,1112!', '#0d0e30', { depth: 0.643, lift: 1 }),
    snip('40,1100! 226,1100! 226,1260! 40,1260!', '#ffd27a', { depth: 0.644, lift: 0 }),
    snip('-66,1260! 326,1260! 326,1500! -66,1500!', '#1b1c52', {
      depth: 0.6492,
      lift: 0.2,
      print: 'exercise-book',
    }),
    box(20, 1250, 246, 1276, '#c98a4c', { depth: 0.6494, lift: 0.8 }),
    // the lit window's own light, out over the roofs
    ...[
      [520, 0.12],
      [400, 0.15],
      [280, 0.2],
    ].map(([r, o], i) => disc(700, 830, r!, '#ffb357', { depth: 0.65 + i * 0.001, opacity: o! })),
    snip('520,1500! 520,560! 720,370! 940,540! 1360,500! 1360,1500!', '#2b2660', {
      depth: 0.66,
      lift: 2.2,
      print: 'exercise-book',
    }),
    snip('468,610! 722,334! 1360,560! 1360,620! 724,410! 500,650!', '#12102e', { depth: 0.661, lift: 1.4 }),
    snip('570,640! 880,640! 880,1020! 570,1020!', '#ffd27a', { depth: 0.67, lift: 0 }),
    snip('570,640! 700,640! 570,860!', '#ffe3a4', { depth: 0.6705, lift: 0 }),
    snip('540,610! 910,610! 910,1050! 540,1050!', '#4a3f78', {
      what: 'window',
      depth: 0.671,
      lift: 1.2,
      holes: '570,640! 880,640! 880,1020! 570,1020!',
    }),
    box(506, 1020, 926, 1068, '#e2a45c', { depth: 0.735, lift: 1.4 }),
    snip('530,1066! 900,1066! 920,1500! 510,1500!', '#2b2660', {
      depth: 0.734,
      lift: 0.2,
      print: 'exercise-book',
    }),
    ...burr(318, 748, 46, 0.73, '#07071a'),
    ...(
      [
        [300, 520, 21],
        [240, 470, 14],
        [330, 440, 16],
        [176, 520, 12],
        [430, 520, 18],
        [130, 640, 16],
        [336, 630, 24],
      ] as const
    ).flatMap(([x, y, r]) => burr(x, y, r, 0.73, '#07071a')),
    ...smallPerson(150, 724, 0.26, '#3a2a1c', 0.6125),
    line('352,776 400,800 520,830', '#ffd89a', 4, { depth: 0.7, dash: [4, 14] }),
    ...[0, 1, 2, 3, 4].map((i) =>
      line(`${890 + (i % 2) * -20},${700 + i * 110} ${960 - (i % 2) * 10},${770 + i * 110}`, '#100e2c', 9, {
        depth: 0.736,
      }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'catch',
      facing: 'left',
      at: [668, 790],
      by: 'head',
      scale: 1.5,
      expression: 'worried',
      act: { spine: 18, neck: 8 },
      touch: { right: [408, 826], left: [600, 1030] },
      hands: { right: 'open', left: 'flat' },
      lookAt: [300, 760],
      shadow: false,
      seatOn: 'chair',
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [132, 1178],
      by: 'head',
      scale: 0.66,
      facing: 'right',
      expression: 'sad',
      lookAt: [300, 760],
      shadow: false,
      floats: 'stands behind the sill',
      depth: 0.6488,
    },
    { who: 'stairPig', at: [900, 1240], mood: 'worried', scale: 0.34, facing: 'left', depth: 0.74 },
  ],
};
