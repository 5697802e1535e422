import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, CHALK, disc, gecko, iceBlocks, snowflake, wall } from '../parts.ts';

export const scene: Picture = {
  why: { samePose: 'first kneeling to draw the line, then before the ice' },
  set: 'kitchen',
  plain: '#27406e',
  light: 'night',
  shot: 'close',
  camera: cam(),
  wide: cam({ on: [450, 660] }),
  lighting: { dark: 0.3, lamps: [{ on: [450, 1060], reach: 900, colour: '#bfe6ff' }] },
  cuts: [
    {
      name: 'block',
      shape: '-70,-46! 60,-54! 74,40! -62,50!',
      colour: '#dff3fb',
      depth: 0.705,
      lift: 1,
      lit: false,
      at: [650, 700],
    },
    wall('#1b2c55'),
    disc(450, 1130, 620, '#28457c', { depth: 0.585 }),
    disc(450, 1130, 430, '#3d6ca6', { depth: 0.586 }),
    disc(450, 1130, 290, '#6ba6d6', { depth: 0.587 }),
    ...iceBlocks(-200, 1100, 1050, 0.755),
    // The line goes on over the wall: an end of the world for each.
    { what: 'equator', line: '450,-500 450,1040', width: 12, colour: CHALK, depth: 0.589, lit: false },
    box(-900, 1090, 1800, 1900, '#e6f0f5', {
      what: 'cart',
      depth: 0.76,
      lift: 2.4,
      lit: false,
      print: 'tiles',
    }),
    box(-900, 1070, 1800, 1126, '#b9d6e8', { depth: 0.762, lift: 1, lit: false }),
    { line: '450,1070 450,1900', width: 22, colour: CHALK, depth: 0.77, lit: false },
    // the counter that the friend stands behind
    box(500, 800, 1800, 1090, '#22386a', { depth: 0.712, lift: 1.4, lit: false }),
    box(490, 786, 1800, 820, '#3d5a94', { depth: 0.7125, lift: 0.8, lit: false }),
    // frost like ferns, on two backs
    ...called(
      'frost',
      (
        [
          [40, 560, 0.7],
          [10, 600, 0.5],
          [180, 610, 0.6],
          [290, 660, 0.4],
          [20, 920, 0.6],
          [690, 850, 0.45],
          [790, 820, 0.6],
          [880, 870, 0.5],
          [860, 980, 0.5],
        ] as const
      ).flatMap(([x, y, k], i) => snowflake([x, y], k, 0.7555, i * 23)),
    ),
    ...gecko([250, 1230], 70, 0.775, 0.9),
  ],
  cast: [
    {
      who: 'bear',
      at: [70, 1330],
      scale: 1.8,
      pose: 'rest',
      mood: 'proud',
      facing: 'right',
      depth: 0.72,
    },
    { who: 'penguin', at: [800, 1330], scale: 2, mood: 'asleep', facing: 'left', depth: 0.72 },
    {
      who: 'hero',
      pose: 'kneel',
      at: [318, 950],
      by: 'head',
      scale: 1.25,
      facing: 'left',
      expression: 'wonder',
      act: { tilt: -10 },
      lookAt: [90, 760],
      seatOn: 'boat',
      shadow: false,
      depth: 0.75,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [640, 500],
      by: 'head',
      scale: 1.2,
      facing: 'left',
      expression: 'effort',
      act: { spine: 12 },
      lookAt: 'bear',
      carry: 'block',
      shadow: false,
      depth: 0.7,
    },
  ],
};
