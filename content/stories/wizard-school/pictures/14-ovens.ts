import { cut, disc, glow, land, line } from '../../../cuts/deep.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { INK, TOAST } from '../parts/papers.ts';
import { wizard } from '../parts/people.ts';
import { oven, toastSlice } from '../parts/things.ts';

export const scene: Picture = {
  set: 'kitchen',
  shot: 'establish',
  camera: cam(),
  wide: cam({ on: [450, 740] }),
  lighting: { from: [450, 900] },
  cuts: [
    ...glow(450, 820, 760, ['#4a2a38', '#63343c', '#84443c'], { depth: 0.1 }),
    cut(
      '-500,-300! 1400,-300! 1400,640! 1240,640! 1200,380 1040,240 860,380 820,640! 780,640! 720,300 450,120 180,300 120,640! 80,640! 40,380 -140,240 -300,380 -340,640! -500,640!',
      '#2a1a2c',
      { depth: 0.15, lift: 2.4, print: 'exercise-book' },
    ),
    // The clock stopped at eight, and has a slice in its hand already.
    { ...disc(450, 230, 96, '#d9c7a0', { depth: 0.2 }), what: 'clock' },
    disc(450, 230, 80, '#f6ead0', { depth: 0.201 }),
    line('450,230 394,262', INK, 11, { depth: 0.202 }),
    line('450,230 450,164', INK, 8, { depth: 0.202 }),
    ...toastSlice(450, 160, 0.28, 8, 0.204, TOAST, false),
    ...[30, 170, 310, 450, 590, 730, 870, -110, 1010].flatMap((x, i) => oven(x, 800, 0.58, 0.25 + i * 0.001)),
    land('-500,800! 1400,800!', '#5a3340', { depth: 0.24, print: 'exercise-book' }),
    cut('250,1330 330,1000 400,860 500,860 570,1000 650,1330', '#a85a44', {
      depth: 0.3,
      lift: 0,
      opacity: 0.7,
    }),
    ...[40, 190, 710, 860].flatMap((x, i) => [
      ...toastSlice(x + 40, 800, 0.34, 12, 0.39),
      ...wizard(x, 920, 0.6, i, 0.4, { back: true }),
    ]),
    ...[-110, 120, 790, 1020].flatMap((x, i) => [
      ...toastSlice(x + (x < 450 ? 80 : -80), 930, 0.46, x < 450 ? 14 : -14, 0.767),
      ...wizard(x, 1130, 0.95, i + 2, 0.77 + i * 0.002, { back: true }),
    ]),
    ...[
      [700, 720],
      [712, 690],
    ].map(([x, y]) => line(`${x},${y} ${x! + 8},${y! - 16} ${x},${y! - 34}`, '#d9c7b8', 5, { depth: 0.5 })),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'think',
      at: [450, 760],
      scale: 1.2,
      by: 'head',
      facing: 'front',
      expression: 'sly',
      act: { spine: 12 },
      touch: { right: 'hero.mouth', left: [360, 1000] },
      hands: { right: 'point' },
      depth: 0.75,
    },
    {
      who: 'friend',
      pose: 'wave',
      at: [650, 720],
      scale: 0.8,
      by: 'head',
      facing: 'left',
      expression: 'calm',
      lookAt: [450, 230],
      depth: 0.74,
    },
  ],
};
