import { cut, disc, line, oval } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { walkingCrumb } from '../parts.ts';

export const scene: Picture = {
  set: 'anttown',
  plain: '#2c6a4a',
  shot: 'over-the-shoulder',
  seed: 8,
  lighting: { from: [640, 300] },
  cuts: kept([
    disc(600, 480, 380, '#4f8f55', { depth: 0.04 }),
    disc(600, 480, 290, '#8fb95e', { depth: 0.05 }),
    disc(600, 480, 220, '#f3e08f', { depth: 0.06 }),
    cut('-100,-60! 200,-60! 120,200 60,500 -100,760!', '#174a38', {
      depth: 0.2,
      lift: 2,
      print: 'seed-packet',
    }),
    cut('1000,-60! 700,-60! 840,120 930,420 1000,620!', '#1d5640', {
      depth: 0.2,
      lift: 2,
      print: 'seed-packet',
    }),
    cut('-100,1020! 300,980 620,1000 1000,960! 1000,1500! -100,1500!', '#5a4636', {
      depth: 0.7,
      lift: 1.6,
    }),
    cut('-160,1500! -150,1180 -60,1000 90,920 250,930 380,1030 430,1180 400,1340 330,1500!', '#2a161c', {
      what: 'ant',
      depth: 0.9,
      lift: 3,
      lit: false,
    }),
    line('110,940 130,760 90,600 150,460 230,420', '#2a161c', 26, { depth: 0.89 }),
    line('260,950 330,880 380,830 420,760 410,690', '#2a161c', 24, { depth: 0.89 }),
    disc(230, 420, 24, '#2a161c', { depth: 0.89 }),
    disc(410, 690, 24, '#2a161c', { depth: 0.89 }),
    line('-100,1190 -40,1030 90,944 250,950', '#a9643f', 9, { depth: 0.91 }),
    oval(250, 1080, 40, 60, '#5a3a44', { depth: 0.91, lift: 0 }, -20),
    oval(238, 1060, 14, 20, '#fff3d6', { depth: 0.912, lift: 0 }),
    // Its eye has a light in it, and its jaws are friendly ones.
    oval(262, 1076, 62, 84, '#fff3d6', { depth: 0.915, lift: 0 }, -16),
    oval(284, 1058, 34, 46, '#1a0d12', { depth: 0.916, lift: 0 }, -16),
    disc(296, 1036, 12, '#fffdf4', { depth: 0.917 }),
    cut('330,1220 400,1200 462,1216 486,1262 452,1250 420,1262 380,1260', '#4a2c34', {
      depth: 0.918,
      lift: 0.8,
    }),
    cut('310,1290 380,1280 440,1300 456,1340 410,1330 350,1336', '#4a2c34', { depth: 0.918, lift: 0.8 }),
    ...walkingCrumb(470, 1250, 2.6, 0.885, false),
  ]),
  cast: [
    person('hero', [640, 560], 2.1, {
      facing: 'left',
      expression: 'curious',
      act: { spine: 22, neck: 6 },
      hands: 'open',
      lookAt: [300, 900],
      depth: 0.69,
    }),
    person('friend', [836, 800], 1.2, {
      facing: 'left',
      expression: 'startled',
      act: { spine: 12 },
      lookAt: [300, 900],
      depth: 0.7,
    }),
  ],
};
