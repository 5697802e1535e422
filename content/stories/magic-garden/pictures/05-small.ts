import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, oval } from '../../../cuts/lit.ts';
import { arch, egg } from '../../../cuts/outlines.ts';
import { cam, kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { BLUE, gateRim, tulipCup } from '../parts.ts';

export const scene: Picture = {
  set: 'courts',
  plain: '#16483c',
  shot: 'low-angle',
  seed: 7,
  lighting: { from: [520, 200], cast: false },
  wide: cam({ on: [450, 800], zoom: 0.9 }),
  cuts: kept([
    disc(520, 260, 420, '#235c48', { depth: 0.04 }),
    disc(520, 260, 300, '#3f7f55', { depth: 0.05 }),
    disc(520, 260, 180, '#f7dc88', { depth: 0.06 }),
    cut('330,860! 360,600 400,420 470,420! 440,640 420,880!', '#2f7048', { depth: 0.1, lift: 1 }),
    ...tulipCup(430, 330, 1.15, 0.12, '#b63a3c', '#f08a58'),
    cut('680,1000! 690,700 720,460 780,460! 760,720 770,1000!', '#2f7048', { depth: 0.14, lift: 1 }),
    ...tulipCup(760, 330, 1.5, 0.16, '#c8433f', '#f5945c'),
    box(-500, 780, 1400, 1100, '#1f5f62', { depth: 0.18, lift: 1.4, print: 'tiles' }),
    oval(800, 640, 130, 80, '#f0c93a', { depth: 0.115, lift: 0 }),
    cut('800,562 818,640 800,716 782,640', '#140d16', { depth: 0.116, lift: 0 }),
    cut(arch(650, 1110, 230, 340), BLUE, { depth: 0.2, lift: 1 }),
    gateRim(650, 1110, 230, 340, 0.21),
    line('650,1110 650,780', '#1f4f74', 6, { depth: 0.21 }),
    cut('-500,1110! -100,1100 300,1080 620,1110 1000,1090 1400,1100! 1400,1700! -500,1700!', '#2c6a40', {
      depth: 0.4,
      lift: 1.4,
      print: 'seed-packet',
    }),
    // The ditch, and a leaf on it.
    cut('-500,1200! -160,1190 160,1226 380,1300 420,1400 300,1700! -500,1700!', '#5fb0cc', {
      depth: 0.41,
      lift: 0.8,
    }),
    cut('-500,1216! -160,1206 150,1242 350,1310 390,1400', '#8fd0e0', { depth: 0.411, lift: 0 }),
    ...called('leaf', [
      cut('-110,1256 -120,1216 -30,1206 60,1226 110,1262 40,1290 -80,1296', '#b9923f', {
        depth: 0.42,
        lift: 1.4,
      }),
      line('-80,1256 -40,1250 90,1260', '#8a6a2a', 6, { depth: 0.421 }),
    ]),
    // Others, farther along the bed.
    cut('-330,1110! -320,800 -300,520! -230,520! -246,800 -250,1110!', '#2f7048', { depth: 0.19, lift: 1 }),
    ...tulipCup(-270, 420, 1.3, 0.195, '#b63a3c', '#f08a58'),
    cut('1110,1110! 1120,760 1140,520! 1210,520! 1200,800 1190,1110!', '#2f7048', { depth: 0.19, lift: 1 }),
    ...tulipCup(1170, 400, 1.4, 0.195, '#c8433f', '#f5945c'),
    cut('40,1700! 60,900 90,500 120,200! 230,200! 200,560 190,940 210,1700!', '#4a9455', {
      depth: 0.5,
      lift: 2.4,
      print: 'seed-packet',
    }),
    ...tulipCup(170, 110, 2, 0.52, '#d24a42', '#f79a5c'),
    cut('180,1700! 240,1100 330,900 470,760! 420,960 340,1160 270,1700!', '#3a8048', {
      depth: 0.75,
      lift: 2,
    }),
    cut(egg(470, 1090, 118), '#fbf1dc', { depth: 0.6, lift: 2 }),
    cut('400,1080 420,1020 440,1000 430,1070 420,1120', '#fffaf0', { depth: 0.61, lift: 0 }),
  ]),
  cast: [
    person('hero', [610, 960], 0.86, {
      pose: 'lookUp',
      facing: 'left',
      expression: 'startled',
      lookAt: [520, 300],
      touch: { left: [546, 1060] },
      act: { spine: -13 },
      depth: 0.73,
    }),
    person('friend', [756, 1010], 0.74, {
      pose: 'lookUp',
      facing: 'left',
      expression: 'wonder',
      lookAt: [520, 300],
      act: { spine: -12 },
      depth: 0.725,
    }),
  ],
};
