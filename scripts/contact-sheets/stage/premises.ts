/** The demands of the twenty-two book premises, each in a minimal scene. */
import { person, row, type StageSheet } from './stage-sheet.ts';

const near = { camera: { on: [450, 960], zoom: 1.4 } } as const;
const WINDOW = (light: 'dawn' | 'noon' | 'dusk' | 'night') => ({
  ...near,
  backdrop: 'nursery' as const,
  light,
  room: {
    wall: '#c9a27c',
    papered: 'stripes' as const,
    floor: '#8a6a58',
    parts: [
      { part: 'window' as const, at: [520, 760] as const, size: [300, 340] as const, colour: '#f4ead6' },
    ],
  },
});
const atWindow = [person('hero', 'stand', 330, { facing: 'backRight', lookAt: [520, 760] })] as const;

export const PREMISES_SHEET: StageSheet = {
  name: 'stage-premises',
  across: 2,
  rows: [
    row(
      'the hero as a hill',
      [
        person('hero', 'lieBack', [450, 1090], {
          scale: 1.7,
          shadow: false,
          expression: 'holdingSneeze',
          depth: 0.7,
        }),
        { who: 'ladybug', at: [520, 1210], scale: 0.5 },
        { who: 'ant', at: [300, 1220], scale: 0.4 },
      ],
      {
        camera: { on: [450, 960], zoom: 1.05 },
        cuts: [
          {
            shape: '-200,1130 100,1080 450,1100 820,1070 1200,1130 1200,1500 -200,1500',
            colour: '#7fa06a',
            depth: 0.705,
          },
        ],
      },
    ),
    row(
      'a captain a page long',
      [
        person('dad', 'stand', [590, 1400], {
          scale: 1.95,
          facing: 'left',
          lookAt: 'hero',
          wears: { outfit: 'pirate' },
          depth: 0.7,
        }),
        person('hero', 'lookUp', [200, 1240], { scale: 0.6, lookAt: 'dad.head' }),
      ],
      { camera: { on: [450, 760], zoom: 1 }, backdrop: 'pirate-deck' },
    ),
    row(
      'straight from above: a ring round a hill',
      [person('hero', 'lieBack', [450, 700], { by: 'head', scale: 0.6, shadow: false, facing: 'right' })],
      {
        plain: '#8fb46a',
        shot: 'plan',
        camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
        cuts: [
          {
            shape: '450,330 700,430 790,680 690,920 450,1010 210,920 110,680 200,430',
            colour: '#7a9a58',
            depth: 0.6,
            torn: true,
          },
          { rings: [330], width: 34, at: [450, 670], colour: '#e2c58a', depth: 0.61, lit: false },
        ],
      },
    ),
    row('one window, four hours: morning', atWindow, WINDOW('dawn')),
    row('… noon', atWindow, WINDOW('noon')),
    row('… evening', atWindow, WINDOW('dusk')),
    row('… night', atWindow, WINDOW('night')),
    row(
      'lying at full length',
      [person('hero', 'lieBack', 450, { expression: 'calm', lookAt: [500, 700] })],
      near,
    ),
    row('winding wool', [person('hero', 'wind', 330), person('gran', 'knit', 640, { facing: 'left' })], {
      ...near,
      cuts: [{ from: 'hero.right', to: 'gran.right', width: 3, sag: 40, colour: '#c4694a', depth: 0.73 }],
    }),
    row('carrying level', [person('hero', 'carry', 450, { expression: 'holdingBreath', lookAt: 'bowl' })], {
      ...near,
      props: [{ id: 'bowl', heldBy: 'hero', scale: 0.7 }],
    }),
    row(
      'holding a sneeze',
      [
        person('hero', 'stand', 450, {
          expression: 'holdingSneeze',
          act: { shoulders: [5, 5], spine: -8 },
          hands: 'fist',
        }),
      ],
      { camera: { on: 'hero.head', dy: 40, zoom: 2.6 } },
    ),
    row('sneezing', [person('hero', 'sneeze', 450, { expression: 'sneezing' })], {
      camera: { on: 'hero.head', dy: 40, zoom: 2.4 },
    }),
    row(
      'washing on a line',
      [person('hero', 'stand', 330, { touch: { right: [470, 880] }, lookAt: [470, 880] })],
      {
        ...near,
        weather: 'wind',
        cuts: [
          { line: '-100,820 450,850 1000,810', width: 4, colour: '#7a5a44', depth: 0.7 },
          {
            shape: '390,846! 560,850! 548,1010! 402,1004!',
            snip: true,
            colour: '#d99a8b',
            depth: 0.705,
            print: 'gingham',
          },
          {
            shape: '620,848! 760,840! 770,1000! 700,1000! 694,910! 690,1000! 616,1000!',
            snip: true,
            colour: '#6e8aa3',
            depth: 0.705,
          },
        ],
      },
    ),
    row(
      'kite and string',
      [
        person('hero', 'run', 300, {
          lookAt: 'kite',
          touch: { right: [390, 960] },
          hands: { right: 'fist' },
        }),
      ],
      {
        camera: { on: [450, 900], zoom: 1.15 },
        weather: 'wind',
        props: [{ id: 'kite', at: [680, 560], scale: 0.7, turn: 16 }],
        cuts: [{ from: 'kite', to: 'hero.right', sag: 50, width: 4, colour: '#fbf4e6', depth: 0.73 }],
      },
    ),
    row(
      'calendar squares',
      [person('hero', 'point', 220, { facing: 'right', touch: { right: [440, 960] } })],
      {
        ...near,
        plain: '#d9c4a0',
        cuts: Array.from({ length: 12 }, (_, i) => ({
          shape: '-46,-46! 46,-46! 46,46! -46,46!',
          snip: true,
          at: [470 + (i % 4) * 104, 700 + Math.floor(i / 4) * 104] as const,
          colour: i === 5 ? '#c4694a' : '#fbf4e6',
          lift: 0.4,
          depth: 0.6,
        })),
      },
    ),
    row('a forking river', [person('hero', 'point', 450, { facing: 'backRight' })], {
      camera: { on: [450, 800], zoom: 1 },
      backdrop: 'jungle',
      cuts: [
        {
          shape:
            '380,1110 420,980 200,860 60,760 140,740 300,830 450,900 640,780 820,700 880,730 700,840 520,960 560,1110',
          colour: '#6fb6c4',
          depth: 0.62,
          torn: true,
        },
      ],
    }),
    row(
      'goat, ewe, cow',
      [
        { who: 'goat', at: [170, 1190], scale: 0.7, facing: 'right', lookAt: 'hero' },
        { who: 'ewe', at: [640, 1200], scale: 0.7, lookAt: 'hero' },
        { who: 'cow', at: [720, 1080], scale: 0.8, depth: 0.66 },
        person('hero', 'kneel', 420, { touch: { left: 'goat.nose' }, lookAt: 'goat' }),
      ],
      near,
    ),
    row(
      'goose, hen, camel',
      [
        { who: 'camel', at: [640, 1180], scale: 0.75, depth: 0.7, mood: 'sly', lookAt: 'hero' },
        { who: 'goose', at: [180, 1200], facing: 'right', lookAt: 'hero', mood: 'angry' },
        { who: 'hen', at: [650, 1220] },
        person('hero', 'stand', 390, { lookAt: 'goose', expression: 'worried' }),
      ],
      near,
    ),
    row(
      'gull, tern, crab',
      [
        { who: 'gull', at: [640, 1200], scale: 1.1, lookAt: 'hero' },
        { who: 'tern', at: [620, 760], pose: 'joy' },
        { who: 'crab', at: [180, 1210], mood: 'glad', lookAt: 'hero' },
        person('hero', 'crouch', 400, { touch: { left: 'crab.top' }, lookAt: 'crab' }),
      ],
      { ...near, backdrop: 'open-sea', plain: '#e2cfa4' },
    ),
    row(
      'ant, feathered dinosaur',
      [
        { who: 'feathered', at: [560, 1190], scale: 0.9, facing: 'left', lookAt: 'hero' },
        { who: 'ant', at: [200, 1210], scale: 0.9 },
        person('hero', 'sneak', 250, { lookAt: 'feathered', expression: 'wonder' }),
      ],
      { ...near, backdrop: 'dinosaur-valley' },
    ),
  ],
};
