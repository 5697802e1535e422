import { glow, land, snip } from '../../../cuts/deep.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { COAT, CREAM } from '../parts/papers.ts';
import { coat, sitting, wizard } from '../parts/people.ts';
import { hallWindows } from '../parts/places.ts';
import { oven, toastSlice } from '../parts/things.ts';

export const scene: Picture = {
  set: 'hall',
  plain: '#6c5a98',
  shot: 'frame-in-frame',
  camera: cam(),
  wide: cam({ on: [450, 760] }),
  cuts: [
    ...glow(450, 520, 620, ['#7a67a6', '#8f7cb6', '#b39fc8'], { depth: 0.1 }),
    ...hallWindows(['#f3dfae'], 0.12),
    land('-500,420! 1400,420!', '#6a5896', { depth: 0.14, print: 'exercise-book' }),
    ...[170, 290, 410, 530, 650, 760].flatMap((x, i) =>
      wizard(x, 400, 0.5, i, 0.2 + i * 0.0014, { pen: true, look: i < 3 ? 1 : -1 }),
    ),
    land('-500,500! 1400,500!', '#5d4c8a', { depth: 0.3, print: 'exercise-book' }),
    ...[110, 250, 660, 800].flatMap((x, i) =>
      wizard(x, 560, 0.72, i + 2, 0.4 + i * 0.0014, { pen: true, look: i < 2 ? 1 : -1, oh: i === 3 }),
    ),
    snip('-40,-20! 44,-30! 50,40! 10,20! -14,50! -46,20!', CREAM, {
      depth: 0.42,
      at: [800, 640],
      lift: 0.6,
      print: 'exercise-book',
    }),
    land('-500,700! 1400,700!', '#4d3d78', { depth: 0.5, print: 'exercise-book' }),
    // The two things there are to be taught.
    land('-500,1030! 200,1020 700,1020 1400,1030!', '#a06f48', { depth: 0.762, lift: 2.4 }),
    ...coat(300, 1250, 0.52, 180, COAT, 0.765),
    ...oven(640, 1210, 0.62, 0.765),
    ...toastSlice(640, 1090, 0.66, 0, 0.768),
    // The hats we look between.
    ...wizard(30, 1250, 2.3, 0, 0.79, { back: true, coat: '#30234f', turn: -10, dark: '#30234f' }),
    ...wizard(872, 1260, 2.3, 1, 0.793, { back: true, coat: '#2a1f47', turn: 8, dark: '#2a1f47' }),
    ...[-400, 1320].flatMap((x, i) => wizard(x, 1290, 2.6, i, 0.794, { back: true, dark: '#2a1f47' })),
  ],
  cast: [
    {
      who: 'ottoline',
      pose: 'lookUp',
      at: [570, 600],
      scale: 1.25,
      facing: 'left',
      expression: 'wonder',
      lookAt: 'hero',
      depth: 0.74,
      ...sitting,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [320, 690],
      scale: 1.2,
      facing: 'right',
      expression: 'shy',
      act: { spine: 12 },
      lookAt: 'ottoline',
      touch: { right: 'ottoline.elbow' },
      depth: 0.75,
      ...sitting,
    },
  ],
};

export const ways: WayPictures = [
  { on: [310, 1150], at: [0.5, 0.5], zoom: 3 },
  { on: [640, 1130], at: [0.5, 0.5], zoom: 3 },
];
