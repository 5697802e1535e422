import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { ellipse } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, fireEngine, limpet, snip, TURQUOISE, thread, towers, wall } from '../parts.ts';

/** From the lamp outward: scarlet, rust, and beyond the glass gray. */
const FADING_REDS = [
  '#c9381f',
  '#e8532f',
  '#d8301f',
  '#f0402c',
  '#b4552c',
  '#98523a',
  '#75625c',
  '#676c76',
  '#3f4653',
];
const doors = (xs: readonly number[], colour: string): SceneCut[] =>
  xs.map((x) =>
    cut(`${x - 34},1166! ${x - 34},1060 ${x},1022 ${x + 34},1060 ${x + 34},1166!`, colour, {
      what: 'door',
      depth: 0.63,
      lift: 0.6,
      lit: false,
    }),
  );
const GLASS = '-460,330 -160,170 200,110 520,140 720,270 806,470 822,760 822,1160';

export const scene: Picture = {
  set: 'street',
  light: 'noon',
  plain: '#2a3446',
  shot: 'establish',
  camera: cam(),
  wide: { zoom: 0.92, on: [450, 720], at: [0.5, 0.5] },
  cuts: [
    wall('#0b111c'),
    cut(`${GLASS}! -460,1160!`, '#1b283f', { depth: 0.59, lift: 0.6, lit: false }),
    // The light of the lamp, as far as it goes.
    snip('300,1090! 150,-300! 1010,-300! 1340,260! 330,1120!', '#fff3cf', {
      depth: 0.595,
      opacity: 0.16,
      lift: 0,
      lit: false,
    }),
    snip('300,1090! 150,-300! 640,-300! 800,420! 330,1120!', '#fff3cf', {
      depth: 0.596,
      opacity: 0.24,
      lift: 0,
      lit: false,
    }),
    ...called('tower', towers(FADING_REDS, 0.6)),
    thread('258,306 410,306', 18, '#f8d75e', 0.609, { lit: false }),
    thread('260,336 408,336', 8, '#f8d75e', 0.609, { lit: false }),
    thread(GLASS, 12, '#b9cde6', 0.7, { opacity: 0.6, lit: false }),
    ...doors([556, 664, 764], '#ff9a3c'),
    ...doors([900, 1020], '#4a515d'),
    box(-460, 1150, 1360, 1700, '#2b2c33', { depth: 0.64, lit: false, lift: 2 }),
    snip('300,1150! 822,1150! 822,1330! 300,1500!', '#a9713f', { depth: 0.642, lit: false, lift: 0 }),
    ...limpet([610, 1240], 1, 0.79, TURQUOISE),
    // The museum, and its round window from outside.
    disc(190, 1000, 240, '#fff0c0', { depth: 0.69 }),
    cut(ellipse(110, 1220, 420, 520), '#232029', {
      holes: ellipse(190, 1000, 236, 236),
      depth: 0.78,
      lift: 2,
      lit: false,
    }),
    { rings: [246], at: [190, 1000], width: 26, colour: '#4a4048', depth: 0.782, lit: false },
    disc(322, 1096, 84, '#fff6d8', { depth: 0.784, opacity: 0.5 }),
    disc(322, 1096, 50, '#ffffff', { what: 'lamp', depth: 0.785 }),
  ],
  props: [fireEngine([140, 1256], 0.62, { depth: 0.79 })],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [142, 1010],
      by: 'head',
      scale: 1.1,
      facing: 'right',
      expression: 'wonder',
      act: { spine: 12 },
      lookAt: [600, 400],
      touch: { right: [290, 1110] },
      handsDepth: 0.783,
      seatOn: 'boat',
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [286, 900],
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
