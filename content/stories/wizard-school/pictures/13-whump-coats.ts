import { called } from '../../../cuts/called.ts';
import { cut, land, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COATS, LINING } from '../parts/papers.ts';
import { coat, sitting } from '../parts/people.ts';
import { school } from '../parts/places.ts';
import { nest } from '../parts/things.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#8a69ae',
  shot: 'diagonal-run',
  camera: cam({ roll: 0 }),
  wide: cam({ roll: 0, on: [450, 700], zoom: 0.86 }),
  cuts: [
    land('-500,300 -100,240 300,310 700,240 1400,290!', '#a679b4', { depth: 0.1, print: 'star-chart' }),
    land('-500,640 0,590 450,650 900,590 1400,630!', '#c98fb4', { depth: 0.11 }),
    land('-500,900 0,860 450,910 900,860 1400,900!', '#dba6a8', { depth: 0.12 }),
    land('-500,1150 -100,1110 300,1156 700,1110 1400,1150!', '#5f4a86', { depth: 0.2, print: 'star-chart' }),
    ...school(560, 830, 1.02, 0.3, { turn: -12, wall: '#9683b8' }),
    // The white sail: nineteen linings.
    ...rows(
      '120,250,-34,1 240,180,-22,1 370,130,-10,1 510,110,0,1 650,130,10,1 180,330,-30,0.9 310,270,-16,0.9 450,240,-4,0.9 590,240,8,0.9 60,360,-40,0.9 260,380,-22,0.8 400,350,-8,0.8 540,340,4,0.8',
    ).flatMap(([x, y, t, s], i) =>
      called(
        'coat',
        coat(x!, y!, 0.5 * s!, t! + 180, COATS[i % 6]!, 0.5 + i * 0.003).map((c, k) =>
          k === 0
            ? { ...c, colour: LINING, lit: false }
            : k === 2
              ? { ...c, colour: COATS[i % 6]! }
              : { ...c, lit: false },
        ),
      ),
    ),
    ...rows('-60,380 40,420 330,440 560,420 690,260').map(([x, y], i) =>
      line(`${x},${y} ${300 + i * 70},${700 + i * 10}`, '#f6e6bc', 5, { depth: 0.48 }),
    ),
    // The near wall.
    cut('-500,1010! 100,1060! 420,1100! 520,1180! 500,1800! -500,1800!', '#6d5f8c', {
      depth: 0.755,
      lift: 3,
      print: 'exercise-book',
    }),
    line('-500,1012 100,1062 420,1102', '#b3a7c6', 20, { depth: 0.756 }),
    ...coat(480, 820, 0.74, 200, '#6d4580', 0.757).map((c, k) =>
      k === 0 ? { ...c, name: 'sail', colour: LINING, lit: false } : k === 1 ? { ...c, lit: false } : c,
    ),
    // The pond, the duck, one wing up for the wind.
    cut('540,1240 640,1200 800,1196 960,1230 900,1290 720,1300 580,1280', '#7fa8b8', {
      depth: 0.4,
      lift: 0.6,
    }),
    ...nest(740, 1246, 0.55, 0.768, 0),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'pull',
      at: [262, 900],
      scale: 1.05,
      facing: 'right',
      expression: 'effort',
      act: { spine: -16 },
      lookAt: [460, 400],
      touch: { left: [450, 880], right: [500, 850] },
      hands: { left: 'grip', right: 'grip' },
      depth: 0.745,
      ...sitting,
    },
    {
      who: 'ottoline',
      pose: 'stand',
      at: [140, 800],
      scale: 1,
      facing: 'right',
      expression: 'laughing',
      act: {
        spine: -12,
        arms: [
          [-70, -110],
          [60, 80],
        ],
      },
      hands: 'open',
      lookAt: [460, 400],
      depth: 0.74,
      ...sitting,
    },
    {
      who: 'duck',
      pose: 'joy',
      at: [740, 1240],
      scale: 0.62,
      facing: 'left',
      lookAt: 'hero',
      depth: 0.766,
    },
  ],
};
