import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, rings, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { SKINS } from '../parts/papers.ts';
import { wizard } from '../parts/people.ts';
import { house } from '../parts/places.ts';

/** The line: from the baker’s door once round the fountain, in equal steps. */
const LINE = Array.from({ length: 44 }, (_, i) => {
  const a = -Math.PI / 2 + (i / 43) * Math.PI * 1.86;
  const r = 262 + i * 1.7;
  return [430 + Math.cos(a) * r, 650 + Math.sin(a) * r * 0.96] as const;
});

export const scene: Picture = {
  set: 'town',
  shot: 'plan',
  camera: cam(),
  wide: cam({ on: [450, 700], zoom: 0.95 }),
  cuts: [
    box(-500, -300, 1400, 1800, '#ecd9aa', { depth: 0.1, lift: 0.2, print: 'gingham' }),
    ...rows('-120,20 60,10 850,30 1030,40 -160,1330 1060,1330').flatMap(([x, y], i) =>
      house(x!, y! + 150, 90, 170, ['#d98a6a', '#8fa8b8', '#d7b06a'][i % 3]!, 0.2 + i * 0.003, '#7f9cb0'),
    ),
    // The fountain.
    disc(430, 640, 120, '#9a8fae', { depth: 0.2 }),
    disc(430, 640, 98, '#8fc7d0', { depth: 0.201 }),
    rings(430, 640, [30, 60], '#e4f4f2', { depth: 0.202, width: 6 }),
    disc(430, 640, 16, '#9a8fae', { depth: 0.203 }),
    // The baker's door, where the line begins, and ends.
    box(290, 20, 580, 190, '#c8794a', { depth: 0.25, lift: 2, print: 'gingham' }),
    snip('270,190! 600,190! 570,240! 520,214! 470,240! 420,214! 370,240! 320,214! 280,240!', '#c8553d', {
      depth: 0.27,
      lift: 1.4,
    }),
    box(400, 90, 470, 190, '#5a3a2c', { depth: 0.26, lift: 0 }),
    // Once round the fountain.
    line(LINE.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' '), '#c9a45e', 50, {
      depth: 0.3,
    }),
    ...Array.from({ length: 19 }, (_, i) => LINE[Math.round((i * 43) / 18)]!).flatMap(([x, y], i) =>
      wizard(x, y - 20, 0.5, i, 0.35 + y * 0.0001 + i * 0.00001, {
        back: y < 640,
        shut: i % 4 === 0,
        look: i % 2 ? 1 : -1,
      }),
    ),
    // Rolls, and the broom that will not be given back.
    ...called(
      'rolls',
      [320, 356, 506, 542].map((x) =>
        cut('-20,12 -22,-6 0,-18 22,-6 20,12', '#c9853f', { depth: 0.28, at: [x, 170], lift: 0.8 }),
      ),
    ),
    ...called('broom', [
      line('180,1010 110,860', '#8a5a3c', 12, { depth: 0.6 }),
      cut('-36,0! -22,-74 22,-74 36,0!', '#e2b45a', { depth: 0.601, at: [196, 1080], turn: -22, lift: 1 }),
    ]),
    line('560,1096 500,1180 540,1250 640,1240 700,1150', '#c8553d', 8, {
      what: 'skipping rope',
      depth: 0.757,
    }),
    // The school's ramp.
    cut('760,1800! 740,1180 780,1100 1400,1080! 1400,1800!', '#a493b8', {
      depth: 0.5,
      lift: 2,
      print: 'exercise-book',
    }),
    cut('560,1330! 740,1150 800,1150 800,1330!', '#c7b9d2', { depth: 0.51, lift: 1 }),
    ...rows('470,1280 540,1250 600,1300').flatMap(([x, y], i): SceneCut[] => [
      cut('-26,60! -20,14 0,4 20,14 26,60!', ['#d9674f', '#5f93a8', '#e2a94b'][i]!, {
        depth: 0.6,
        at: [x!, y!],
        lift: 1,
      }),
      disc(x!, y! - 10, 25, SKINS[i + 1]!, { depth: 0.601 }),
      cut('-26,-8 -20,-28 0,-36 20,-28 26,-8 0,-16', ['#412c27', '#c99a52', '#2b2326'][i]!, {
        depth: 0.602,
        at: [x!, y! - 10],
        lift: 0.4,
      }),
    ]),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [740, 920],
      scale: 0.86,
      by: 'head',
      facing: 'right',
      expression: 'joy',
      act: { spine: 12 },
      touch: { right: [850, 1030] },
      lookAt: 'child',
      depth: 0.75,
    },
    {
      who: 'child',
      pose: 'pull',
      at: [630, 1060],
      scale: 0.8,
      by: 'head',
      facing: 'right',
      expression: 'delight',
      touch: { right: 'hero.left' },
      lookAt: 'hero',
      depth: 0.755,
    },
    { who: 'duck', name: 'duck', at: [70, 1240], scale: 0.8, facing: 'right', depth: 0.76 },
    ...rows('170,1246 224,1234 276,1218 326,1198 370,1174').map(
      ([x, y], i): NamedRole => ({
        who: 'duck',
        name: `d${i}`,
        at: [x!, y!],
        scale: 0.36,
        colour: '#f7d33f',
        facing: 'right',
        depth: 0.765 + i * 0.0004,
      }),
    ),
  ],
};
