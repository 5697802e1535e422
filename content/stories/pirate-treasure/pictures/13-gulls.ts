import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { AnimalRole } from '../../../../illustration/scene/format/roles.ts';
import { cut, line, oval, snip } from '../../../cuts/lit.ts';
import { hero, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { afloat, band } from '../parts.ts';

/** A gull on a cork: where the water meets the cork. */
const gullOnCork = (
  name: string,
  x: number,
  y: number,
  s: number,
  facing: 'left' | 'right',
  more: Partial<AnimalRole> = {},
): { readonly bird: AnimalRole; readonly cork: SceneCut[] } => ({
  bird: { who: 'gull', name, at: [x, y - 30 * s], scale: s, facing, depth: 0.6, ...more },
  cork: [
    snip(
      `${x - 42 * s},${y - 40 * s}! ${x + 42 * s},${y - 40 * s}! ${x + 36 * s},${y + 26 * s}! ${x - 36 * s},${y + 26 * s}!`,
      '#c98a52',
      {
        what: 'cork',
        depth: 0.59,
        lift: 0.8,
      },
    ),
    oval(x, y + 26 * s, 74 * s, 12 * s, '#e6f6ea', { depth: 0.591, lift: 0 }),
  ],
});
const gulls = [
  gullOnCork('gull2', 350, 1010, 1.1, 'right'),
  gullOnCork('gull3', 180, 900, 0.8, 'right'),
  gullOnCork('gull4', 110, 800, 0.6, 'right'),
];

export const scene: Picture = {
  set: 'lagoon',
  plain: '#f3f6e6',
  shot: 'low-angle',
  wears: afloat,
  wide: { zoom: 1, on: [470, 760], at: [0.5, 0.5] },
  cuts: [
    band(660, '#bfe5cf', 0.1, { print: 'sea-chart', lift: 0.2 }),
    band(760, '#9cd6c2', 0.2, { print: 'sea-chart', lift: 0.6 }),
    band(900, '#7cc4b0', 0.3, { print: 'sea-chart', lift: 0.6 }),
    band(1080, '#5fb09e', 0.74, { print: 'sea-chart', lift: 1.6 }),
    ...gulls.flatMap(({ cork }) => cork),
    snip('520,1080! 860,1080! 836,1300! 544,1300!', '#c98a52', { depth: 0.744, lift: 2, print: 'map' }),
    ...[560, 640, 720, 800].map((x, i) =>
      line(`${x},${1110 + i * 14} ${x + 30},${1130 + i * 10}`, '#9a6234', 7, { depth: 0.745 }),
    ),
    oval(690, 1090, 172, 30, '#dda36a', { depth: 0.7445, lift: 0 }),
    cut(
      '-100,1250 140,1220 330,1256 540,1230 700,1262 900,1236 1000,1250! 1000,1700! -100,1700!',
      '#4f9f90',
      { depth: 0.76, lift: 1.6, print: 'sea-chart' },
    ),
    line('480,1262 600,1240 780,1250 900,1238', '#e6f6ea', 7, { depth: 0.761 }),
    // The thief's own cork.
    cut('380,800 420,776 540,770 560,880 400,890', '#9cd6c2', { depth: 0.5035, lift: 0 }),
    oval(0, 0, 20, 15, '#c9793f', { on: 'thief', dx: 20, dy: -40, depth: 0.75, lift: 0.8 }),
    cut('330,520 372,492 392,520 372,560', '#cfd8da', { depth: 0.49, lift: 0, opacity: 0 }),
  ],
  props: [
    {
      id: 'rowing-boat',
      name: 'boat',
      at: [240, 800],
      scale: 0.86,
      colour: '#4f8f58',
      depth: 0.5,
      turn: -5,
    },
  ],
  cast: [
    who('oona', 'stand', [60, 420], 0.74, { facing: 'right', expression: 'thinking', depth: 0.18 }),
    { who: 'gull', name: 'hatGull', at: [60, 316], scale: 0.34, facing: 'right', depth: 0.19 },
    who('friend', 'sit', [330, 560], 0.74, {
      wears: { extras: ['lifeJacket'], why: 'buckled into a life jacket' },
      facing: 'right',
      seatOn: 'boat',
      expression: 'worried',
      lookAt: 'thief',
      in: 'boat',
    }),
    hero('stand', [214, 500], 0.84, {
      facing: 'right',
      seatOn: 'boat',
      expression: 'embarrassed',
      act: { spine: 14 },
      lookAt: 'thief',
      in: 'boat',
    }),
    { who: 'gull', name: 'thief', at: [560, 330], scale: 0.9, pose: 'joy', facing: 'right', depth: 0.74 },
    ...gulls.map(({ bird }) => bird),
    { who: 'gull', at: [690, 1100], scale: 3.3, facing: 'left', mood: 'sly', depth: 0.75 },
  ],
};
