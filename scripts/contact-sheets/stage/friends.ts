/** Two and more figures: hugging, carrying, comforting, queueing; from behind and in crowds. */
import { person, row, type StageSheet } from './stage-sheet.ts';

const near = { camera: { on: [460, 960], zoom: 1.35 } } as const;
const wide = { camera: { on: [450, 940], zoom: 1.2 } } as const;

export const FRIENDS_SHEET: StageSheet = {
  name: 'stage-friends',
  across: 2,
  rows: [
    row(
      'a hug',
      [
        { who: 'friend', at: [520, 1190], facing: 'left' },
        { who: 'hero', hugs: 'friend' },
      ],
      near,
    ),
    row(
      'hugged by a grown-up',
      [
        { who: 'dad', pose: 'kneel', at: [560, 1190], facing: 'left', expression: 'calm' },
        { who: 'hero', hugs: 'dad', expression: 'joy' },
      ],
      near,
    ),
    row(
      'holding hands, from behind',
      [
        person('friend', 'walk', 560, { facing: 'backLeft' }),
        person('hero', 'walk', 350, { facing: 'backRight', touch: { right: 'friend.right' } }),
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
        person('gran', 'read', 450, { holding: 'book', expression: 'joy' }),
        person('hero', 'sit', 250, { seatOn: 'ground', lookAt: 'gran' }),
        person('baby', 'sitUp', [660, 1196], { bed: false, facing: 'left', lookAt: 'gran' }),
      ],
      near,
    ),
    row(
      'comforting',
      [
        person('friend', 'crouch', 570, { facing: 'left', expression: 'crying' }),
        person('hero', 'kneel', 360, {
          touch: { right: 'friend.shoulder' },
          lookAt: 'friend',
          expression: 'worried',
        }),
      ],
      near,
    ),
    row(
      'a quarrel',
      [
        person('hero', 'shrug', 300, { expression: 'angry', act: { spine: 14, neck: 6 }, lookAt: 'friend' }),
        person('friend', 'stand', 610, {
          facing: 'right',
          expression: 'angry',
          act: { spine: -8, tilt: -8 },
        }),
      ],
      near,
    ),
    row(
      'a secret',
      [
        person('friend', 'listen', 560, { facing: 'left', expression: 'listening' }),
        person('hero', 'stand', 410, {
          touch: { right: 'friend.shoulder' },
          lookAt: 'friend.head',
          expression: 'whispering',
          act: { spine: 16, neck: 6 },
        }),
      ],
      near,
    ),
    row(
      'one lifts one end, one the other',
      [
        person('hero', 'stand', 230, { touch: { right: 'log.left' }, act: { spine: 10 } }),
        person('friend', 'stand', 690, { facing: 'left', touch: { right: 'log.right' }, act: { spine: 10 } }),
      ],
      { ...wide, props: [{ id: 'log', at: [460, 1090], scale: 0.8, depth: 0.715 }] },
    ),
    row(
      'a tug of war',
      [
        person('hero', 'pull', 180, { facing: 'right', expression: 'brave' }),
        person('friend', 'pull', 740, { facing: 'left', expression: 'laughing' }),
      ],
      {
        ...wide,
        cuts: [{ from: 'hero.right', to: 'friend.right', width: 9, sag: 4, colour: '#8a6a44', depth: 0.722 }],
      },
    ),
    row(
      'a queue from behind',
      [
        ...[0, 1, 2].map((i) =>
          person('friend', 'stand', [640 - i * 30, 1010 + i * 40], {
            name: `waits${i}`,
            facing: 'back' as const,
            scale: 0.62 + i * 0.1,
          }),
        ),
        person('dad', 'stand', [500, 1140], { facing: 'back', scale: 0.86 }),
        person('hero', 'tiptoe', [400, 1240], { facing: 'backRight', lookAt: [700, 600] }),
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
        person('hero', 'walk', [450, 1220], { facing: 'left', lookAt: [200, 1000] }),
      ],
      wide,
    ),
    row(
      'whom everybody looks at',
      [
        person('hero', 'shrug', 450, { expression: 'embarrassed' }),
        person('friend', 'stand', 200, { lookAt: 'hero', expression: 'wonder' }),
        person('dad', 'stand', 720, { facing: 'left', lookAt: 'hero', expression: 'proud' }),
        { who: 'cat', at: [330, 1210], lookAt: 'hero', scale: 0.7 },
      ],
      wide,
    ),
    row(
      'throw and catch',
      [
        person('hero', 'throw', 210, { lookAt: 'ball' }),
        person('friend', 'catch', 700, { facing: 'left', lookAt: 'ball' }),
      ],
      { ...wide, props: [{ id: 'ball', at: [460, 800], scale: 0.5, depth: 0.73 }] },
    ),
  ],
};
