import { bang } from '../../../cuts/bang.ts';
import { called } from '../../../cuts/called.ts';
import { cut, land, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COATS, LINING } from '../parts/papers.ts';
import { coat, sitting, wizard } from '../parts/people.ts';
import { school } from '../parts/places.ts';
import { nest } from '../parts/things.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#8a69ae',
  shot: 'diagonal-run',
  why: {
    contrast: 'the white linings are the sail',
    composedAlike: 'a flying school over both pages is no garden at home: only the masses lie alike',
  },
  camera: cam({ roll: 0 }),
  wide: cam({ roll: 0, on: [450, 670], zoom: 0.8 }),
  cuts: [
    land('-500,300 -100,240 300,310 700,240 1400,290!', '#a679b4', { depth: 0.1, print: 'star-chart' }),
    land('-500,640 0,590 450,650 900,590 1400,630!', '#c98fb4', { depth: 0.11 }),
    land('-500,900 0,860 450,910 900,860 1400,900!', '#dba6a8', { depth: 0.12 }),
    land('-500,1150 -100,1110 300,1156 700,1110 1400,1150!', '#5f4a86', { depth: 0.2, print: 'star-chart' }),
    ...school(270, 1030, 1.15, 0.6, { turn: -7, wall: '#9683b8' }),
    // Who flew it: hats along the terrace, each with a rope in hand.
    ...rows('-20,1000,0 60,984,1 140,980,2 400,950,3 330,960,4').flatMap(([x, y, i]) =>
      wizard(x!, y!, 0.5, i!, 0.72 + i! * 0.002, { oh: i! % 2 === 0, look: 1 }),
    ),
    // The white sail: nineteen linings.
    ...rows(
      '330,170,-34,1 450,110,-22,1 580,70,-10,1 720,60,4,1 850,90,16,1 390,270,-28,0.9 520,210,-16,0.9 660,190,-2,0.9 800,210,10,0.9 930,250,22,0.9 470,350,-22,0.8 610,320,-6,0.8 750,330,8,0.8 890,370,18,0.8',
    ).flatMap(([x, y, t, s], i) =>
      called(
        'coat',
        coat(x!, y!, 0.56 * s!, t! + 180, COATS[i % 6]!, 0.5 + i * 0.003).map((c, k) =>
          k === 0
            ? { ...c, colour: LINING, lit: false }
            : k === 2
              ? { ...c, colour: COATS[i % 6]! }
              : { ...c, lit: false },
        ),
      ),
    ),
    ...rows('330,250,60 400,340,150 480,420,240 860,440,560 960,320,600').map(([x, y, to]) =>
      line(`${x},${y} ${to},${1030 - (to! - 270) * 0.12}`, '#f6e6bc', 5, { depth: 0.59 }),
    ),
    ...bang('WHUMP', { at: [588, 520], size: 120, colour: '#b8432f', climb: 6, depth: 0.95 }),
    ...coat(770, 690, 0.6, 200, '#6d4580', 0.757).map((c, k) =>
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
      at: [545, 735],
      scale: 0.95,
      facing: 'right',
      expression: 'effort',
      act: { spine: -16 },
      lookAt: [700, 300],
      touch: { left: [722, 755], right: [772, 725] },
      hands: { left: 'grip', right: 'grip' },
      depth: 0.745,
      ...sitting,
    },
    {
      who: 'ottoline',
      pose: 'stand',
      at: [225, 600],
      scale: 0.92,
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
      lookAt: [700, 300],
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
