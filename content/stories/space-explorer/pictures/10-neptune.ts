import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dimStars, presto, WOOL } from '../parts.ts';

export const scene: Picture = {
  set: 'cabin',
  light: 'dusk',
  plain: '#1c356c',
  shot: 'thing-in-hand',
  camera: cam(),
  lighting: { dark: 0.15, lamps: [{ on: [610, 800], reach: 700, colour: '#ffc877' }] },
  cuts: [
    disc(790, 200, 320, '#16294f', { depth: 0.2 }),
    disc(790, 200, 282, '#0f1a38', { depth: 0.21 }),
    disc(860, 300, 250, '#4f8fd6', { what: 'Neptune', depth: 0.22, lit: false }),
    {
      shape: '640,250 740,220 860,250 960,230 970,280 860,290 740,270 630,300',
      colour: '#75aee6',
      depth: 0.222,
      lift: 0,
      lit: false,
    },
    ...dimStars(
      [
        [600, 110],
        [690, 30],
        [560, 250],
      ],
      0.22,
    ),
    // The bench before the set.
    {
      shape: '-420,1010! 400,1000! 400,1700! -420,1700!',
      snip: true,
      colour: '#1a2c58',
      depth: 0.7,
      lift: 1.4,
    },
    // the glow of the dial, on wall and table
    disc(600, 820, 560, '#2f4a80', { depth: 0.3, lit: false }),
    disc(600, 820, 420, '#4f5f86', { depth: 0.301, lit: false }),
    disc(600, 820, 290, '#a88a72', { depth: 0.302, lit: false }),
    {
      shape: '-420,1150! 1340,1120! 1340,1700! -420,1700!',
      snip: true,
      colour: '#14254c',
      depth: 0.75,
      lift: 2,
      print: 'star-chart',
    },
    {
      what: 'radio',
      shape: '400,730 440,700! 780,690! 816,720 840,1230! 384,1240!',
      colour: '#7a8494',
      depth: 0.745,
      lift: 2.4,
    },
    { shape: '394,770! 826,756! 828,786! 393,800!', snip: true, colour: '#5a6474', depth: 0.746, lift: 0 },
    { line: '780,620 830,300', width: 9, colour: '#3b4556', depth: 0.744 },
    disc(830, 296, 15, '#b5432f', { depth: 0.7445 }),
    ...[0, 1, 2, 3].map(
      (i): LineCut => ({
        line: `500,${1070 + i * 40} 720,${1066 + i * 40}`,
        width: 13,
        colour: '#3b4556',
        depth: 0.747,
      }),
    ),
    { ...disc(610, 900, 118, '#3b3240', { depth: 0.747 }), name: 'dial' },
    disc(610, 900, 98, '#ffd27a', { depth: 0.748, lit: false }),
    disc(610, 900, 60, '#ffe7b0', { depth: 0.7485, lit: false }),
    { line: '610,900 660,840', width: 9, colour: '#8a3a2a', depth: 0.749 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [350, 470],
      by: 'head',
      scale: 2.9,
      facing: 'right',
      expression: 'lookingDown',
      touch: { left: [520, 950], right: [706, 850] },
      hands: 'hug',
      gloves: WOOL,
      lookAt: [640, 700],
      seatOn: 'boat',
      shadow: false,
      depth: 0.73,
      act: { spine: 16, neck: 8, tilt: -4 },
    },
    presto({ at: [130, 1190], scale: 0.7, facing: 'right', depth: 0.76, lookAt: [610, 860] }),
  ],
};
