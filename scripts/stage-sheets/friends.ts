/** Two and more: hugging, carrying, comforting, queueing; seen from behind and in crowds. */
import { row, type StageSheet } from './sheet.ts';

const near = { camera: { on: [460, 960], zoom: 1.35 } } as const;
const wide = { camera: { on: [450, 940], zoom: 1.2 } } as const;

export const FRIENDS_SHEET: StageSheet = {
  name: 'stage-friends',
  across: 2,
  rows: [
    // Who is embraced stands behind who embraces, 143 page units off.
    row(
      'a hug',
      [
        { who: 'friend', pose: 'embraced', at: [535, 1190], facing: 'left' },
        { who: 'hero', pose: 'embrace', at: [380, 1190] },
      ],
      near,
    ),
    row(
      'hugged by a grown-up',
      [
        {
          who: 'dad',
          pose: 'kneel',
          at: [590, 1190],
          facing: 'left',
          lookAt: 'hero',
          touch: { right: 'hero.back' },
          expression: 'calm',
        },
        {
          who: 'hero',
          pose: 'embrace',
          at: [360, 1190],
          touch: { right: 'dad.shoulder' },
          expression: 'joy',
        },
      ],
      near,
    ),
    row(
      'holding hands, from behind',
      [
        { who: 'friend', pose: 'walk', at: [560, 1190], facing: 'backLeft' },
        { who: 'hero', pose: 'walk', at: [350, 1190], facing: 'backRight', touch: { right: 'friend.right' } },
      ],
      { ...near, light: 'dusk', lighting: {} },
    ),
    row(
      'on a grown-up’s lap',
      [
        { who: 'gran', pose: 'sit', on: 'chair.seat', by: 'seat', seatOn: 'chair', facing: 'right' },
        {
          who: 'hero',
          pose: 'sit',
          on: 'gran.lap',
          by: 'seat',
          dx: 18,
          scale: 0.8,
          seatOn: 'chair',
          facing: 'right',
          expression: 'calm',
          lookAt: 'gran',
        },
      ],
      { ...near, props: [{ id: 'chair', at: [430, 1195], scale: 1.35 }] },
    ),
    row(
      'a story read to two',
      [
        { who: 'gran', pose: 'read', at: [450, 1190], holding: 'book', expression: 'joy' },
        { who: 'hero', pose: 'sit', at: [250, 1190], seatOn: 'ground', lookAt: 'gran' },
        { who: 'baby', pose: 'sitUp', at: [660, 1196], bed: false, facing: 'left', lookAt: 'gran' },
      ],
      near,
    ),
    row(
      'comforting',
      [
        { who: 'friend', pose: 'crouch', at: [570, 1190], facing: 'left', expression: 'crying' },
        {
          who: 'hero',
          pose: 'kneel',
          at: [360, 1190],
          touch: { right: 'friend.shoulder' },
          lookAt: 'friend',
          expression: 'worried',
        },
      ],
      near,
    ),
    row(
      'a quarrel',
      [
        {
          who: 'hero',
          pose: 'shrug',
          at: [300, 1190],
          expression: 'angry',
          act: { spine: 14, neck: 6 },
          lookAt: 'friend',
        },
        {
          who: 'friend',
          pose: 'stand',
          at: [610, 1190],
          facing: 'right',
          expression: 'angry',
          act: { spine: -8, tilt: -8 },
        },
      ],
      near,
    ),
    row(
      'a secret',
      [
        { who: 'friend', pose: 'listen', at: [560, 1190], facing: 'left', expression: 'listening' },
        {
          who: 'hero',
          pose: 'stand',
          at: [410, 1190],
          touch: { right: 'friend.shoulder' },
          lookAt: 'friend.head',
          expression: 'whispering',
          act: { spine: 16, neck: 6 },
        },
      ],
      near,
    ),
    row(
      'one lifts one end, one the other',
      [
        { who: 'hero', pose: 'stand', at: [230, 1190], touch: { right: 'log.left' }, act: { spine: 10 } },
        {
          who: 'friend',
          pose: 'stand',
          at: [690, 1190],
          facing: 'left',
          touch: { right: 'log.right' },
          act: { spine: 10 },
        },
      ],
      { ...wide, props: [{ id: 'log', at: [460, 1090], scale: 0.8, depth: 0.715 }] },
    ),
    row(
      'a tug of war',
      [
        { who: 'hero', pose: 'pull', at: [180, 1190], facing: 'right', expression: 'brave' },
        { who: 'friend', pose: 'pull', at: [740, 1190], facing: 'left', expression: 'laughing' },
      ],
      {
        ...wide,
        cuts: [{ from: 'hero.right', to: 'friend.right', width: 9, sag: 4, colour: '#8a6a44', depth: 0.722 }],
      },
    ),
    row(
      'a queue from behind',
      [
        ...[0, 1, 2].map((i) => ({
          who: 'friend',
          name: `waits${i}`,
          pose: 'stand' as const,
          facing: 'back' as const,
          at: [640 - i * 30, 1010 + i * 40] as const,
          scale: 0.62 + i * 0.1,
        })),
        { who: 'dad', pose: 'stand', at: [500, 1140], facing: 'back', scale: 0.86 },
        { who: 'hero', pose: 'tiptoe', at: [400, 1240], facing: 'backRight', lookAt: [700, 600] },
      ],
      wide,
    ),
    row(
      'a crowd, and one who looks back',
      [
        ...[120, 300, 620, 790].map((x, i) => ({
          who: i % 2 ? 'dad' : 'gran',
          name: `crowd${i}`,
          pose: 'stand' as const,
          facing: 'back' as const,
          at: [x, 1150] as const,
          scale: 0.9,
        })),
        { who: 'hero', pose: 'walk', at: [450, 1220], facing: 'left', lookAt: [200, 1000] },
      ],
      wide,
    ),
    row(
      'whom everybody looks at',
      [
        { who: 'hero', pose: 'shrug', at: [450, 1190], expression: 'embarrassed' },
        { who: 'friend', pose: 'stand', at: [200, 1190], lookAt: 'hero', expression: 'wonder' },
        { who: 'dad', pose: 'stand', at: [720, 1190], facing: 'left', lookAt: 'hero', expression: 'proud' },
        { who: 'cat', at: [330, 1210], lookAt: 'hero', scale: 0.7 },
      ],
      wide,
    ),
    row(
      'throw and catch',
      [
        { who: 'hero', pose: 'throw', at: [210, 1190], lookAt: 'ball' },
        { who: 'friend', pose: 'catch', at: [700, 1190], facing: 'left', lookAt: 'ball' },
      ],
      { ...wide, props: [{ id: 'ball', at: [460, 800], scale: 0.5, depth: 0.73 }] },
    ),
  ],
};
