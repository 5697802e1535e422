/** The twelve shots: size and position of heads, and what is visible. */
import { person, row, type StageSheet } from './stage-sheet.ts';

const ROOM = '#6b5a86';

export const SHOTS_SHEET: StageSheet = {
  name: 'stage-shots',
  across: 2,
  rows: [
    row(
      'establish',
      [
        person('hero', 'walk', 420, { facing: 'right', lookAt: 'mill' }),
        { who: 'dog', at: [250, 1196], scale: 0.6, facing: 'right', pose: 'joy' },
      ],
      {
        shot: 'establish',
        props: [{ id: 'windmill', name: 'mill', at: [1500, 1010], depth: 0.71, scale: 2.4 }],
      },
    ),
    row(
      'small-before-big',
      [
        { who: 'whale', at: [640, 1060], scale: 2.6, lookAt: 'hero', depth: 0.6 },
        {
          who: 'hero',
          pose: 'lookUp',
          in: 'boat',
          by: 'seat',
          lookAt: 'whale.eye',
          scale: 0.8,
          seatOn: 'boat',
        },
      ],
      {
        backdrop: 'open-sea',
        light: 'dusk',
        sky: 'torn',
        shot: 'small-before-big',
        camera: { on: 'hero.head', zoom: 0.55 },
        props: [{ id: 'rowing-boat', name: 'boat', at: [180, 1230] }],
      },
    ),
    row(
      'diagonal-run',
      [
        person('hero', 'run', 400, { act: { spine: 12 }, expression: 'laughing' }),
        { who: 'dog', at: [170, 1200], facing: 'right', pose: 'joy' },
      ],
      { shot: 'diagonal-run', light: 'dawn', lighting: {} },
    ),
    row(
      'two-touching',
      [
        person('friend', 'embraced', 535, { facing: 'left', expression: 'joy' }),
        person('hero', 'embrace', 380, { expression: 'calm' }),
      ],
      { shot: 'two-touching', light: 'dusk', lighting: {} },
    ),
    row(
      'over-the-shoulder',
      [
        person('hero', 'listen', 520, { lookAt: 'gran', expression: 'wonder' }),
        person('gran', 'stand', [310, 1080], {
          by: 'head',
          scale: 2,
          facing: 'backRight',
          plane: 'silhouette',
        }),
      ],
      {
        shot: 'over-the-shoulder',
        camera: { at: [0.64, 0.36], zoom: 1.9 },
        backdrop: 'nursery',
        light: 'night',
        lighting: { dark: 0.5, lamps: [{ on: [620, 760] }] },
      },
    ),
    row('close', [person('hero', 'stand', 450, { lookAt: [700, 700], expression: 'wonder' })], {
      shot: 'close',
      light: 'dusk',
      lighting: { from: [800, 700] },
    }),
    row('thing-in-hand', [person('hero', 'hold', 450)], {
      shot: 'thing-in-hand',
      camera: { zoom: 5.2, at: [0.42, 0.36] },
      props: [{ id: 'key', heldBy: 'hero.right', scale: 0.6 }],
      backdrop: 'castle-hall',
      light: 'dusk',
    }),
    row(
      'plan: seen from above',
      [
        person('hero', 'lieBack', [450, 700], { by: 'head', shadow: false, expression: 'joy' }),
        { who: 'cat', pose: 'sleep', at: [690, 860], scale: 0.8 },
      ],
      {
        shot: 'plan',
        camera: { zoom: 1.05, on: [450, 800], at: [0.5, 0.5] },
        plain: '#7fa06a',
        papers: { land: 'gingham' },
        props: [
          { id: 'rug', at: [450, 760], scale: 1.3, depth: 0.6 },
          { id: 'books', at: [200, 950], scale: 0.6 },
          { id: 'apple', at: [740, 560], scale: 0.6 },
        ],
      },
    ),
    row(
      'low-angle',
      [
        {
          who: 'hero',
          pose: 'lookUp',
          on: 'rock',
          facing: 'right',
          lookAt: 'kite',
          hands: { right: 'fist' },
          touch: { right: [560, 800] },
        },
      ],
      {
        shot: 'low-angle',
        camera: { at: [0.4, 0.62], zoom: 1.15 },
        sky: 'clouds',
        weather: 'wind',
        props: [
          { id: 'rock', at: [430, 1200], scale: 1.4, depth: 0.7 },
          { id: 'kite', at: [700, 520], scale: 0.7 },
        ],
        cuts: [{ from: 'kite.foot', to: 'hero.right', sag: 60, width: 4, colour: '#fbf4e6', depth: 0.73 }],
      },
    ),
    row(
      'cut-away',
      [
        person('hero', 'kneel', [240, 1180], { name: 'below', scale: 0.62, facing: 'right' }),
        person('hero', 'walk', [620, 760], { name: 'middle', scale: 0.62, facing: 'left' }),
        person('hero', 'sitUp', [330, 372], { name: 'above', bed: true, scale: 0.62, expression: 'yawning' }),
        { who: 'mouse', at: [700, 1180], scale: 0.8 },
      ],
      {
        shot: 'cut-away',
        camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
        light: 'night',
        plain: '#2c3358',
        cuts: [
          {
            shape: '90,120! 450,-20! 810,120! 810,1230! 90,1230!',
            snip: true,
            colour: '#3c2f4a',
            depth: 0.55,
            lift: 1.4,
          },
          ...(
            [
              [130, 150, 770, 400, '#e2b070'],
              [130, 440, 770, 790, '#c98f7a'],
              [130, 830, 770, 1200, ROOM],
            ] as const
          ).map(([x, y, r, b, colour], i) => ({
            shape: `${x},${y}! ${r},${y}! ${r},${b}! ${x},${b}!`,
            snip: true,
            colour,
            depth: 0.56 + i * 0.001,
            lift: 0.3,
            print: 'wallpaper' as const,
          })),
        ],
        props: [
          { id: 'lamp', at: [190, 788], scale: 0.6 },
          { id: 'bookcase', at: [640, 1190], scale: 0.6, depth: 0.6 },
          { id: 'treasure-chest', name: 'chest', at: [400, 1192], scale: 0.6 },
        ],
      },
    ),
    row(
      'silhouette',
      [
        person('hero', 'tiptoe', 400, { plane: 'silhouette', act: { arms: [null, [120, 150]] } }),
        { who: 'cat', at: [640, 1196], plane: 'silhouette' },
      ],
      {
        shot: 'silhouette',
        light: 'night',
        lighting: { from: 'moon' },
        sky: 'flat',
        disc: false,
        frame: false,
        props: [{ id: 'moon', at: [600, 640], scale: 1.5, depth: 0.3 }],
      },
    ),
    row(
      'frame-in-frame',
      [
        person('hero', 'peek', 450, { expression: 'curious' }),
        { who: 'owl', at: [620, 1190], lookAt: 'hero' },
      ],
      {
        shot: 'frame-in-frame',
        through: { hole: 'keyhole', on: 'hero', size: 0.4 },
        backdrop: 'mansion',
        light: 'dusk',
      },
    ),
  ],
};
