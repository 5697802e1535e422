import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, land, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { AFLOAT, antTrail, HAT_BLUE, house, JACKET, paperBoat, STRAW, sunHat } from '../parts.ts';

export const scene: Picture = {
  set: 'river',
  shot: 'two-touching',
  camera: cam(),
  wide: cam({ on: [450, 640], zoom: 1.02 }),
  cuts: [
    disc(640, 190, 330, '#f7d68c', { depth: 0.1 }),
    disc(640, 190, 210, '#fae3a8', { depth: 0.105 }),
    disc(640, 190, 112, '#fdf0cc', { depth: 0.11 }),
    land('-500,330 -200,280 0,310 200,262 420,310 640,270 860,310 1100,262 1400,310!', '#b9a765', {
      depth: 0.15,
    }),
    land('-500,372 -240,346 40,380 300,350 560,384 800,350 1100,380 1400,350!', '#8b8f55', {
      depth: 0.16,
      print: 'map',
    }),
    land('-500,404 200,398 700,406 1400,400!', '#dba65f', { depth: 0.2, print: 'sea-chart' }),
    cut('560,404! 730,404! 700,520 800,640 860,900 1010,1340! 560,1340! 600,900 560,620 590,500', '#fbe2a4', {
      depth: 0.21,
      lift: 0,
      opacity: 0.8,
      lit: false,
    }),
    ...house(142, 300, 0.74, 0.3, ['#9a5a36', '#6b4a2c', '#4b2f20', '#ffe2a0'], 150),
    ...[40, 100, 180, 252].map((x) =>
      line(`${x},452 ${x + 8},500 ${x - 6},540`, '#a9743c', 10, { depth: 0.31 }),
    ),
    // As far as that the ants have come along, and they have a rope.
    { ...line('214,292 300,420 372,520', '#f0dcae', 5, { depth: 0.32 }) },
    // Tia Rosa has the back paddle.
    line('200,396 330,560', '#7b4126', 17, { depth: 0.7355 }),
    cut('-34,-26 20,-40 62,-16 74,22 30,44 -30,30', '#8a4f2d', {
      what: 'paddle',
      depth: 0.7356,
      at: [176, 372],
      turn: 50,
      lift: 1,
    }),
    ...sunHat('rosa', 0.98, STRAW, 0.7365),
    // The canoe as who stands in its way sees it: both sides, and the stem with an eye on either hand.
    cut('250,640 420,560 600,600 720,700 800,900 720,1240! 210,1240! 70,900 130,740', '#4b2b1e', {
      depth: 0.731,
      lift: 1,
    }),
    cut(
      '36,838! 60,900 130,986 250,1052 400,1090 452,1000! 506,1090 650,1050 770,980 836,900 862,838! 846,980 760,1130 640,1226 540,1290 452,1380 362,1290 262,1226 140,1130 56,980',
      '#9a5a34',
      { depth: 0.765, lift: 2.4 },
    ),
    cut(
      '452,1000! 506,1090 650,1050 770,980 836,900 862,838! 846,980 760,1130 640,1226 540,1290 452,1380',
      '#84482a',
      { depth: 0.7652, lift: 0 },
    ),
    line('36,838 62,910 132,1000 254,1070 404,1110 452,1008', '#e0a04e', 20, { depth: 0.766 }),
    line('452,1008 502,1110 650,1070 772,996 840,910 862,838', '#e0a04e', 20, { depth: 0.766 }),
    cut('-30,-62! 30,-62! 26,150 0,330! -26,150', '#e0a04e', { depth: 0.767, at: [452, 1020], lift: 1.4 }),
    ...[-1, 1].flatMap((k): SceneCut[] => [
      cut('-58,0 -20,-30 30,-28 60,0 24,24 -26,24', '#fbf1d8', {
        depth: 0.768,
        at: [452 + k * 148, 1170],
        turn: k * -22,
        lift: 0.8,
        lit: false,
      }),
      disc(452 + k * 138, 1172, 17, '#2c1a14', { depth: 0.769 }),
      disc(446 + k * 138, 1166, 5, '#ffffff', { depth: 0.7695 }),
    ]),
    // The front paddle goes across everything.
    line('60,800 800,986', '#e8c98a', 22, { name: 'paddle', depth: 0.7785 }),
    cut('-90,-46 30,-50 96,-30 110,0 96,30 30,50 -90,46', '#e8c98a', {
      what: 'paddle',
      depth: 0.7786,
      at: [852, 1000],
      turn: 14,
      lift: 1.6,
    }),
    // All that somebody takes along who has questions.
    cut('520,800 560,752 640,760 720,748 780,790 770,880 730,1010 560,1060 500,1000 506,880', '#5f8a7c', {
      depth: 0.748,
      lift: 2,
      print: 'map',
    }),
    line('510,862 640,884 776,850', '#e8c98a', 12, { depth: 0.7482 }),
    line('640,760 646,884 630,1030', '#e8c98a', 12, { depth: 0.7482 }),
    ...paperBoat(762, 640, 0.74, 0.7535, 8),
    ...sunHat('friend', 1.96, HAT_BLUE, 0.7525, { turn: -5 }),
    land(
      '-500,1270 -200,1256 60,1282 250,1236 380,1300 452,1240 530,1302 680,1238 820,1284 1100,1256 1400,1272!',
      '#cf9752',
      { depth: 0.775, print: 'sea-chart', lift: 1.6 },
    ),
    cut('330,1330 300,1268 380,1296 452,1226 524,1296 604,1268 570,1330', '#fdf0cc', {
      depth: 0.776,
      lift: 0.8,
      lit: false,
    }),
    line('-260,1296 -40,1286 110,1302', '#fbe2a4', 9, { depth: 0.777 }),
    line('760,1300 900,1290 1180,1304', '#fbe2a4', 9, { depth: 0.777 }),
    ...antTrail(rows('116,940 196,996'), 0.5, 0.768, { dir: -1, turn: 34 }),
    ...antTrail(rows('694,1018 780,962'), 0.5, 0.768, { turn: -32 }),
  ],
  cast: [
    {
      who: 'rosa',
      pose: 'sit',
      at: [404, 372],
      by: 'head',
      scale: 0.98,
      seatOn: 'boat',
      facing: 'left',
      expression: 'laughing',
      act: { spine: 8 },
      lookAt: 'friend',
      wears: AFLOAT,
      shadow: false,
      depth: 0.735,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [662, 460],
      by: 'head',
      scale: 1.66,
      seatOn: 'boat',
      facing: 'front',
      expression: 'curious',
      act: { spine: 16, tilt: 13 },
      lookAt: [640, 1500],
      touch: { right: 'boat.foot' },
      hands: { right: 'pinch' },
      wears: JACKET,
      shadow: false,
      depth: 0.742,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [296, 650],
      by: 'head',
      scale: 1.96,
      seatOn: 'boat',
      facing: 'front',
      expression: 'proud',
      act: { spine: -6, tilt: -6 },
      hold: { left: [178, 830], right: [478, 905] },
      wears: AFLOAT,
      shadow: false,
      depth: 0.752,
    },
  ],
};
