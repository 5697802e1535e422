import type { Cover } from '../../../illustration/covers/cover.ts';
import type { SceneCut } from '../../../illustration/scene/format/cuts.ts';
import { put } from '../../cuts/placing.ts';
import { lay, mailbox, visitor } from './parts.ts';

const lightFromBelow = ['#1f6a64', '#3c937a', '#84dba8'].map(
  (colour, i): SceneCut => ({
    rings: [760 - i * 230],
    flat: 0.62,
    at: [450, 1340],
    colour,
    lit: false,
    depth: 0.585 + i * 0.0001,
  }),
);
const stars: readonly (readonly [x: number, y: number, radius: number])[] = [
  [90, 610, 5],
  [170, 500, 3],
  [410, 560, 6],
  [560, 520, 3],
  [650, 590, 4],
  [830, 540, 7],
  [60, 780, 3],
  [880, 700, 4],
];

export const cover: Cover = {
  title: ['Alien', 'Encounter'],
  ink: 'cream',
  place: { foot: 1146, largest: 176 },
  scene: {
    backdrop: 'night-town',
    light: 'dusk',
    seed: 8,
    plain: '#10363f',
    camera: { zoom: 1, on: [450, 910], at: [0.5, 0.5] },
    lighting: { lamps: [{ on: [450, 1340], reach: 1200, colour: '#f2f3bd' }] },
    cuts: [
      {
        shape: '-460,-300! 1360,-300! 1360,1640! -460,1640!',
        snip: true,
        colour: '#10363f',
        lit: false,
        lift: 0.4,
        print: 'newsprint',
        depth: 0.58,
      },
      ...lightFromBelow,
      ...stars.map(
        ([x, y, radius]): SceneCut => ({
          rings: [radius],
          at: [x, y],
          colour: '#fff3cf',
          lit: false,
          depth: 0.584,
        }),
      ),
      // The fountain's rim, on which the title stands.
      {
        shape: '-460,1262! 120,1246 450,1240 780,1246 1360,1262! 1360,1700! -460,1700!',
        colour: '#0b2530',
        lit: false,
        lift: 2.4,
        print: 'newsprint',
        depth: 0.78,
      },
      {
        line: '-460,1266 120,1250 450,1244 780,1250 1360,1266',
        width: 14,
        colour: '#2f7a70',
        lit: false,
        depth: 0.781,
      },
      ...lay(0.73, put(650, 1330, 2.15, 3, mailbox())),
      ...visitor(250, 1310, 2.05, 0.75, {
        turn: 15,
        ears: [-48, -24, 4],
        look: [0.9, -0.1],
        mouth: 'talk',
        hands: [
          [-84, -36],
          [20, -64],
        ],
      }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'peek',
        at: [676, 672],
        by: 'head',
        scale: 1.7,
        facing: 'left',
        expression: 'wonder',
        act: { spine: 14 },
        lookAt: [330, 900],
        wears: { outfit: 'raincoat', cloth: 'sage', extras: [] },
        shadow: false,
        depth: 0.72,
      },
    ],
    describe:
      'In green light from below a small pink visitor with three ears bows to a red mailbox; behind the mailbox {name} watches without a breath.',
  },
  child: { skin: 's5', hair: 'twoBraids', hairColour: 'blueBlack', outfit: 'raincoat', cloth: 'sage' },
};
