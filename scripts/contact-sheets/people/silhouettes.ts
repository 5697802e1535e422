/** Twenty actions against the light, each told by the outline alone. */
import { SAMPLE_LOOKS } from '../../../illustration/sample-looks.ts';
import type { PartialLook } from '../../../illustration/scene/format/look.ts';
import type { PersonRole, Role } from '../../../illustration/scene/format/roles.ts';
import type { Scene } from '../../../illustration/scene/format/scene.ts';
import { person, row } from '../stage/stage-sheet.ts';

export interface FigureSilhouette {
  readonly hero: PartialLook;
  readonly scene: Scene;
}

const looks = SAMPLE_LOOKS.map(({ look }) => look);

/** One action: a hero in profile on a pale ground, with the things it is done with. */
function action(
  who: number,
  pose: PersonRole['pose'],
  more: Partial<PersonRole> & Partial<Role> = {},
  scene: Partial<Scene> = {},
): FigureSilhouette {
  const dark = { plane: 'silhouette' as const };
  const hero = person('hero', pose, 450, { facing: 'side', holding: 'none', ...more, ...dark });
  const { cast = [], props = [], ...rest } = scene;
  return {
    hero: looks[who] ?? {},
    scene: row('action', [hero, ...cast.map((role) => ({ ...role, ...dark }))], {
      light: 'dusk',
      plain: '#f3cf9c',
      camera: { on: [470, 1000], zoom: 1.42 },
      lighting: {},
      props: props.map((prop) => ({ ...prop, ...dark })),
      ...rest,
    }).scene,
  };
}

const cloud = (x: number, y: number) => ({ id: 'cloud', at: [x, y], scale: 0.8 }) as const;

export const SILHOUETTES: readonly FigureSilhouette[] = [
  action(1, 'run'),
  action(3, 'read', { holding: 'book' }),
  action(
    0,
    'jump',
    { shadow: false, at: [450, 1100], facing: 'right' },
    { cuts: [{ shape: '330,1150 450,1120 580,1150 450,1170', colour: '#7d5a66', depth: 0.6 }] },
  ),
  action(
    1,
    'hold',
    {},
    {
      props: [{ id: 'kite', at: [690, 830], scale: 0.7 }],
      cuts: [{ line: '540,985 600,930 660,860', width: 5, colour: '#33212a' }],
    },
  ),
  action(4, 'throw', {}, { props: [{ id: 'ball', at: [690, 880], scale: 0.6 }] }),
  action(2, 'wave', { facing: 'right' }),
  action(
    3,
    'climb',
    { at: [420, 1100], floats: 'on the ladder' },
    { props: [{ id: 'ladder', at: [500, 1190], scale: 1.3 }] },
  ),
  action(
    1,
    'row',
    { in: 'boat' },
    {
      props: [{ id: 'rowing-boat', name: 'boat', at: [470, 1170], scale: 1 }],
      cuts: [
        {
          shape: '0,1150! 240,1140 480,1154 720,1140 900,1150! 900,1400! 0,1400!',
          colour: '#7fa9b8',
          depth: 0.86,
        },
      ],
    },
  ),
  action(4, 'carry', {}, { props: [{ id: 'basket', heldBy: 'hero', scale: 0.5 }] }),
  action(0, 'ride', { holding: 'horse' }),
  action(1, 'push', { at: [330, 1190] }, { props: [{ id: 'sled', at: [570, 1190], scale: 0.9 }] }),
  action(3, 'lookUp', { at: [400, 1190] }, { props: [{ id: 'telescope', at: [570, 1190], scale: 0.9 }] }),
  action(0, 'sneak', {}, { cast: [{ who: 'hen', at: [670, 1190] }] }),
  action(
    4,
    'swim',
    { at: [450, 1020] },
    {
      cuts: [
        {
          shape: '0,1030! 160,1018 320,1034 480,1018 640,1034 900,1024! 900,1400! 0,1400!',
          colour: '#7fa9b8',
          depth: 0.86,
        },
      ],
    },
  ),
  action(1, 'kneelOver', { at: [360, 1190] }, { props: [{ id: 'flower', at: [580, 1190], scale: 0.9 }] }),
  action(
    3,
    'pull',
    { at: [400, 1190] },
    {
      props: [{ id: 'sled', at: [660, 1190], scale: 0.8 }],
      cuts: [{ line: '470,1080 540,1120 590,1160', width: 5, colour: '#33212a' }],
    },
  ),
  action(2, 'read', { holding: 'book' }),
  action(
    0,
    'walk',
    { at: [330, 1190] },
    {
      cast: [person('gran', 'walk', 540, { facing: 'side', stick: true })],
      camera: { on: [450, 960], zoom: 1.3 },
    },
  ),
  action(
    4,
    'fly',
    { at: [450, 960], wears: { outfit: 'superhero', extras: ['cape'] } },
    { props: [cloud(300, 1130), cloud(640, 820)] },
  ),
  action(
    1,
    'embrace',
    { at: [400, 1190] },
    { cast: [person('friend', 'embraced', 500, { facing: 'sideLeft' })] },
  ),
];
