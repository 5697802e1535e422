import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, crankLamp, fireEngine, limpet, snip, TURQUOISE, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'museum',
  light: 'noon',
  shot: 'two-touching',
  why: { changed: 'in white light Pepper has its red again' },
  camera: cam(),
  plain: '#101219',
  lighting: { from: [900, 200] },
  cuts: [
    wall('#0b0d14'),
    box(-460, 1190, 1360, 1700, '#141821', { depth: 0.585, lift: 0.2, lit: false, print: 'graph-paper' }),
    snip('250,900! 1400,140! 1400,1420! 250,1040!', '#ffdf9c', { depth: 0.6, lift: 0, lit: false }),
    snip('260,930! 1400,420! 1400,1420! 260,1030!', '#fff2cc', { depth: 0.601, lift: 0, lit: false }),
    ...crankLamp([262, 1200], 1.1, 0.77, '#4a4f5c', '#ffffff', -1),
    ...limpet([262, 884], 1.3, 0.79, TURQUOISE),
  ],
  props: [fireEngine([600, 1236], 1.8, { depth: 0.76 })],
  cast: [
    {
      who: 'slate',
      at: [770, 960],
      scale: 2,
      colour: '#f08aa8',
      mood: 'scared',
      lookAt: [560, 640],
      depth: 0.73,
    },
    {
      who: 'hero',
      pose: 'kneelOver',
      at: [246, 780],
      by: 'head',
      scale: 1.5,
      facing: 'right',
      expression: 'delight',
      act: { spine: 14 },
      lookAt: 'slate',
      touch: { right: [104, 1050] },
      handsDepth: 0.79,
      depth: 0.73,
      shadow: false,
    },
  ],
};
