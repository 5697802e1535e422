import { called } from '../../../cuts/called.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard, gull, water } from '../parts.ts';

/** The boat cut through: the planks that the ear lies on, and the side behind. */
const boat = called('boat', [
  {
    name: 'planks',
    shape:
      '-10,330! 70,440 250,560 450,588 650,560 830,440 910,330! 850,330! 770,430 620,512 450,532 280,512 130,430 50,330!',
    colour: '#c8604a',
    depth: 0.735,
    lift: 1.6,
    print: 'ledger',
  },
  {
    shape: '0,330! 900,330! 830,440 650,560 450,588 250,560 70,440',
    colour: '#8f3f35',
    depth: 0.6,
    lift: 0,
  },
]);

export const scene: Picture = {
  backdrop: 'seabed',
  light: 'noon',
  plain: '#276b7a',
  papers: { land: 'sea-chart' },
  lighting: {},
  shot: 'cut-away',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  wide: { zoom: 1.22, on: [450, 590], at: [0.5, 0.5] },
  seed: 3,
  cuts: [
    { shape: '-400,-60! 1300,-60! 1300,400! -400,400!', colour: '#d7ebe4', depth: 0.1, lift: 0 },
    water(372, '#3f93a0', { depth: 0.2, print: 'sea-chart' }),
    water(680, '#2f7d8c', { depth: 0.22, print: 'sea-chart' }),
    water(900, '#205d72', { depth: 0.24, print: 'sheet-music' }),
    water(1090, '#143f57', { depth: 0.26, print: 'sheet-music' }),
    {
      shape: '-400,1320 200,1200 520,1170 820,1210 1300,1310 1300,1600! -400,1600!',
      colour: '#0d2c42',
      depth: 0.3,
      lift: 1.5,
    },
    // The song close by: vellum over vellum, lighter where it is nearer.
    {
      shape: '450,620 800,690 960,860 800,1060 450,1150 100,1060 -60,860 100,690',
      colour: '#bfe3df',
      opacity: 0.22,
      lift: 0,
      depth: 0.38,
    },
    {
      shape: '450,690 700,740 810,860 700,980 450,1040 200,980 90,860 200,740',
      colour: '#d2ece6',
      opacity: 0.3,
      lift: 0,
      depth: 0.39,
    },
    {
      rings: [110, 180, 260],
      at: [450, 850],
      width: 5,
      colour: '#dff1ea',
      opacity: 0.7,
      depth: 0.4,
      flat: 0.5,
    },
    // The answer, from far away and thin as a thread.
    {
      line: '-400,1010 -250,960 -130,1006 -10,950 110,986 210,920 300,940 370,870',
      width: 5,
      colour: '#fdf6e2',
      depth: 0.41,
    },
    ...boat,
    // The drumsticks, put down.
    { line: '600,548 740,512', width: 11, colour: '#e3b27c', depth: 0.737 },
    { line: '610,520 730,540', width: 11, colour: '#e3b27c', depth: 0.7372 },
  ],
  props: [
    { id: 'sandwich', at: [150, 452], scale: 0.5, depth: 0.73 },
    { id: 'drum', at: [560, 540], scale: 0.5, depth: 0.722 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lieFront',
      at: [262, 536],
      turn: 13,
      scale: 1.75,
      facing: 'right',
      expression: 'listening',
      strength: 'strong',
      act: { tilt: 25, neck: 4 },
      touch: { right: 'gull.back' },
      seatOn: 'boat',
      shadow: false,
    },
    gull({ at: [748, 486], scale: 1.1, facing: 'right', mood: 'worried', depth: 0.725, lookAt: 'hero' }),
    aboard({
      pose: 'lieFront',
      at: [500, 500],
      turn: -8,
      scale: 0.95,
      facing: 'left',
      expression: 'listening',
      act: { tilt: 12 },
      depth: 0.735,
    }),
  ],
};
