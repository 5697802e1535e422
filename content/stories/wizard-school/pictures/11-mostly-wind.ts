import { box, cut, disc, glow, land, line } from '../../../cuts/deep.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { DEEP, GOLD, LINING } from '../parts/papers.ts';
import { sitting } from '../parts/people.ts';
import { roof } from '../parts/places.ts';

export const scene: Picture = {
  set: 'pond',
  plain: '#f1c878',
  shot: 'low-angle',
  camera: cam(),
  wide: cam({ on: [450, 720] }),
  cuts: [
    ...glow(250, 360, 420, ['#f5d48e', '#f9e0a8', '#fdeec8'], { depth: 0.1 }),
    ...[
      '-500,300 -100,250 260,330 620,240 1000,300 1400,250',
      '-500,520 0,470 330,540 760,450 1400,520',
      '-500,130 100,90 500,150 900,70 1400,110',
    ].map((l, i) => line(l, '#fff4d4', 10 - i * 2, { depth: 0.15, lit: false })),
    box(700, 420, 860, 1220, '#8d7fab', { depth: 0.3, lift: 1.6, print: 'exercise-book' }),
    roof(780, 424, 110, DEEP, {}, 0.31),
    line('780,76 780,-20', '#3a2c5a', 8, { depth: 0.3 }),
    cut('-50,10 -20,-20 10,-16 24,-44 48,-40 46,-20 30,-8 40,14 0,24', '#3a2c5a', {
      depth: 0.31,
      at: [780, -30],
      lift: 0.8,
    }),
    box(-500, 1030, 1400, 1130, '#a79bbf', { depth: 0.5, lift: 1.4, print: 'exercise-book' }),
    ...[-380, -140, 100, 340, 580, 820, 1060].map((x) =>
      box(x, 960, x + 130, 1040, '#a79bbf', { depth: 0.499, lift: 1, print: 'exercise-book' }),
    ),
    land('-500,1160! 1400,1160!', '#8577a0', { depth: 0.6 }),
    // A great deal more of her.
    cut(
      '520,560 400,640 250,760 130,900 100,1010 190,1060 300,1020 400,1070 520,1020 640,1070 760,1000 800,900 740,760 640,640',
      '#6d4580',
      { what: 'coat', depth: 0.745, lift: 3 },
    ),
    cut('190,1060 300,1020 400,1070 520,1020 640,1070 600,1090 520,1060 400,1100 300,1060', LINING, {
      depth: 0.746,
      lift: 0.6,
    }),
    cut('520,600 480,760 440,1040 470,1040 530,780', '#573566', { depth: 0.7455, lift: 0 }),
    disc(500, 800, 30, GOLD, { depth: 0.747 }),
  ],
  cast: [
    {
      who: 'ottoline',
      pose: 'jump',
      at: [520, 400],
      scale: 1.3,
      by: 'head',
      facing: 'right',
      expression: 'wonder',
      act: {
        spine: -8,
        arms: [
          [-60, -120],
          [100, 150],
        ],
      },
      wears: { outfit: 'raincoat', cloth: 'plum', extras: ['wizardHat'], why: 'her new coat' },
      depth: 0.742,
      shadow: false,
    },
    {
      who: 'hero',
      pose: 'think',
      at: [190, 860],
      scale: 1.8,
      facing: 'right',
      expression: 'thinking',
      act: { spine: 12, tilt: 6 },
      lookAt: [500, 1040],
      depth: 0.77,
      ...sitting,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [770, 900],
      scale: 1.3,
      facing: 'left',
      expression: 'startled',
      lookAt: 'ottoline',
      act: { spine: 12 },
      touch: { left: [640, 1040] },
      depth: 0.768,
      ...sitting,
    },
  ],
};
