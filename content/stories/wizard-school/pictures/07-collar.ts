import { called } from '../../../cuts/called.ts';
import { cut, land, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COAT } from '../parts/papers.ts';
import { coat, wizard } from '../parts/people.ts';
import { hallWindows } from '../parts/places.ts';

export const scene: Picture = {
  set: 'hall',
  plain: '#7a66a4',
  shot: 'diagonal-run',
  camera: cam({ roll: 0 }),
  wide: cam({ roll: 0, on: [450, 640] }),
  cuts: [
    ...hallWindows(['#f6e4b4', '#fbedc6', '#f6e4b4'], 0.12),
    snip('350,520! 550,520! 900,1330! 500,1330!', '#9b88bc', { depth: 0.13, lift: 0, opacity: 0.7 }),
    cut('-500,420! 100,640 500,800 900,930 1400,1080! 1400,1800! -500,1800!', '#5d4c8a', {
      depth: 0.3,
      lift: 2,
      print: 'exercise-book',
    }),
    ...rows('60,660 210,730 360,800 690,950 850,1010 -120,580 1040,1080').flatMap(([x, y], i) =>
      wizard(x!, y! - 120, 0.78, i, 0.28 - i * 0.002, { oh: true, look: i < 3 ? 1 : -1 }),
    ),
    land('-500,1230 400,1210 1400,1236!', '#43346a', { depth: 0.5, print: 'exercise-book' }),
    // Up like a bird.
    ...called('coat', coat(500, 520, 1.15, 156, COAT, 0.76)),
    line('760,640 800,700 806,770', '#f6e4b4', 8, { depth: 0.755 }),
    line('250,640 226,710 236,790', '#f6e4b4', 8, { depth: 0.755 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'jump',
      at: [540, 850],
      scale: 1.25,
      by: 'head',
      facing: 'left',
      expression: 'delight',
      act: {
        spine: 14,
        arms: [
          [-150, -160],
          [150, 164],
        ],
      },
      lookAt: [480, 400],
      seatOn: 'ground',
      depth: 0.77,
    },
  ],
};
