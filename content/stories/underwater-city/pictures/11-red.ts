import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import {
  box,
  crankLamp,
  cut,
  disc,
  fireEngine,
  limpet,
  oval,
  snip,
  TURQUOISE,
  thread,
  wall,
} from '../parts.ts';

const SLATE = { at: [690, 1326], scale: 2.7 } as const;
const PINK = '#ff8fb4';

export const scene: Picture = {
  set: 'museum',
  light: 'noon',
  shot: 'two-touching',
  why: { changed: 'in white light Pepper has its red again' },
  camera: cam(),
  wide: { zoom: 1, on: [450, 960], at: [0.5, 0.5] },
  plain: '#101219',
  lighting: { from: [900, 200] },
  cuts: [
    wall('#191c26'),
    box(-460, 950, 1360, 1700, '#141821', { depth: 0.585, lift: 0.2, lit: false, print: 'graph-paper' }),
    snip('230,860! 1400,40! 1400,1260! 230,980!', '#e6bd74', { depth: 0.6, lift: 0, lit: false }),
    snip('240,890! 1400,330! 1400,1210! 240,960!', '#fff2cc', { depth: 0.601, lift: 0, lit: false }),
    oval(600, 1006, 260, 22, '#d9bd84', { depth: 0.602, lift: 0, lit: false }),
    ...crankLamp([240, 1150], 1.1, 0.77, '#4a4f5c', '#ffffff', -1),
    ...limpet([330, 1150], 1.1, 0.79, TURQUOISE),
    // Slate stands below the light, gray, but for the claw that she put into it.
    ...called('claw', [
      thread('-48,-46 -82,-62 -78,-92', 13, PINK, 0.801, { ...SLATE, lit: false }),
      cut('-74,-86 -58,-116 -70,-134! -80,-112! -96,-130! -100,-102', PINK, {
        ...SLATE,
        depth: 0.802,
        lift: 0.8,
        lit: false,
      }),
    ]),
    oval(690, 1230, 40, 46, '#2a1016', { depth: 0.803 }),
    oval(690, 1254, 24, 16, '#c2506a', { depth: 0.804 }),
    ...[641, 739].map((x) => disc(x, 1090, 46, '#dfe6f0', { depth: 0.805, width: 8 })),
    thread('682,1084 698,1084', 7, '#dfe6f0', 0.805, { lit: false }),
  ],
  props: [fireEngine([600, 1000], 1.75, { depth: 0.76 })],
  cast: [
    {
      who: 'slate',
      ...SLATE,
      colour: '#8a8d97',
      mood: 'scared',
      lookAt: [460, 1000],
      depth: 0.8,
    },
    {
      who: 'hero',
      pose: 'kneelOver',
      at: [216, 700],
      by: 'head',
      scale: 1.6,
      facing: 'right',
      expression: 'effort',
      strength: 'strong',
      act: { spine: 16 },
      hands: 'grip',
      lookAt: 'slate',
      touch: { right: [82, 1000] },
      handsDepth: 0.79,
      depth: 0.73,
      shadow: false,
    },
  ],
};
