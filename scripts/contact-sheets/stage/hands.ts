/** Forty hands on things: shapes, gestures, grips, loads, pushes, pointing; the sample heroes take turns. */
import type { SceneCut } from '../../../illustration/scene/format/cuts.ts';
import type { PersonRole, Role } from '../../../illustration/scene/format/roles.ts';
import type { Scene } from '../../../illustration/scene/format/scene.ts';
import { person, row, type StageRow, type StageSheet } from './stage-sheet.ts';

type Acted = Omit<PersonRole, 'pose' | 'who'> & { readonly pose?: PersonRole['pose'] };

const near = { backdrop: 'meadow', plain: '#a9bf9f', camera: { on: [450, 1030], zoom: 2.3 } } as const;

/** The hero alone, close enough to see the hands. */
const one = (name: string, { pose = 'stand', ...told }: Acted, more: Partial<Scene> = {}): StageRow =>
  row(name, [person('hero', pose, 420, told)], { ...near, ...more });

/** The hero with somebody else. */
const two = (name: string, cast: readonly Role[], more: Partial<Scene> = {}): StageRow =>
  row(name, cast, { ...near, ...more });

/** A pole, a rope, a broom: a line in front of the hero. */
const pole = (line: string, width: number, colour = '#8a5a34'): SceneCut => ({
  name: 'pole',
  line,
  width,
  colour,
  depth: 0.73,
});

export const HANDS_SHEET: StageSheet = {
  name: 'stage-hands',
  across: 8,
  takeTurns: true,
  rows: [
    one('waves', { hands: { right: 'wave' } }),
    one('claps', { hands: 'clap', expression: 'laughing' }),
    one('clasps', { hands: 'clasp', expression: 'worried' }),
    one('a hand on the heart', { hands: { right: 'heart' }, expression: 'proud' }),
    one('both hands on the heart', { hands: 'heart', expression: 'calm' }),
    one('hugs herself', { hands: 'hug', expression: 'calm' }),
    one('hands behind the back', { hands: 'behindBack', expression: 'sly' }),
    one('points up', { point: [640, 600], lookAt: [640, 600] }),
    one('hands behind the back, from behind', { hands: 'behindBack', facing: 'back' }),
    one('points along', { point: [900, 960], lookAt: [900, 960] }),
    one('points back', { point: { left: [100, 900] }, lookAt: [100, 900] }),
    two('points down', [
      person('hero', 'stand', 400, { point: 'snail', lookAt: 'snail' }),
      { who: 'snail', at: [590, 1190], scale: 0.7 },
    ]),
    one('fist', {
      pose: 'stand',
      hands: { right: 'fist' },
      act: { arms: [null, [54, 146]] },
      expression: 'angry',
    }),
    one('two fingers', { hands: { right: 'two' }, act: { arms: [null, [80, 160]] } }),
    one('open palm', { hands: { right: 'open' }, act: { arms: [null, [66, 140]] } }),
    one(
      'pinches a flower',
      { hold: { right: 'tulip' }, hands: { right: 'pinch' }, lookAt: 'tulip' },
      {
        props: [{ id: 'tulip', at: [520, 990], scale: 0.6, depth: 0.73 }],
      },
    ),
    two('cups a chick', [
      person('hero', 'stand', 420, {
        hands: 'cup',
        touch: { left: [446, 1040], right: [494, 1040] },
        lookAt: [470, 1000],
      }),
      { who: 'bird', at: [470, 1040], scale: 0.7, depth: 0.735, colour: '#f2c849' },
    ]),
    one('grips a thin pole', { hold: { right: 'pole' } }, { cuts: [pole('520,780 520,1190', 10)] }),
    one('grips a thick pole', { hold: { right: 'pole' } }, { cuts: [pole('520,780 520,1190', 26)] }),
    one(
      'both hands round a pole',
      { hold: { left: 'pole', right: 'pole.centre' } },
      { cuts: [pole('500,840 500,1190', 16)] },
    ),
    one(
      'sweeps',
      { pose: 'walk', hold: { left: [470, 1010], right: 'pole' }, lookAt: [560, 1190] },
      { cuts: [pole('440,900 580,1180', 12)] },
    ),
    one(
      'a rope overhead',
      { hold: { right: 'pole.end' }, lookAt: 'pole' },
      { cuts: [pole('520,300 510,830', 12, '#d8c49a')] },
    ),
    one(
      'pulls a rope',
      { pose: 'pull', hold: { left: 'pole', right: 'pole' } },
      { cuts: [pole('430,1030 900,960', 12, '#d8c49a')] },
    ),
    one(
      'reads a letter',
      { hold: { left: 'letter.left', right: 'letter.right' }, lookAt: 'letter' },
      {
        cuts: [
          {
            name: 'letter',
            shape: '-60,-44! 60,-44! 60,44! -60,44!',
            at: [450, 1040],
            snip: true,
            colour: '#fdf4dd',
            depth: 0.73,
          },
        ],
      },
    ),
    one(
      'holds out a sheet',
      { hold: { right: 'letter.left' }, lookAt: 'letter' },
      {
        cuts: [
          {
            name: 'letter',
            shape: '-40,-50! 40,-50! 40,50! -40,50!',
            at: [570, 980],
            snip: true,
            colour: '#fdf4dd',
            depth: 0.73,
          },
        ],
      },
    ),
    one('holds a lantern', {}, { props: [{ id: 'lantern', heldBy: 'hero.right', scale: 0.5 }] }),
    one(
      'holds a cup',
      { act: { arms: [null, [40, 100]] } },
      { props: [{ id: 'cup', heldBy: 'hero.right', scale: 0.5 }] },
    ),
    one(
      'carries a basket',
      { carry: 'basket', lookAt: 'basket' },
      { props: [{ id: 'basket', at: [470, 1095], scale: 0.5, depth: 0.73 }] },
    ),
    one(
      'carries a heavy chest',
      { carry: 'chest', expression: 'effort' },
      { props: [{ id: 'treasure-chest', name: 'chest', at: [480, 1110], scale: 0.66, depth: 0.73 }] },
    ),
    one(
      'pushes a chest',
      { pose: 'push', push: 'chest' },
      { props: [{ id: 'treasure-chest', name: 'chest', at: [650, 1195], scale: 1.1, depth: 0.73 }] },
    ),
    two('leans on a door', [person('hero', 'push', 320, { push: 'door', expression: 'effort' })], {
      props: [{ id: 'door', at: [600, 1195], scale: 1 }],
    }),
    two('strokes a cat', [
      person('hero', 'crouch', 420, { touch: { right: 'cat.back' }, lookAt: 'cat', act: { spine: 14 } }),
      { who: 'cat', at: [590, 1195], scale: 1 },
    ]),
    one('yawns and stretches', { pose: 'yawn' }),
    one(
      'a flat hand on a table',
      { touch: { right: 'table.top' }, hands: { right: 'flat' } },
      { props: [{ id: 'table', at: [600, 1195], scale: 0.8, depth: 0.73 }] },
    ),
    two('holds hands', [
      person('friend', 'stand', 570, { facing: 'left', lookAt: 'hero', act: { arms: [null, [50, 56]] } }),
      person('hero', 'stand', 350, { touch: { right: 'friend.right' }, lookAt: 'friend' }),
    ]),
    two('an arm round a friend', [
      person('friend', 'stand', 560, { facing: 'left', expression: 'sad' }),
      person('hero', 'stand', 390, {
        touch: { right: 'friend.shoulder' },
        hands: { right: 'hug' },
        lookAt: 'friend',
      }),
    ]),
    two(
      'two carry one plank',
      [
        person('friend', 'walk', 640, { facing: 'left', hold: { left: 'pole.end', right: 'pole.end' } }),
        person('hero', 'walk', 260, { hold: { left: 'pole.start', right: 'pole.start' } }),
      ],
      { cuts: [pole('330,1040 570,1040', 26, '#c08a54')], camera: { on: [450, 1010], zoom: 1.6 } },
    ),
    two(
      'gives a present',
      [
        person('friend', 'stand', 600, { facing: 'left', expression: 'delight' }),
        person('hero', 'stand', 330, { carry: 'parcel', lookAt: 'friend' }),
      ],
      { props: [{ id: 'gift', name: 'parcel', at: [450, 1070], scale: 0.42, depth: 0.73 }] },
    ),
    one('in mittens, waves', {
      gloves: { colour: '#cf2f2c', cuff: '#f6e7d0', mittens: true },
      hands: { right: 'wave' },
    }),
    one(
      'in gloves, hollow hands under a snowball',
      {
        gloves: { colour: '#3f7a8c', cuff: '#e0aa48' },
        hands: 'cup',
        touch: { left: [440, 1036], right: [490, 1036] },
        lookAt: [464, 1010],
      },
      {
        cuts: [
          {
            shape: '-24,0 -16,-18 2,-24 18,-17 24,1 16,18 0,23 -17,17',
            at: [465, 1012],
            colour: '#fbf7ef',
            depth: 0.725,
          },
        ],
      },
    ),
  ],
};
