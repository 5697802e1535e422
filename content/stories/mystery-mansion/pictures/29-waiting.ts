import { box, cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cup } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  light: 'dusk',
  shot: 'two-touching',
  camera: cam(),
  lighting: { lamps: [{ on: [640, 420], reach: 620 }] },
  cuts: [
    wall('#4a3556', { print: 'wallpaper' }),
    // The door, shut, and a thread of day around it.
    box(40, 150, 420, 1180, '#fbe6a6', { what: 'door', depth: 0.59, lift: 0 }),
    box(52, 162, 408, 1180, '#7d4c3e', { depth: 0.6, lift: 1, print: 'ledger' }),
    box(92, 230, 368, 600, '#6a3f35', { depth: 0.601, lift: 0.4 }),
    line('360,700 400,700', '#f2c465', 16, { what: 'handle', depth: 0.602 }),
    // A quarter past.
    disc(640, 290, 118, '#c98a45', { what: 'clock', depth: 0.6 }),
    disc(640, 290, 96, '#fbf1d8', { depth: 0.601 }),
    ...[0, 90, 180, 270].map((turn) =>
      line('0,-84 0,-68', '#5a3a2c', 8, { at: [640, 290], turn, depth: 0.602 }),
    ),
    line('640,290 694,318', '#3f2c2a', 11, { depth: 0.603 }),
    line('640,290 716,290', '#3f2c2a', 7, { depth: 0.603 }),
    box(-460, 1180, 1360, 1700, '#332440', { depth: 0.58, lift: 0.4 }),
    // Everything stands ready.
    snip('470,1130! 960,1130! 1000,1180! 440,1180!', '#e9dcc4', { what: 'table', depth: 0.8, lift: 1.6 }),
    cut('440,1180! 1000,1180! 1010,1420! 430,1420!', '#d6c5ab', { depth: 0.799, lift: 0.6 }),
    ...cup(520, 1140, 0.8, '#f6dca0', 0.81),
    ...cup(640, 1146, 0.8, '#d9857a', 0.812),
    ...cup(760, 1140, 0.8, '#9fd0e0', 0.814),
    ...cup(870, 1146, 0.8, '#c9d98a', 0.816),
  ],
  cast: [
    {
      who: 'nora',
      at: [760, 1120],
      scale: 1.6,
      facing: 'right',
      depth: 0.74,
      mood: 'sad',
      lookAt: [900, 900],
    },
    {
      who: 'hero',
      pose: 'listen',
      facing: 'left',
      at: [420, 760],
      by: 'head',
      scale: 1.3,
      expression: 'listening',
      lookAt: 'nora',
      touch: { right: [372, 720] },
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'friend',
      pose: 'stand',
      facing: 'left',
      at: [220, 850],
      by: 'head',
      scale: 1.15,
      expression: 'startled',
      touch: { right: [120, 880] },
      lookAt: 'hero',
      shadow: false,
      depth: 0.735,
    },
  ],
};
