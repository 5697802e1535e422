import { box, cut, line } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { catFace, cypresses, DEEP, RICE, tulipCup, walkingCrumb } from '../parts.ts';

export const scene: Picture = {
  set: 'courts',
  plain: '#a9dccb',
  shot: 'two-touching',
  seed: 6,
  cuts: [
    box(-100, -60, 1000, 420, '#f4e2b4', { depth: 0.04, lift: 0 }),
    ...cypresses(
      [
        [60, 40, 84],
        [250, -30, 96],
        [640, 130, 46],
        [740, 190, 38],
        [830, 150, 44],
      ],
      360,
      '#3a8a66',
      0.06,
    ),
    box(-100, 1090, 1000, 1400, '#6fa352', { depth: 0.2, lift: 1.4, print: 'seed-packet' }),
    box(-100, 300, 1000, 1090, '#247077', { depth: 0.1, lift: 0.8, print: 'tiles' }),
    box(-100, 288, 1000, 318, '#f3d38a', { depth: 0.11, lift: 0.8 }),
    // The flowers are as they are; it is he who comes in two sizes.
    cut('-100,1500! -100,1240 60,1180 260,1230 330,1320 360,1500!', '#1d5640', { depth: 0.755, lift: 2 }),
    ...tulipCup(70, 1170, 0.72, 0.76),
    ...tulipCup(236, 1236, 0.56, 0.77),
    ...walkingCrumb(600, 1240, 0.34, 0.8),
    // Back: big.
    line('40,640 -20,560 -30,470 10,390 70,350', RICE, 52, { depth: 0.3 }),
    line('44,364 70,350', '#c9a36a', 52, { depth: 0.301 }),
    cut('410,900! 380,640 250,520 100,540 0,660 -30,860 20,1030 140,1090 300,1080 400,1030!', RICE, {
      depth: 0.31,
      lift: 2,
    }),
    cut('60,600 140,560 220,556 200,640 120,680', '#c9a36a', { depth: 0.311, lift: 0 }),
    cut('20,760 90,720 130,740 110,800 40,830', '#c9a36a', { depth: 0.311, lift: 0 }),
    cut('40,1000 130,960 230,990 250,1080 150,1120 40,1100', '#f7ecd2', { depth: 0.32, lift: 1.4 }),
    cut('250,1010 330,980 400,1010 400,1090 300,1110', '#f7ecd2', { depth: 0.319, lift: 1.2 }),
    // The wall between, cut through.
    cut('372,-60! 528,-60! 528,1130! 372,1130!', DEEP, {
      holes: '380,1092! 380,810 404,774 446,758 484,784 506,850 506,1092!',
      depth: 0.4,
      lift: 2,
      print: 'tiles',
    }),
    line('374,830 384,800 410,770 448,756 486,784 508,850 508,1092', '#f3d38a', 16, {
      what: 'gate',
      depth: 0.41,
    }),
    cut('390,760! 500,800! 510,1040! 390,1050!', RICE, { depth: 0.33, lift: 0.6 }),
    // Front: small.
    cut('490,830! 560,820 610,860 620,960 600,1060 560,1100 490,1070!', RICE, { depth: 0.42, lift: 1.4 }),
    cut('520,1060 560,1040 600,1064 596,1110 530,1110', '#f7ecd2', { depth: 0.43, lift: 1 }),
    ...catFace(560, 850, 0.8, 0.44),
  ],
  props: [],
  cast: [
    { who: 'butterfly', at: [190, 540], scale: 0.9, depth: 0.5 },
    { who: 'butterfly', at: [600, 640], scale: 0.45, depth: 0.5 },
    person('hero', [784, 856], 1.6, {
      pose: 'kneel',
      facing: 'left',
      expression: 'laughing',
      act: { spine: 20 },
      lookAt: [570, 860],
      touch: { right: [640, 960] },
      hands: { right: 'flat', left: 'open' },
    }),
    person('friend', [716, 530], 1.35, {
      pose: 'stand',
      facing: 'left',
      expression: 'holdingLaugh',
      act: { spine: 12 },
      lookAt: [570, 860],
      depth: 0.71,
    }),
  ],
};
