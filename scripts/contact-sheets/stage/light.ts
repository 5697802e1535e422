/** Light cut from paper: times of day, lamps and pools, rims, shade, cast shadows. Faces must be readable in each. */
import type { Role } from '../../../illustration/scene/format/roles.ts';
import { person, row, type StageSheet } from './stage-sheet.ts';

const near = { camera: { on: [450, 960], zoom: 1.7 } } as const;
const both: readonly Role[] = [
  person('hero', 'stand', 360, { lookAt: 'friend', expression: 'worried' }),
  person('friend', 'stand', 560, { facing: 'left', lookAt: 'hero', expression: 'calm' }),
];

export const LIGHT_SHEET: StageSheet = {
  name: 'stage-light',
  across: 2,
  rows: [
    row('noon: shade and short shadow', both, { ...near, lighting: {} }),
    row('dawn: long shadow towards us, rim', both, { ...near, light: 'dawn', lighting: {} }),
    row('dusk: long shadow, warm rim', both, { ...near, light: 'dusk', lighting: {} }),
    row('moon: pale rim, all sunk', both, { ...near, light: 'night', lighting: {} }),
    row('night, no lamp, very dark', both, { ...near, light: 'night', lighting: { dark: 1 } }),
    row('a lamp beside them: pools', both, {
      camera: { on: [450, 900], zoom: 1.2 },
      backdrop: 'nursery',
      light: 'night',
      lighting: { dark: 0.8, lamps: [{ on: 'lamp.light' }] },
      props: [{ id: 'lamp', at: [740, 1190] }],
    }),
    row(
      'a lantern carried',
      [
        person('hero', 'hold', 360, { lookAt: 'fox' }),
        { who: 'fox', at: [640, 1196], mood: 'scared', lookAt: 'hero' },
      ],
      {
        camera: { on: [450, 980], zoom: 1.35 },
        backdrop: 'forest',
        light: 'night',
        lighting: { dark: 0.9, lamps: [{ on: 'lantern', reach: 480 }] },
        props: [{ id: 'lantern', heldBy: 'hero.right', scale: 0.5 }],
      },
    ),
    row(
      'one candle between two faces',
      [
        person('hero', 'stand', [250, 760], { by: 'head', lookAt: 'candle', touch: { right: 'table.top' } }),
        person('gran', 'stand', [640, 720], { by: 'head', facing: 'left', lookAt: 'candle' }),
      ],
      {
        camera: { on: [450, 820], zoom: 1.5 },
        backdrop: 'mansion',
        light: 'night',
        lighting: { dark: 1, lamps: [{ on: 'candle.light', reach: 420 }] },
        props: [
          { id: 'table', at: [450, 1200], scale: 1.15, depth: 0.74 },
          { id: 'candle', on: 'table', scale: 0.6 },
        ],
      },
    ),
    row(
      'cold light from a freezer',
      [person('hero', 'peek', 380, { expression: 'wonder', lookAt: [660, 1000] })],
      {
        ...near,
        backdrop: 'nursery',
        light: 'night',
        room: { wall: '#5b6a86', papered: 'plain', floor: '#3c4660' },
        lighting: { dark: 0.9, lamps: [{ on: [690, 960], reach: 520, colour: '#a9e0f0' }] },
        cuts: [
          {
            shape: '600,760! 860,760! 860,1220! 600,1220!',
            snip: true,
            colour: '#dff4f8',
            lit: false,
            depth: 0.6,
          },
        ],
      },
    ),
    row(
      'jars of light',
      [
        person('hero', 'stand', 450, {
          lookAt: [620, 1000],
          touch: { right: [560, 1000] },
          hands: { right: 'flat' },
        }),
      ],
      {
        ...near,
        backdrop: 'nursery',
        light: 'night',
        room: { wall: '#4a3a4c', papered: 'boards', floor: '#33283a' },
        lighting: { dark: 0.85, lamps: [{ on: [620, 1020], reach: 430 }] },
        cuts: [0, 1, 2, 3].map((i) => ({
          shape: '-40,0! -44,-70 -34,-92 34,-92 44,-70 40,0!',
          at: [580 + (i % 2) * 96, 1080 - Math.floor(i / 2) * 120] as const,
          colour: '#f2b13f',
          lit: false,
          depth: 0.65,
          lift: 0.8,
        })),
      },
    ),
    row(
      'a street lamp: lit and unlit',
      [person('hero', 'walk', 300), person('dad', 'stand', 820, { facing: 'left', lookAt: 'hero' })],
      {
        camera: { on: [500, 900], zoom: 0.95 },
        backdrop: 'night-town',
        light: 'night',
        lighting: { dark: 0.9, lamps: [{ on: 'lamp.light', reach: 430 }] },
        props: [{ id: 'lamp', at: [180, 1190], scale: 1.5, depth: 0.7 }],
      },
    ),
    row(
      'campfire from below',
      [
        person('hero', 'kneel', 270, { lookAt: [470, 1150] }),
        person('friend', 'sit', 680, { facing: 'left', lookAt: 'hero' }),
      ],
      {
        camera: { on: [470, 1000], zoom: 1.4 },
        backdrop: 'forest',
        light: 'night',
        lighting: { dark: 0.9, lamps: [{ on: [470, 1140], reach: 470 }] },
        cuts: [
          {
            shape: '-70,0 -60,-70 -20,-60 0,-150 26,-70 60,-80 66,0',
            at: [470, 1200],
            colour: '#e8742f',
            lit: false,
            depth: 0.71,
          },
          {
            shape: '-34,0 -20,-50 4,-90 24,-40 32,0',
            at: [470, 1200],
            colour: '#ffd778',
            lit: false,
            depth: 0.711,
          },
        ],
      },
    ),
    row(
      'silhouettes on one light',
      both.map((role) => ({ ...role, plane: 'silhouette' as const })),
      { ...near, light: 'dusk', lighting: {}, frame: false },
    ),
    row(
      'under water, light from above',
      [
        person('hero', 'swim', [450, 900], { expression: 'wonder', lookAt: 'fish' }),
        { who: 'fish', at: [680, 760] },
      ],
      { camera: { on: [500, 860], zoom: 1.4 }, backdrop: 'seabed', light: 'dusk', lighting: {} },
    ),
    row('a window’s panes on wall and floor', both, {
      ...near,
      backdrop: 'nursery',
      room: { wall: '#b98d78', papered: 'plain', floor: '#8a6049' },
      lighting: { dark: 0.45, lamps: [{ on: [470, 1010], shape: 'window', reach: 330, lean: -18 }] },
    }),
    row('slats of a blind', both, {
      ...near,
      light: 'dusk',
      backdrop: 'nursery',
      room: { wall: '#7d6a86', papered: 'plain', floor: '#59465c' },
      lighting: { dark: 0.4, lamps: [{ on: [470, 960], shape: 'slats', reach: 480, lean: 12 }] },
    }),
    row('dapple under leaves', both, {
      ...near,
      backdrop: 'forest',
      lighting: { dark: 0.35, night: '#1f4a3c', lamps: [{ on: [450, 1080], shape: 'dapple', reach: 520 }] },
    }),
    row(
      'glow from a screen',
      [person('hero', 'sit', [430, 1190], { lookAt: [560, 1130], expression: 'calm' })],
      {
        ...near,
        backdrop: 'nursery',
        light: 'night',
        room: { wall: '#4b5778', papered: 'plain', floor: '#363f5c' },
        lighting: { dark: 0.9, lamps: [{ on: [560, 1150], shape: 'screen', lean: -16 }] },
        cuts: [
          {
            shape: '524,1136! 600,1126! 610,1172! 530,1180!',
            colour: '#d7f1f7',
            lit: false,
            snip: true,
            depth: 0.74,
          },
        ],
      },
    ),
    row(
      'fire from below',
      [
        person('hero', 'kneel', 270, { lookAt: [470, 1150] }),
        person('friend', 'sit', 680, { facing: 'left', lookAt: 'hero' }),
      ],
      {
        camera: { on: [470, 1000], zoom: 1.4 },
        backdrop: 'forest',
        light: 'night',
        lighting: { dark: 0.85, night: '#4a2038', lamps: [{ on: [470, 1140], shape: 'fire' }] },
        cuts: [
          {
            shape: '-70,0 -60,-70 -20,-60 0,-150 26,-70 60,-80 66,0',
            at: [470, 1200],
            colour: '#e8742f',
            lit: false,
            depth: 0.71,
          },
        ],
      },
    ),
    row('snow light', both, {
      ...near,
      backdrop: 'snow-village',
      light: 'night',
      lighting: { dark: 0.6, ground: '#dfeaff' },
    }),
    row('dusk: the edge of the last light', both, {
      ...near,
      light: 'dusk',
      lighting: { edge: { at: [450, 1090], lean: 8 } },
    }),
    row('lightning', both, {
      ...near,
      backdrop: 'open-sea',
      light: 'night',
      lighting: { dark: 0.7, night: '#3b3560', lamps: [{ on: [300, 820], shape: 'lightning' }] },
    }),
    row('a night of plum', both, { ...near, light: 'night', lighting: { dark: 1, night: '#5a2a5e' } }),
    row('a night of pine', both, { ...near, light: 'night', lighting: { dark: 1, night: '#14564e' } }),
  ],
};
