import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import type { ScenePropData } from '../../../../illustration/scene/format/roles.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { CAMEL_OUTLINE, CHAIRS, desk, floor, stethoscope, wainscot } from '../parts.ts';

const bell = ([x, y]: Place, s = 1, depth = 0.77): SceneCut[] =>
  called('bell', [
    {
      shape: '-60,0! -54,-44 0,-80 54,-44 60,0!',
      at: [x, y] as const,
      scale: s,
      colour: '#e0b255',
      depth,
      lift: 1.2,
    },
    { rings: [10], at: [x, y] as const, dy: -82 * s, scale: s, colour: '#b4852f', depth },
    {
      shape: '-74,-4! 74,-4! 70,16! -70,16!',
      at: [x, y] as const,
      scale: s,
      snip: true,
      colour: '#5a4a44',
      depth: depth + 0.001,
      lift: 0.6,
    },
  ]);

/** The whole hall, as in `full`, with nobody in it. */
export const scene: Picture = {
  set: 'hall',
  shot: 'establish',
  camera: cam(),
  wide: cam({ on: [450, 820] }),
  plain: '#f0d9a6',
  lighting: { from: [100, 300] },
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,800! -420,800!',
      snip: true,
      colour: '#e9c789',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    ...wainscot(580, 800, '#cf9f5c', '#9a6a38'),
    // The door, and the day in it.
    {
      shape: '20,340! 240,340! 240,800! 20,800!',
      snip: true,
      colour: '#8a5632',
      depth: 0.19,
      lift: 1.6,
      what: 'door',
    },
    {
      shape: '44,364! 216,364! 216,800! 44,800!',
      snip: true,
      colour: '#fff3c2',
      depth: 0.2,
      lift: 0,
      lit: false,
    },
    { shape: CAMEL_OUTLINE, at: [52, 800], scale: 0.7, colour: '#c9a468', depth: 0.201, lift: 0, lit: false },
    floor(800, '#b98f72'),
    {
      shape: '44,800! 216,800! 520,1700! -80,1700!',
      snip: true,
      colour: '#fbe6ae',
      opacity: 0.6,
      depth: 0.41,
      lift: 0,
      lit: false,
    },
    ...desk(470, 880, 1110, 0.76, 340),
    ...bell([800, 1096]),
    ...stethoscope(0.9),
    ...[8, 14, 20, 28, 36, 46].map(
      (h, i): SheetCut => ({
        shape: `-18,-${h}! 18,-${h}! 18,0! -18,0!`,
        at: [496 + i * 42, 1096] as const,
        colour: ['#f6efe0', '#f3c9b4', '#cfe0c9', '#c9d8ea', '#f0dca0', '#c2604a'][i]!,
        snip: true,
        depth: 0.77,
        lift: 0.8,
      }),
    ),
  ],
  // Twelve, in one row, and nobody on any of them.
  props: Array.from(
    { length: 12 },
    (_, i): ScenePropData => ({
      id: 'chair',
      name: `row${i}`,
      at: [290 + i * 53, 816],
      scale: 0.38,
      colour: CHAIRS[i % 5]!,
      depth: 0.5,
    }),
  ),
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      at: [650, 940],
      by: 'head',
      scale: 1.15,
      facing: 'left',
      expression: 'curious',
      act: { spine: 12 },
      lookAt: [100, 800],
      touch: { left: [796, 1020] },
      seatOn: 'chair',
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'friend',
      pose: 'wave',
      at: [204, 860],
      scale: 0.8,
      facing: 'right',
      expression: 'joy',
      act: { spine: 8 },
      lookAt: 'hero',
      depth: 0.55,
    },
  ],
};
