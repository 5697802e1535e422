import { box, cut, glow, oval, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { flame, truck } from '../parts.ts';

export const scene: Picture = {
  set: 'tents',
  wide: { zoom: 1.05, on: [450, 780], at: [0.5, 0.5] },
  plain: '#2b2244',
  shot: 'frame-in-frame',
  seed: 9,
  lighting: { from: [330, 700], cast: false },
  cuts: flame([
    snip('-80,960! 330,60! 760,960!', '#4d3b5c', { depth: 0.3, lift: 1.6, print: 'exercise-book' }),
    snip('330,60! 980,260! 1100,960! 760,960!', '#3b2d50', {
      depth: 0.29,
      lift: 1.2,
      print: 'exercise-book',
    }),
    snip('90,940! 332,260! 600,940!', '#f5c469', {
      depth: 0.31,
      lift: 0.6,
      lit: false,
      print: 'exercise-book',
    }),
    snip('160,940! 332,420! 520,940!', '#fbdc92', { depth: 0.312, lift: 0, lit: false }),
    snip('90,940! 600,940! 860,1400! -60,1400!', '#8a5a5a', { depth: 0.32, lift: 0, opacity: 0.6 }),
    box(150, 846, 540, 880, '#8a4a34', { depth: 0.5, lift: 1.2 }),
    box(176, 880, 196, 950, '#6a3626', { depth: 0.49 }),
    box(500, 880, 520, 950, '#6a3626', { depth: 0.49 }),
    ...[220, 300, 380, 450].map((x) => oval(x, 842, 28, 8, '#f3e3c0', { depth: 0.51, lift: 0.4 })),
    {
      shape: '-60,20! -34,-70! 34,-70! 60,20!',
      colour: '#c25a4a',
      lift: 1,
      on: 'saran.top',
      scale: 0.62,
      depth: 0.49,
    },
    ...truck(760, 950, 1.1, 0.33, '#4a4468'),
    {
      shape: '-64,0 -40,-16 40,-16 64,0 40,14 -40,14',
      on: 'hero.left',
      what: 'plate',
      colour: '#f3e3c0',
      lift: 0.8,
      depth: 0.73,
    },
    {
      shape: '-34,-10 -10,-24 30,-22 36,-10 0,-4',
      on: 'hero.left',
      colour: '#c98f4a',
      lift: 0.4,
      depth: 0.731,
    },
    ...glow(720, 1120, 130, ['#6a4a4a', '#a87448', '#f0c067'], { depth: 0.6 }),
    cut('640,1240! 720,1230 800,1240! 900,1400! 620,1400!', '#17112a', {
      depth: 0.61,
      lift: 0,
      opacity: 0.7,
    }),
  ]),
  props: [{ id: 'storm-lantern', name: 'lantern', heldBy: 'hero.right', scale: 0.5 }],
  cast: [
    person('saran', [250, 700], 0.6, { depth: 0.48, facing: 'right', expression: 'thinking' }),
    person('bat', [370, 690], 0.62, { depth: 0.47, facing: 'left', expression: 'worried' }),
    person('friend', [470, 760], 0.68, {
      depth: 0.52,
      facing: 'right',
      expression: 'worried',
      lookAt: 'hero',
    }),
    person('hero', [680, 880], 1.15, {
      pose: 'walk',
      facing: 'backRight',
      expression: 'sad',
      act: { spine: 10 },
      touch: { left: [560, 1080] },
      hands: { left: 'flat' },
      shadow: true,
    }),
  ],
};
