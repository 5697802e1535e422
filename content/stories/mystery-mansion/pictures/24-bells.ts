import { box, cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb, cup, house, still } from '../parts.ts';

export const scene: Picture = {
  set: 'outside',
  shot: 'diagonal-run',
  camera: { ...still, zoom: 1.08, roll: 7 },
  lighting: {
    lamps: [
      { on: [760, 620], reach: 700 },
      { on: [120, 520], reach: 420 },
    ],
  },
  cuts: [
    wall('#1f2358'),
    ...[
      [120, 90],
      [330, 60],
      [480, 130],
      [640, 70],
      [830, 120],
      [250, 170],
    ].map(([x, y]) => disc(x!, y!, 5, '#fff0c0', { depth: 0.59 })),
    ...house(520, 300, 0.3, 0.592, [0], '#14143a', '#0d0c2a'),
    cut('-460,420 300,320 540,280 760,330 1360,440 1360,600! -460,600!', '#181a48', {
      depth: 0.595,
      lift: 0.8,
    }),
    snip('-460,250! 180,190! 260,260! 260,1040! -460,1130!', '#4a3f78', {
      depth: 0.61,
      lift: 1.6,
      print: 'letters',
    }),
    snip('-460,250! 60,100! 280,250! 270,280! 60,150! -460,290!', '#2c2554', { depth: 0.612, lift: 1 }),
    snip('60,560! 200,545! 200,1020! 60,1056!', '#ffcc70', { depth: 0.613, lift: 0.4 }),
    snip('640,150! 1360,230! 1360,1420! 640,1120!', '#5a3f6c', {
      depth: 0.61,
      lift: 1.6,
      print: 'letters',
    }),
    snip('610,170! 800,0! 1360,130! 1360,190! 800,60! 640,190!', '#33254f', { depth: 0.612, lift: 1 }),
    snip('700,560! 870,590! 870,1150! 700,1070!', '#ffcc70', { depth: 0.613, lift: 0.4 }),
    box(700, 300, 820, 420, '#ffdf9a', { depth: 0.613, lift: 0.3 }),
    snip('260,700! 640,700! 1360,1120! 1360,1500! -460,1500! -460,1110!', '#3a3268', {
      depth: 0.6,
      lift: 0.2,
      print: 'tiles',
    }),
    snip('60,1056! 200,1020! 420,1180! 160,1300!', '#7a5a68', { depth: 0.605, lift: 0 }),
    snip('700,1070! 870,1150! 700,1330! 480,1200!', '#8a6468', { depth: 0.605, lift: 0 }),

    // The cart.
    {
      ...snip('250,760! 640,700! 670,940! 300,1010!', '#b5713d', { depth: 0.715, lift: 2, print: 'ledger' }),
      what: 'cart',
    },
    snip('230,740! 660,676! 664,712! 236,778!', '#d9975a', { depth: 0.74, lift: 1.2 }),
    disc(330, 1040, 86, '#5b3a34', { depth: 0.742 }),
    disc(330, 1040, 66, '#c99055', { depth: 0.743 }),
    disc(330, 1040, 18, '#5b3a34', { depth: 0.744 }),
    disc(610, 980, 80, '#5b3a34', { depth: 0.742 }),
    disc(610, 980, 60, '#c99055', { depth: 0.743 }),
    disc(610, 980, 16, '#5b3a34', { depth: 0.744 }),
    line('640,690 780,600', '#5b3a34', 16, { depth: 0.71 }),
    ...(
      [
        [264, 870, -16, 0],
        [340, 880, 10, 1],
        [420, 866, -12, 2],
        [500, 862, 14, 3],
        [580, 846, -8, 0],
        [650, 830, 12, 1],
      ] as const
    ).flatMap(([x, y, t, i]) =>
      cup(x, y, 0.72, ['#f6dca0', '#e08a64', '#8fb0a0', '#cfa3b8'][i]!, 0.75 + x * 0.00001).map((c) => ({
        ...c,
        turn: t,
      })),
    ),
    ...[
      [280, 1290],
      [360, 1330],
      [470, 1300],
      [240, 1240],
    ].map(([x, y]) => crumb(x!, y!, 0.8, 8)),
  ],
  cast: [
    { who: 'bear', at: [800, 1060], scale: 0.95, facing: 'left', depth: 0.63, lookAt: 'gravy' },
    { who: 'rabbit', at: [140, 1060], scale: 0.8, facing: 'right', depth: 0.64 },
    {
      who: 'pym',
      pose: 'pull',
      facing: 'left',
      at: [790, 470],
      by: 'head',
      scale: 1.05,
      expression: 'effort',
      act: { spine: -16 },
      touch: { left: [770, 606] },
      shadow: false,
      depth: 0.705,
    },
    {
      who: 'hero',
      pose: 'wave',
      facing: 'left',
      at: [440, 500],
      by: 'head',
      scale: 1.25,
      expression: 'calling',
      act: { spine: 16, arms: [[-100, -120], null] },
      hands: 'open',
      seatOn: 'boat',
      shadow: false,
      depth: 0.7,
    },
    { who: 'gravy', at: [190, 1250], scale: 1.15, facing: 'left', lean: 16, depth: 0.76 },
    { who: 'hedgehog', at: [700, 1260], scale: 0.9, facing: 'left', depth: 0.74, lookAt: 'hero' },
    {
      who: 'friend',
      pose: 'stand',
      at: [606, 600],
      by: 'head',
      shadow: false,
      scale: 1.0,
      facing: 'left',
      expression: 'calling',
      depth: 0.699,
      seatOn: 'boat',
      act: { spine: 12 },
    },
  ],
};
