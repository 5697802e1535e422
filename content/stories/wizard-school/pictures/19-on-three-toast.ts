import { box, cut, disc, land, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { sitting, wizard } from '../parts/people.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#8f74b6',
  shot: 'over-the-shoulder',
  camera: cam(),
  lighting: { from: [800, 760] },
  wide: cam({ on: [450, 660] }),
  cuts: [
    box(-500, -300, 1400, 200, '#7a5fa6', { depth: 0.1, lift: 0.2, print: 'star-chart' }),
    box(-500, 460, 1400, 1800, '#c38ab4', { depth: 0.1, lift: 0 }),
    box(-500, 700, 1400, 1800, '#ecaa90', { depth: 0.101, lift: 0 }),
    disc(800, 800, 170, '#fbd994', { depth: 0.11 }),
    // Nine chimneys, and the tent over them like a cow asleep.
    ...Array.from({ length: 9 }, (_, i) =>
      box(26 + i * 97, 470 - (4 - Math.abs(i - 4)) * 30, 74 + i * 97, 720, '#6a5088', {
        what: 'chimney',
        depth: 0.3,
        lift: 0.6,
      }),
    ),
    cut(
      '10,500! 40,410 140,370 200,400 270,310 340,340 420,240 500,260 570,320 640,310 720,400 800,390 890,490! 810,520 700,490 600,550 480,510 360,560 260,500 130,550',
      '#e8c48a',
      { what: 'tent', depth: 0.4, lift: 1.4, print: 'gingham' },
    ),
    ...rows('140,410,110,600 290,350,280,590 430,280,440,580 570,350,580,600 710,430,720,560').map(
      ([a, b, c, d]) => line(`${a},${b} ${c},${d}`, '#f6e2b4', 26, { depth: 0.401 }),
    ),
    // It writes an S already.
    line('610,240 640,210 610,180 570,160 580,120 620,110 650,130', '#fff2d8', 9, {
      depth: 0.45,
      lit: false,
    }),
    land('-500,720! 1400,720!', '#7d6b9c', { depth: 0.42, lift: 1.4, print: 'exercise-book' }),
    ...[-200, -60, 90, 240, 660, 800, 950, 1100].flatMap((x, i) =>
      wizard(x, 910 + (i % 2) * 24, 0.85, i, 0.44 + i * 0.002, { shut: true, turn: x < 450 ? -10 : 10 }),
    ),
    ...[90, 240, 660, 800].map((x) =>
      line(`${x},1060 ${x + (x < 450 ? 40 : -40)},560`, '#f1dfb0', 7, { depth: 0.46 }),
    ),
    land('-500,1220! 1400,1220!', '#5d4d80', { depth: 0.77, lift: 2, print: 'exercise-book' }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [450, 760],
      scale: 1.8,
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: -12, tilt: -12 },
      touch: { right: [676, 660] },
      hands: { right: 'open' },
      lookAt: [620, 140],
      depth: 0.75,
      by: 'head',
      shadow: false,
    },
    {
      who: 'friend',
      pose: 'pull',
      at: [740, 960],
      scale: 1.15,
      facing: 'left',
      expression: 'effort',
      lookAt: 'hero',
      act: { spine: -12 },
      hold: { left: [640, 1010], right: [660, 1030] },
      depth: 0.755,
      ...sitting,
    },
  ],
};
