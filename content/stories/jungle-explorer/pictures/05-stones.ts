import { box, cut, disc, land, line } from '../../../cuts/deep.ts';
import { round, rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { AFLOAT, antTrail, HAT_BLUE, JACKET, STRAW, sunHat } from '../parts.ts';

const HULL =
  '-70,470! 20,600 200,668 450,690 700,668 880,600 970,470! 950,640 850,750 680,806 450,822 220,806 50,750 -50,640';

export const scene: Picture = {
  set: 'clear',
  plain: '#d5efd6',
  shot: 'cut-away',
  why: { samePose: 'they sit in the canoe' },
  camera: cam(),
  wide: cam({ on: [450, 760], zoom: 0.92 }),
  cuts: [
    box(-500, -300, 1400, 1800, '#d5efd6', { depth: 0.1, lift: 0 }),
    disc(760, 240, 260, '#eaf7dc', { depth: 0.101 }),
    disc(760, 240, 150, '#fbfbe6', { depth: 0.102 }),
    land('-500,420 -200,360 100,420 400,350 700,410 1000,350 1400,400!', '#8fbf86', {
      depth: 0.12,
      print: 'map',
    }),
    land('-500,620 -100,570 300,620 700,580 1400,620!', '#5f9c6a', { depth: 0.13, print: 'map' }),
    // Water like glass, and the ground under it.
    land('-500,880 -100,872 450,884 1000,870 1400,880!', '#a9dcc4', { depth: 0.2, lift: 0, lit: false }),
    line('-500,880 -100,872 450,884 1000,870 1400,880', '#f2fbf2', 12, { depth: 0.201, lit: false }),
    land('-500,1010 0,1000 450,1014 1000,1000 1400,1010!', '#86cbb0', { depth: 0.202, lift: 0, lit: false }),
    land('-500,1160 0,1130 300,1150 700,1126 1400,1160!', '#d3aa7c', { depth: 0.21, print: 'map', lift: 1 }),
    ...rows('-300,1250,150 -60,1290,130 170,1300,110 760,1296,120 980,1250,150 1200,1290,120').map(
      ([x, y, r], i) =>
        cut(round(x!, y!, r!, r! * 0.52, 12), ['#b98a5e', '#9a7553', '#c69a6c'][i % 3]!, {
          depth: 0.22 + i * 0.0006,
          lift: 1.6,
        }),
    ),
    // The shadow of the canoe, with three small shadows in it.
    cut(
      '-40,1222 120,1188 300,1180 450,1176 640,1180 800,1190 920,1222 780,1256 450,1268 120,1256',
      '#7a5a3e',
      {
        depth: 0.23,
        lift: 0,
        lit: false,
        opacity: 0.75,
      },
    ),
    ...rows('190,1180,52 410,1172,54 650,1172,66').map(([x, y, r]) =>
      cut(round(x!, y!, r!, r! * 0.62, 12), '#7a5a3e', { depth: 0.2295, lift: 0, lit: false, opacity: 0.75 }),
    ),
    // A stone like a loaf, and what sits on it.
    {
      ...cut('250,1230 262,1010 320,880 400,812 470,796 560,820 630,890 676,1020 690,1230', '#b98a5e', {
        depth: 0.76,
        lift: 3,
        print: 'map',
      }),
      what: 'stone',
    },
    ...rows('380,884,46 470,868,50 560,890,44').map(([x, y, r]) =>
      line(`${x! - r!},${y! + 8} ${x},${y! - 14} ${x! + r!},${y! + 10}`, '#e2c092', 12, { depth: 0.7602 }),
    ),
    { ...cut(HULL, '#8a4f2d', { depth: 0.765, lift: 2.6 }), what: 'canoe' },
    line('-60,490 20,606 200,676 450,698 700,676 880,606 960,490', '#e0a04e', 20, { depth: 0.766 }),
    line('60,716 240,764 450,776 660,764 840,716', '#6b3c22', 10, { depth: 0.766 }),
    ...rows('130,830 250,850 700,852 820,816 40,800').map(([x, y]) =>
      cut('0,-26 12,4 8,18 0,22 -8,18 -12,4', '#e9faf0', {
        depth: 0.767,
        at: [x!, y!],
        lift: 0.4,
        lit: false,
      }),
    ),
    ...sunHat('rosa', 1.06, STRAW, 0.7445),
    ...sunHat('friend', 1.2, HAT_BLUE, 0.7465),
    // It was on its way to the right, and has changed its mind.
    {
      ...cut(
        '-150,14! -120,-40 -60,-78 20,-84 90,-50 140,-14! 214,-84! 204,0 222,82! 140,20! 80,64 0,84 -80,66',
        '#f0a63c',
        { depth: 0.79, at: [800, 1040], turn: 12, scale: 0.72, lift: 2.6, lit: false },
      ),
      what: 'fish',
    },
    ...['-70,-72 -52,0 -76,66', '10,-80 30,0 6,80', '80,-50 96,0 76,60'].map((l) => ({
      ...line(l, '#d9673f', 15, { depth: 0.7905, lit: false }),
      at: [800, 1040] as const,
      turn: 12,
      scale: 0.72,
    })),
    disc(726, 1008, 13, '#fff6df', { depth: 0.792 }),
    disc(726, 1002, 7, '#2c1a14', { depth: 0.793 }),
    line('560,1040 640,1090 760,1110 880,1090', '#f3fff6', 8, { depth: 0.7885, dash: [4, 22], opacity: 0.9 }),
    ...antTrail(rows('180,692 300,706'), 0.5, 0.768, { dir: 1 }),
  ],
  cast: [
    {
      who: 'rosa',
      pose: 'sit',
      at: [150, 370],
      by: 'head',
      scale: 1.06,
      seatOn: 'boat',
      facing: 'right',
      expression: 'holdingLaugh',
      act: { spine: 12 },
      lookAt: 'friend',
      wears: AFLOAT,
      shadow: false,
      depth: 0.744,
    },
    {
      who: 'friend',
      pose: 'point',
      at: [400, 370],
      by: 'head',
      scale: 1.2,
      seatOn: 'boat',
      facing: 'left',
      expression: 'stubborn',
      act: { spine: -6 },
      touch: { right: [250, 545] },
      hands: { right: 'point' },
      wears: AFLOAT,
      shadow: false,
      depth: 0.746,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [680, 415],
      by: 'head',
      scale: 1.5,
      seatOn: 'boat',
      facing: 'right',
      expression: 'curious',
      act: { spine: 14, tilt: -6 },
      touch: { right: [838, 632] },
      lookAt: [780, 1040],
      wears: JACKET,
      shadow: false,
      depth: 0.75,
    },
  ],
};
