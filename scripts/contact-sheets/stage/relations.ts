/**
 * Placement by relation: on, in, behind, before, held by, looking at, touching; by head, hand, seat and feet; planes.
 */
import { person, row, type StageSheet } from './stage-sheet.ts';

const TABLE = { id: 'table', at: [450, 1200], scale: 1 } as const;
const near = { camera: { on: [450, 980], zoom: 1.5 } } as const;

export const RELATIONS_SHEET: StageSheet = {
  name: 'stage-relations',
  across: 2,
  rows: [
    row(
      'on: a rock to sit on',
      [
        { who: 'hero', pose: 'sit', on: 'rock.seat', by: 'seat', lookAt: 'snail', seatOn: 'chair' },
        { who: 'snail', at: [690, 1196] },
      ],
      {
        ...near,
        props: [{ id: 'rock', at: [440, 1200], scale: 1.1 }],
      },
    ),
    row(
      'on: things on a table, behind it a child',
      [{ who: 'hero', pose: 'stand', behind: 'table', lookAt: 'cake', touch: { right: 'cake.right' } }],
      {
        ...near,
        props: [
          TABLE,
          { id: 'cake', on: 'table', scale: 0.6 },
          { id: 'cup', on: 'table', dx: -140, scale: 0.6 },
        ],
      },
    ),
    row(
      'in: a boat, with a friend',
      [
        { who: 'hero', pose: 'row', in: 'boat', by: 'seat', dx: 60, seatOn: 'boat', shadow: false },
        {
          who: 'friend',
          pose: 'sit',
          in: 'boat',
          by: 'seat',
          dx: -90,
          seatOn: 'boat',
          facing: 'right',
          lookAt: 'hero',
          shadow: false,
        },
      ],
      {
        backdrop: 'open-sea',
        light: 'dawn',
        sky: 'torn',
        camera: { on: [450, 1000], zoom: 1.3 },
        props: [{ id: 'rowing-boat', name: 'boat', at: [450, 1220], scale: 1.4 }],
      },
    ),
    row(
      'in: the basket of a balloon',
      [{ who: 'hero', pose: 'wave', in: 'balloon', shadow: false, lookAt: [700, 1300] }],
      {
        backdrop: 'open-sky',
        camera: { on: 'balloon.inside', dy: -260, zoom: 1.15 },
        props: [{ id: 'hot-air-balloon', name: 'balloon', at: [450, 1160], scale: 1.2 }],
      },
    ),
    row(
      'behind a bush, before a fence',
      [
        { who: 'hero', pose: 'crouch', behind: 'bush', dx: 20, lookAt: 'hen', expression: 'sly' },
        { who: 'hen', before: 'fence', dx: 190, dy: 30 },
      ],
      {
        ...near,
        props: [
          { id: 'fence', at: [520, 1130], depth: 0.62 },
          { id: 'bush', at: [380, 1230], scale: 0.9, depth: 0.75 },
        ],
      },
    ),
    row('held by one hand, upright', [person('hero', 'hold', 450, { lookAt: 'lantern' })], {
      ...near,
      light: 'night',
      lighting: { dark: 0.6, lamps: [{ on: 'lantern', reach: 460 }] },
      props: [{ id: 'lantern', heldBy: 'hero.right', scale: 0.6 }],
    }),
    row('held by both hands', [person('hero', 'carry', 450, { expression: 'brave' })], {
      ...near,
      props: [{ id: 'cake', heldBy: 'hero', scale: 0.6 }],
    }),
    row(
      'looks at: high up, and far down',
      [
        person('hero', 'stand', 300, { lookAt: 'bird' }),
        person('friend', 'stand', 600, { facing: 'left', lookAt: 'beetle', expression: 'curious' }),
        { who: 'bird', at: [420, 700] },
        { who: 'beetle', at: [470, 1200], scale: 0.7 },
      ],
      near,
    ),
    row(
      'looks at each other',
      [
        person('hero', 'stand', 320, { lookAt: 'friend' }),
        person('friend', 'stand', 590, { facing: 'left', lookAt: 'hero', expression: 'sly' }),
      ],
      near,
    ),
    row(
      'touches an animal’s back',
      [
        { who: 'fox', at: [360, 1196], mood: 'plain', lookAt: 'hero' },
        person('hero', 'stand', 640, {
          facing: 'left',
          touch: 'fox.back',
          lookAt: 'fox',
          hands: 'flat',
          expression: 'calm',
        }),
      ],
      near,
    ),
    row(
      'touches a cow’s nose',
      [
        person('hero', 'stand', 230, { touch: { right: 'cow.nose' }, lookAt: 'cow', hands: 'flat' }),
        { who: 'cow', at: [640, 1196], lookAt: 'hero' },
      ],
      { camera: { on: [450, 980], zoom: 1.2 } },
    ),
    row(
      'touches high up: a shelf',
      [person('hero', 'stand', 360, { touch: { right: 'cup' }, lookAt: 'cup' })],
      {
        ...near,
        backdrop: 'nursery',
        room: {
          wall: '#d9b48a',
          papered: 'stripes',
          floor: '#8a6a58',
          parts: [{ part: 'shelf', at: [560, 890], width: 300, colour: '#7a5a44' }],
        },
        props: [{ id: 'cup', at: [500, 882], scale: 0.5 }],
      },
    ),
    row(
      'touches low down: a flower',
      [person('hero', 'crouch', 380, { touch: { right: 'tulip.top' }, lookAt: 'tulip' })],
      { ...near, props: [{ id: 'tulip', at: [530, 1200], scale: 0.55 }] },
    ),
    row(
      'touches far off: a door',
      [person('hero', 'stand', 260, { touch: { right: [520, 1000] }, lookAt: [520, 1000] })],
      { ...near, props: [{ id: 'door', at: [600, 1190] }] },
    ),
    row(
      'both hands: a drum',
      [
        person('hero', 'stand', 450, {
          touch: { left: [405, 1050], right: [495, 1050] },
          lookAt: 'drum',
          expression: 'laughing',
        }),
      ],
      { ...near, props: [{ id: 'drum', at: [450, 1205], scale: 1.2, depth: 0.73 }] },
    ),
    row(
      'holds a friend’s hand',
      [
        person('friend', 'stand', 560, { facing: 'left', lookAt: 'hero', act: { arms: [null, [60, 60]] } }),
        person('hero', 'walk', 330, { touch: { right: 'friend.right' }, lookAt: 'friend' }),
      ],
      near,
    ),
    row(
      'an arm round a friend',
      [
        person('friend', 'stand', 570, { facing: 'left', expression: 'sad', lookAt: [500, 1190] }),
        person('hero', 'stand', 380, {
          touch: { right: 'friend.shoulder' },
          lookAt: 'friend',
          expression: 'calm',
          act: { spine: 8 },
        }),
      ],
      near,
    ),
    row(
      'holds a grown-up’s hand',
      [
        person('dad', 'stand', 580, { facing: 'left', lookAt: 'hero', act: { weight: 'left' } }),
        person('hero', 'walk', 350, { touch: { right: 'dad.right' }, lookAt: 'dad' }),
      ],
      { camera: { on: [450, 920], zoom: 1.35 } },
    ),
    row(
      'whispers into gran’s ear',
      [
        person('gran', 'sit', 560, {
          facing: 'left',
          expression: 'listening',
          seatOn: 'chair',
          on: 'chair.seat',
          by: 'seat',
        }),
        person('hero', 'stand', 385, {
          touch: { right: 'gran.shoulder' },
          lookAt: 'gran.head',
          expression: 'whispering',
          act: { spine: 8 },
        }),
      ],
      { ...near, props: [{ id: 'chair', at: [590, 1195], scale: 1.1 }] },
    ),
    row(
      'by head: three children, one line of eyes',
      [
        person('hero', 'stand', [450, 860], { by: 'head' }),
        person('friend', 'stand', [250, 860], { by: 'head', lookAt: 'hero' }),
        person('dad', 'stand', [650, 860], { by: 'head', facing: 'left', lookAt: 'hero' }),
      ],
      { camera: { on: [450, 960], zoom: 1.45 } },
    ),
    row(
      'by seat: on a bench',
      [
        { who: 'hero', pose: 'sit', on: 'log.seat', by: 'seat', dx: -70, seatOn: 'chair' },
        {
          who: 'gran',
          pose: 'sit',
          on: 'log.seat',
          by: 'seat',
          dx: 90,
          seatOn: 'chair',
          facing: 'left',
          lookAt: 'hero',
          touch: { right: 'hero.knee' },
        },
      ],
      { ...near, props: [{ id: 'log', at: [450, 1200], scale: 1.4 }] },
    ),
    row(
      'by hand: a leaf, small before it',
      [
        person('hero', 'hold', [450, 940], { by: 'hand', lookAt: 'ladybug', hands: { right: 'flat' } }),
        { who: 'ladybug', on: 'hero.right', dy: -8, scale: 0.6 },
      ],
      {
        camera: { on: [420, 900], zoom: 3 },
      },
    ),
    row(
      'planes: far, back, stage, front, silhouette',
      [
        { who: 'dog', name: 'far', at: [120, 1000], plane: 'far', scale: 0.4 },
        { who: 'dog', name: 'back', at: [280, 1080], plane: 'back', scale: 0.6 },
        person('hero', 'walk', 450, { plane: 'stage' }),
        { who: 'dog', name: 'front', at: [690, 1290], plane: 'front', scale: 1.1 },
        { who: 'cat', at: [140, 1330], plane: 'silhouette', scale: 1.5 },
      ],
      { light: 'dusk', lighting: {} },
    ),
  ],
};
