import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, fireEngine, limpet, TURQUOISE, thread, towers, wall } from '../parts.ts';

/** The paint of the founders' nine cans. */
const PAINT = [
  '#d8432b',
  '#f0a238',
  '#3f9a8c',
  '#e8532f',
  '#f2cf52',
  '#8a5aa0',
  '#4f86c2',
  '#e57f9a',
  '#c9381f',
];

/** A bicycle that rides to the right, its wheels on y, and the light of its lamp. */
const bicycle = (x: number, y: number, s: number, colour: string, depth: number): SceneCut[] =>
  called('bicycle', [
    cut('72,-108! 190,-150 236,-120 246,-84 236,-48 190,-30 72,-96!', '#fff3c4', {
      at: [x, y],
      scale: s,
      depth: depth - 0.0005,
      opacity: 0.55,
      lift: 0,
      lit: false,
    }),
    ...[-62, 62].flatMap((dx): SceneCut[] => [
      { rings: [46 * s], at: [x + dx * s, y - 46 * s], width: 9 * s, colour: '#1a2233', depth, lit: false },
      {
        rings: [40 * s],
        at: [x + dx * s, y - 46 * s],
        width: 3 * s,
        colour: '#e8edf4',
        depth: depth + 0.0002,
        lit: false,
      },
    ]),
    thread('-62,-46 -30,-112 46,-112 -4,-46 -62,-46', 9, colour, depth + 0.0004, {
      at: [x, y],
      scale: s,
      lit: false,
    }),
    thread('62,-46 42,-136 66,-146', 9, colour, depth + 0.0004, { at: [x, y], scale: s, lit: false }),
    thread('-30,-112 -34,-128 -52,-130 -14,-130', 9, '#2b3140', depth + 0.0004, {
      at: [x, y],
      scale: s,
      lit: false,
    }),
    disc(x + 66 * s, y - 102 * s, 15 * s, '#fffbe6', { depth: depth + 0.0006 }),
  ]);

export const scene: Picture = {
  set: 'street',
  light: 'noon',
  plain: '#1d2740',
  shot: 'diagonal-run',
  why: {
    changed: 'the lamps show each its own color',
    contrast: 'the towers have their colors, for the first time all of them',
  },
  camera: cam({ on: [430, 700], zoom: 0.76 }),
  wide: cam({ on: [450, 760], zoom: 1 }),
  lighting: {},
  cuts: [
    wall('#141c30'),
    disc(120, 880, 520, '#22304e', { depth: 0.589 }),
    disc(780, 880, 560, '#22304e', { depth: 0.5895 }),
    ...called('tower', towers(PAINT, 0.6)),
    // The street, and what the lamps make of it.
    cut('-460,1010 0,1030 450,1000 900,1036 1360,1010! 1360,1900! -460,1900!', '#b98a4f', {
      what: 'street',
      depth: 0.64,
      lift: 2,
      lit: false,
    }),
    cut('-460,1120 0,1150 450,1110 900,1150 1360,1120! 1360,1900! -460,1900!', '#cfa061', {
      depth: 0.645,
      lift: 0.6,
      lit: false,
    }),
    box(-660, 1300, 1560, 1900, '#7d5a38', { depth: 0.65, lift: 0.6, lit: false }),
    ...limpet([230, 1262], 1, 0.79, TURQUOISE),
    // Far off, more and more of them.
    ...[-250, -150, -60, 20, 500, 590, 680, 1050, 1130].flatMap((x, i) =>
      bicycle(x, 1040 + (i % 3) * 10, 0.34, '#4a5568', 0.655 + i * 0.0012),
    ),
    ...bicycle(-120, 1150, 1.15, '#3f86b4', 0.7),
    ...bicycle(190, 1140, 1, '#d8632b', 0.71),
    ...bicycle(720, 1150, 1.25, '#4f9a5c', 0.72),
    ...bicycle(1010, 1140, 0.9, '#a8506f', 0.73),
  ],
  props: [fireEngine([396, 1262], 0.56, { depth: 0.795 })],
  cast: [
    {
      who: 'octopus',
      at: [-130, 1050],
      scale: 0.95,
      mood: 'glad',
      facing: 'right',
      depth: 0.705,
      shadow: false,
    },
    {
      who: 'slate',
      at: [180, 1032],
      scale: 0.8,
      mood: 'glad',
      facing: 'right',
      depth: 0.7125,
      shadow: false,
      colour: '#ef8f86',
    },
    {
      who: 'turtle',
      at: [710, 1020],
      scale: 0.95,
      mood: 'glad',
      facing: 'right',
      depth: 0.724,
      shadow: false,
      colour: '#6f9a58',
    },
    {
      who: 'fish',
      name: 'f1',
      at: [1000, 1020],
      scale: 0.8,
      colour: '#ee8a36',
      facing: 'right',
      depth: 0.733,
      shadow: false,
    },
    {
      who: 'hero',
      pose: 'wave',
      at: [296, 1235],
      scale: 0.95,
      facing: 'right',
      expression: 'overjoyed',
      lookAt: 'turtle',
      depth: 0.76,
    },
    {
      who: 'friend',
      pose: 'jump',
      at: [566, 1235],
      scale: 0.9,
      facing: 'right',
      expression: 'laughing',
      lookAt: 'turtle',
      depth: 0.765,
    },
  ],
};
