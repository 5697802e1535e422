import { box, cut, disc, glow, line, oval, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { janitorsCap, janitorsGlove, mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'registry',
  shot: 'close',
  plain: '#1d3a33',
  wide: { zoom: 0.94, on: [450, 720], at: [0.5, 0.5] },
  lighting: { from: [450, 200] },
  cuts: kept([
    ...glow(450, 520, 800, ['#28503f', '#3f7058', '#68997a', '#9cc89a'], { depth: 0.1, step: 0.0005 }),
    box(-460, 1050, 1360, 1700, '#183029', { depth: 0.3, lift: 1 }),
    // The lamp.
    line('450,-60 450,70', '#c9b26a', 9, { depth: 0.2 }),
    cut('330,160! 350,100 400,70 500,70 550,100 570,160!', '#3f8f68', {
      what: 'lamp',
      depth: 0.21,
      lift: 1.4,
    }),
    oval(450, 162, 110, 18, '#f6f3c4', { depth: 0.211, lift: 0 }),
    // His cap, held to a chest that is not to be seen; two drops where a face must be.
    cut('0,-40 20,4 0,26 -20,4', '#d9f2f4', { at: [404, 440], depth: 0.7, lift: 0.6 }),
    cut('0,-40 20,4 0,26 -20,4', '#d9f2f4', { at: [496, 470], depth: 0.7, lift: 0.6 }),
    disc(398, 440, 6, '#ffffff', { depth: 0.71 }),
    disc(490, 470, 6, '#ffffff', { depth: 0.71 }),
    ...janitorsCap(450, 270, 1.7, 0.69, -6),
    // An overall with nobody in it.
    cut('250,1400! 280,860 330,720 410,670 490,670 570,720 620,860 650,1400!', '#3f6f68', {
      depth: 0.72,
      lift: 2,
      print: 'ledger',
    }),
    cut('410,672 450,690 490,672 480,720 420,720', '#1d3a33', { depth: 0.721, lift: 0 }),
    snip('440,720! 462,720! 466,1330! 436,1330!', '#2f5650', { depth: 0.722, lift: 0 }),
    // Sleeves, with a dent where a hand lies.
    cut('350,720 290,770 236,880 214,1000 236,1080 300,1090 320,1010 350,920 400,820', '#3f6f68', {
      depth: 0.7225,
      lift: 1.2,
      print: 'ledger',
    }),
    cut('550,720 620,780 676,880 700,1000 680,1070 620,1080 590,1000 560,910 510,820', '#3f6f68', {
      depth: 0.7225,
      lift: 1.2,
      print: 'ledger',
    }),
    // The letter.

    {
      ...snip('270,880! 630,860! 644,1120! 284,1140!', '#f6e6b8', { depth: 0.745, lift: 2 }),
      what: 'letter',
    },
    word('LEAVES\nTHINGS\nNICE', 456, 1000, 46, '#3a3550', { depth: 0.746, turn: -3 }),
    ...janitorsGlove(270, 1060, 1.5, 0.75, 62),
    ...janitorsGlove(646, 1040, 1.5, 0.75, -62, -1),
    ...mop(810, 1340, 1.5, 0.2, 10),
    snip('740,880! 800,860! 830,920! 780,940!', '#f3e0a6', { depth: 0.205, lift: 0.8 }),
  ]),
  cast: [
    hero('stand', [130, 640], 1.75, {
      facing: 'right',
      expression: 'calm',
      act: { spine: 14, tilt: 6 },
      lookAt: [450, 460],
      touch: { right: [276, 850] },
      depth: 0.735,
    }),
    friendAt('stand', [770, 660], 1.7, {
      facing: 'left',
      expression: 'wonder',
      act: { spine: 14 },
      lookAt: [450, 470],
      depth: 0.734,
    }),
  ],
};
