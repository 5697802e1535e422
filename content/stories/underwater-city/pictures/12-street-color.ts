import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, fireEngine, limpet, snip, TURQUOISE, thread, towers, wall } from '../parts.ts';

const DOORS = [-40, 130, 262, 420, 548, 690, 830];
const doors = (colour: string, depth: number): SceneCut[] =>
  DOORS.map((x) =>
    cut(`${x - 24},1162! ${x - 24},1090 ${x},1064 ${x + 24},1090 ${x + 24},1162!`, colour, {
      what: 'door',
      depth,
      lift: 0.4,
      lit: false,
    }),
  );

export const scene: Picture = {
  set: 'street',
  light: 'noon',
  plain: '#2a3446',
  shot: 'establish',
  camera: cam(),
  wide: { zoom: 1, on: [450, 720], at: [0.5, 0.5] },
  cuts: [
    ...limpet([520, 1240], 1, 0.79, TURQUOISE),
    wall('#0d131f'),
    cut('-420,420 -100,330 300,300 700,330 1340,430! 1340,1700! -420,1700!', '#141d2d', {
      depth: 0.581,
      lit: false,
      print: 'sea-chart',
    }),
    disc(450, 1160, 830, '#22304a', { depth: 0.59, opacity: 0.9 }),
    snip('150,1010! 1000,-200! 1360,120! 230,1110!', '#fff3cf', {
      depth: 0.595,
      opacity: 0.2,
      lift: 0,
      lit: false,
    }),
    snip('110,1010! 240,-260! 1060,-260! 220,1080!', '#fff3cf', {
      depth: 0.596,
      opacity: 0.34,
      lift: 0,
      lit: false,
    }),
    ...called(
      'tower',
      towers(
        ['#e8532f', '#f0402c', '#f08a2c', '#d8301f', '#f4c22f', '#f2949c', '#b5827c', '#8b8c92', '#3a404c'],
        0.6,
      ),
    ),
    thread('258,306 410,306', 18, '#f8d75e', 0.609, { lit: false }),
    thread('260,336 408,336', 8, '#f8d75e', 0.609, { lit: false }),
    thread('8,434 116,396', 16, '#f8d75e', 0.609, { lit: false }),
    {
      rings: [830, 846],
      at: [450, 1160],
      width: 5,
      colour: '#9fb6d4',
      opacity: 0.5,
      depth: 0.7,
      lit: false,
    },
    ...doors('#ff9a3c', 0.63).slice(0, 5),
    ...doors('#8a6a58', 0.629).slice(5),
    box(-460, 1150, 1360, 1700, '#4a3630', { depth: 0.64, lit: false, lift: 2 }),
    snip('200,1150! 1360,1150! 1360,1240! 260,1330!', '#c99a62', {
      depth: 0.642,
      lit: false,
      lift: 0,
      opacity: 0.55,
    }),
    disc(150, 1070, 206, '#2b2530', { depth: 0.69 }),
    disc(150, 1070, 176, '#fff0c0', { depth: 0.7 }),
    { rings: [190], at: [150, 1070], width: 34, colour: '#3a3036', depth: 0.78, lit: false },
    disc(262, 1040, 42, '#ffffff', { what: 'lamp', depth: 0.781 }),
    disc(262, 1040, 74, '#fff6d8', { depth: 0.7805, opacity: 0.5 }),
  ],
  props: [fireEngine([752, 760], 0.3, { depth: 0.615 })],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [120, 1050],
      by: 'head',
      scale: 1.05,
      facing: 'right',
      expression: 'wonder',
      act: { spine: 12 },
      lookAt: [600, 400],
      touch: { right: [236, 1070] },
      seatOn: 'boat',
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [286, 1126],
      by: 'head',
      scale: 0.85,
      facing: 'right',
      expression: 'wonder',
      lookAt: [600, 400],
      seatOn: 'boat',
      shadow: false,
      depth: 0.725,
    },
  ],
};
