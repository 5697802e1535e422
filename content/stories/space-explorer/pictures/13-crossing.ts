import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dimStars, inSpace, RED, STAR_SPOTS, wordFish } from '../parts.ts';

export const scene: Picture = {
  wide: cam({ on: [450, 660], zoom: 0.82 }),
  ...inSpace('#171b3d'),
  shot: 'small-before-big',
  camera: cam(),
  cuts: [
    ...dimStars(STAR_SPOTS),
    {
      line: '760,90 460,190 600,320 540,440 420,560 380,700 480,850 600,960 590,1080',
      width: 4,
      dash: [10, 18],
      colour: '#8f97c8',
      depth: 0.2,
      lit: false,
    },
    disc(770, 84, 74, '#4f8fd6', { depth: 0.22, lit: false }),
    {
      shape: '706,70 770,54 836,72 830,94 770,82 712,96',
      colour: '#7db4ea',
      depth: 0.221,
      lift: 0,
      lit: false,
    },
    {
      rings: [210],
      at: [600, 320],
      flat: 0.26,
      width: 22,
      colour: '#c9a36c',
      depth: 0.23,
      lit: false,
      turn: -16,
    },
    disc(600, 330, 106, '#e3b872', { what: 'Saturn', depth: 0.231, lit: false }),
    {
      line: '396,382 480,392 600,372 720,330 804,258',
      width: 20,
      colour: '#dcbd88',
      depth: 0.232,
      lit: false,
    },
    disc(430, 150, 58, '#8fd0cc', { what: 'Uranus', depth: 0.231, lit: false }),
    {
      rings: [92],
      at: [430, 150],
      flat: 0.16,
      turn: 82,
      width: 5,
      colour: '#c6e4e0',
      depth: 0.2305,
      lit: false,
    },
    disc(270, 590, 200, '#d59a5c', { what: 'Jupiter', depth: 0.24, lit: false }),
    ...[500, 560, 630, 690].map((y, i): LineCut => {
      const h = Math.sqrt(200 * 200 - (y - 590) ** 2) - 4;
      return {
        line: `${270 - h},${y} ${270 + h},${y}`,
        width: 26,
        colour: i % 2 ? '#f1d9a8' : '#b0623c',
        depth: 0.242,
        lit: false,
      };
    }),
    disc(330, 655, 34, '#a8452f', { depth: 0.244, lit: false, flat: 0.6 }),
    disc(560, 760, 46, '#cf6238', { what: 'Mars', depth: 0.24, lit: false }),
    disc(720, 900, 70, '#e9e7e2', { what: 'moon', depth: 0.24, lit: false }),
    disc(700, 884, 15, '#c9c7c8', { depth: 0.242, lit: false }),
    disc(744, 920, 20, '#c9c7c8', { depth: 0.242, lit: false }),
    {
      shape: '-420,1500! -420,1240! 450,1130! 1340,1250! 1340,1500!',
      snip: true,
      colour: '#31497e',
      depth: 0.6,
      lift: 2,
      print: 'graph-paper',
    },
    {
      shape: '520,1210! 660,1190! 690,1290! 540,1314!',
      snip: true,
      colour: '#ffdb8a',
      depth: 0.61,
      lift: 0,
      lit: false,
    },
    { line: '590,1198 612,1302', width: 8, colour: '#31497e', depth: 0.612 },
    { line: '528,1262 676,1238', width: 8, colour: '#31497e', depth: 0.612 },
    ...wordFish([480, 830], 0.9, -128, 'night', 0.5),
    ...wordFish([430, 730], 0.85, -100, 'good', 0.5),
    ...wordFish([560, 920], 0.95, -136, '3', 0.5),
    ...wordFish([628, 1000], 1, -110, '2', 0.5),
    ...wordFish([632, 1100], 1.1, -84, '1', 0.5),
    ...wordFish([410, 600], 0.7, -80, 'P.S.', 0.5),
    {
      shape: '400,540 430,520 456,540 436,562 408,560',
      colour: '#9cc75a',
      depth: 0.5,
      lift: 0.8,
      lit: false,
    },
    { shape: '800,44! 812,10! 826,42! 822,66! 804,66!', colour: RED, depth: 0.3, lift: 0.6, lit: false },
  ],
  cast: [],
};
