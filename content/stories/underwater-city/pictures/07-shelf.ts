import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, fireEngine, GRAY, grayVeil, limpet, snip, thread, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'museum',
  shot: 'frame-in-frame',
  camera: cam(),
  plain: '#14161d',
  cuts: [
    ...limpet([820, 884], 0.9, 0.77),
    wall('#11151e'),
    disc(740, 196, 156, '#39445a', { depth: 0.585 }),
    disc(740, 196, 132, '#27477a', { depth: 0.586 }),
    disc(740, 196, 84, '#4f86c6', { depth: 0.5865, opacity: 0.6 }),
    disc(740, 196, 30, '#dff0ff', { depth: 0.587 }),
    snip('-50,40! -24,-50! 24,-50! 50,40!', '#0a0d14', { depth: 0.59, at: [722, 150], turn: 14, lit: false }),
    thread('712,108 690,20', 12, '#0a0d14', 0.589, { lit: false }),
    cut('590,330 600,262 640,230 690,250 712,330!', '#0a0d14', { depth: 0.5895, lit: false, lift: 0 }),
    box(-460, 400, 1360, 640, '#222b3b', { depth: 0.6, lift: 0.2, lit: false, print: 'graph-paper' }),
    box(-460, 686, 1360, 920, '#1c2432', { depth: 0.6, lift: 0.2, lit: false, print: 'graph-paper' }),
    snip('690,300! 790,300! 640,920! -100,920!', '#7fa9dc', {
      depth: 0.605,
      opacity: 0.2,
      lift: 0,
      lit: false,
    }),
    box(-460, 636, 1360, 690, '#49536a', { depth: 0.68, lit: false }),
    box(-460, 916, 1360, 972, '#49536a', { depth: 0.68, lit: false }),
    box(-460, 360, 1360, 402, '#343d50', { depth: 0.68, lit: false }),
    grayVeil(0.42, 0.83),
  ],
  props: [
    ...Array.from({ length: 6 }, (_, i) =>
      fireEngine([96 + i * 152, 640], 0.58, { name: `e${i}`, colour: GRAY, depth: 0.62 + i * 0.001 }),
    ),
    ...Array.from({ length: 5 }, (_, i) =>
      fireEngine([210 + i * 158, 918], 0.6, { name: `f${i}`, colour: GRAY, depth: 0.63 + i * 0.001 }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [220, 1096],
      by: 'head',
      scale: 1.9,
      facing: 'right',
      expression: 'worried',
      act: { spine: 12 },
      lookAt: [730, 300],
      touch: { right: [450, 930] },
      hands: { right: 'point' },
      depth: 0.75,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [640, 1130],
      by: 'head',
      scale: 1.6,
      facing: 'left',
      expression: 'worried',
      lookAt: [500, 300],
      act: { spine: 12 },
      shadow: false,
      depth: 0.745,
    },
  ],
};
