import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, line, snip } from '../../../cuts/lit.ts';
import { hero, kept, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt, superhero } from '../parts/people.ts';
import { letter, placed } from '../parts/pieces.ts';
import { janitorsCap, janitorsGlove, mop } from '../parts/things.ts';

/** A superhero holding a letter to the chest. */
const heroWithLetter = (i: number, x: number, y: number, s: number, depth: number, turn = 0): SceneCut[] => [
  ...superhero(i, x, y, s, depth, { mask: i % 2 === 0, glad: i % 2 === 0, look: [0, 1], turn }),
  ...placed(
    [
      snip('-50,56! 44,46! 52,116! -42,128!', '#fffef6', { lift: 1 }),
      line('-30,76 30,70', '#b9b0a0', 4),
      line('-28,96 32,90', '#b9b0a0', 4),
    ],
    [x, y],
    s,
    depth + 0.0006,
    { turn },
  ),
];

export const scene: Picture = {
  set: 'corridor',
  light: 'dawn',
  plain: '#fdf0cf',
  shot: 'establish',
  wide: { zoom: 0.98, on: [450, 760], at: [0.5, 0.5] },
  lighting: { from: [450, 100] },
  cuts: kept([
    // A hall that runs away to a window.
    snip('-100,-100! 330,330! 330,700! -100,1400!', '#a9c4cb', { depth: 0.1, lift: 1, print: 'comic' }),
    snip('1000,-100! 570,330! 570,700! 1000,1400!', '#9ab7c0', { depth: 0.1, lift: 1, print: 'comic' }),
    snip('-100,-100! 1000,-100! 570,330! 330,330!', '#fbe9c0', { depth: 0.11, lift: 0 }),
    snip('-100,1400! 330,700! 570,700! 1000,1400!', '#eed3a0', { depth: 0.12, lift: 0.2, print: 'comic' }),
    box(330, 330, 570, 700, '#f6dfae', { depth: 0.09, lift: 0 }),
    box(356, 350, 544, 640, '#fffdf0', { depth: 0.091, lift: 0.8 }),
    line('450,350 450,640', '#e3c98e', 8, { depth: 0.092 }),
    line('356,480 544,480', '#e3c98e', 8, { depth: 0.092 }),
    ...[0, 1, 2, 3].flatMap((i): SceneCut[] => [
      line(`${-60 + i * 100},${20 + i * 84} ${-60 + i * 100},${1330 - i * 160}`, '#7f9fae', 5, {
        depth: 0.13,
      }),
      line(`${960 - i * 100},${20 + i * 84} ${960 - i * 100},${1330 - i * 160}`, '#7f9fae', 5, {
        depth: 0.13,
      }),
    ]),
    // White letters in a curve that leads to the window.
    ...heroWithLetter(0, 540, 640, 0.34, 0.2),
    ...heroWithLetter(3, 596, 656, 0.42, 0.21),
    ...heroWithLetter(5, 350, 650, 0.38, 0.2),
    ...heroWithLetter(6, 650, 690, 0.52, 0.24),
    ...heroWithLetter(1, 296, 690, 0.5, 0.24),
    ...heroWithLetter(8, 716, 750, 0.66, 0.28),
    ...heroWithLetter(4, 226, 740, 0.62, 0.28),
    ...heroWithLetter(7, 800, 830, 0.84, 0.34),
    ...heroWithLetter(10, 700, 900, 0.92, 0.36),
    ...heroWithLetter(12, 860, 990, 1.15, 0.42),
    ...heroWithLetter(9, 130, 800, 0.8, 0.34),
    ...heroWithLetter(11, 720, 1090, 1.3, 0.5),
    ...heroWithLetter(14, 30, 900, 1.05, 0.42),
    ...heroWithLetter(13, 590, 230, 0.6, 0.3, 180),
    ...heroWithLetter(2, 250, 160, 0.8, 0.3, 180),
    ...heroWithLetter(15, 900, 1180, 1.6, 0.744),
    ...heroWithLetter(16, 1110, 1050, 1.5, 0.6),
    ...heroWithLetter(17, -190, 1010, 1.4, 0.6),
    // The janitor has leaned his mop on the wall.
    ...mop(60, 1290, 1.1, 0.741, -9),
    ...janitorsCap(190, 1030, 0.9, 0.742, -24),
    ...letter(200, 1170, 1, 0.743, -6),
    ...janitorsGlove(136, 1200, 0.66, 0.744, 20),
    ...janitorsGlove(266, 1196, 0.66, 0.744, -20, -1),
    // What the friend reads, and a cup, put down.
    ...letter(402, 1010, 0.62, 0.522, -6),
    ...put(110, 30, 1, 0, [
      snip('400,1010! 560,1004! 566,1026! 396,1032!', '#b9774e', { depth: 0.5, lift: 1 }),
      box(420, 1028, 436, 1120, '#8a5638', { depth: 0.49, lift: 0.5 }),
      box(530, 1028, 546, 1120, '#8a5638', { depth: 0.49, lift: 0.5 }),
      snip('470,960! 516,960! 510,1006! 476,1006!', '#c8503f', { depth: 0.51, lift: 0.8 }),
      { rings: [15], at: [522, 980], width: 7, colour: '#c8503f', depth: 0.509 },
    ]),
  ]),
  cast: [
    hero('think', [448, 548], 0.5, {
      facing: 'front',
      expression: 'joy',
      act: { spine: 4 },
      shadow: true,
      depth: 0.22,
    }),
    friendAt('stand', [376, 860], 0.9, {
      facing: 'right',
      expression: 'lookingDown',
      act: { spine: 12 },
      hands: 'paper',
      touch: { right: [430, 1010], left: [366, 1012] },
      handsDepth: 0.523,
      lookAt: [404, 1010],
      shadow: true,
      depth: 0.52,
    }),
  ],
};
