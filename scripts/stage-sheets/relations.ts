/** Placing by meaning: on, in, behind, before, held by, looking at, touching; by head, hand, seat and feet; planes. */
import { row, type StageSheet } from './sheet.ts';

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
    row('held by one hand, upright', [{ who: 'hero', pose: 'hold', at: [450, 1190], lookAt: 'lantern' }], {
      ...near,
      light: 'night',
      lighting: { dark: 0.6, lamps: [{ on: 'lantern', reach: 460 }] },
      props: [{ id: 'lantern', heldBy: 'hero.right', scale: 0.6 }],
    }),
    row('held by both hands', [{ who: 'hero', pose: 'carry', at: [450, 1190], expression: 'brave' }], {
      ...near,
      props: [{ id: 'cake', heldBy: 'hero', scale: 0.6 }],
    }),
    row(
      'held: a kite by its string',
      [
        {
          who: 'hero',
          pose: 'lookUp',
          at: [330, 1190],
          lookAt: 'kite',
          touch: { right: [430, 900] },
          hands: { right: 'fist' },
        },
      ],
      {
        camera: { on: [470, 860], zoom: 1.1 },
        weather: 'wind',
        props: [{ id: 'kite', at: [700, 480], scale: 0.7, turn: 14 }],
        cuts: [{ from: 'kite.foot', to: 'hero.right', sag: 40, width: 4, colour: '#fbf4e6', depth: 0.73 }],
      },
    ),
    row(
      'looks at: high up, and far down',
      [
        { who: 'hero', pose: 'stand', at: [300, 1190], lookAt: 'bird' },
        {
          who: 'friend',
          pose: 'stand',
          at: [600, 1190],
          facing: 'left',
          lookAt: 'beetle',
          expression: 'curious',
        },
        { who: 'bird', at: [420, 700] },
        { who: 'beetle', at: [470, 1200], scale: 0.7 },
      ],
      near,
    ),
    row(
      'looks at each other',
      [
        { who: 'hero', pose: 'stand', at: [320, 1190], lookAt: 'friend' },
        { who: 'friend', pose: 'stand', at: [590, 1190], facing: 'left', lookAt: 'hero', expression: 'sly' },
      ],
      near,
    ),
    row(
      'touches an animal’s back',
      [
        { who: 'fox', at: [360, 1196], mood: 'plain', lookAt: 'hero' },
        {
          who: 'hero',
          pose: 'stand',
          at: [640, 1190],
          facing: 'left',
          touch: 'fox.back',
          lookAt: 'fox',
          hands: 'flat',
          expression: 'calm',
        },
      ],
      near,
    ),
    row(
      'touches a cow’s nose',
      [
        {
          who: 'hero',
          pose: 'stand',
          at: [230, 1190],
          touch: { right: 'cow.nose' },
          lookAt: 'cow',
          hands: 'flat',
        },
        { who: 'cow', at: [640, 1196], lookAt: 'hero' },
      ],
      { camera: { on: [450, 980], zoom: 1.2 } },
    ),
    row(
      'touches high up: a shelf',
      [{ who: 'hero', pose: 'stand', at: [360, 1190], touch: { right: 'cup' }, lookAt: 'cup' }],
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
      [{ who: 'hero', pose: 'crouch', at: [380, 1190], touch: { right: 'tulip.top' }, lookAt: 'tulip' }],
      { ...near, props: [{ id: 'tulip', at: [530, 1200], scale: 0.55 }] },
    ),
    row(
      'touches far off: a door',
      [{ who: 'hero', pose: 'stand', at: [260, 1190], touch: { right: [520, 1000] }, lookAt: [520, 1000] }],
      { ...near, props: [{ id: 'door', at: [600, 1190] }] },
    ),
    row(
      'both hands: a drum',
      [
        {
          who: 'hero',
          pose: 'stand',
          at: [450, 1190],
          touch: { left: [405, 1050], right: [495, 1050] },
          lookAt: 'drum',
          expression: 'laughing',
        },
      ],
      { ...near, props: [{ id: 'drum', at: [450, 1205], scale: 1.2, depth: 0.73 }] },
    ),
    row(
      'holds a friend’s hand',
      [
        {
          who: 'friend',
          pose: 'stand',
          at: [560, 1190],
          facing: 'left',
          lookAt: 'hero',
          act: { arms: [null, [60, 60]] },
        },
        { who: 'hero', pose: 'walk', at: [330, 1190], touch: { right: 'friend.right' }, lookAt: 'friend' },
      ],
      near,
    ),
    row(
      'an arm round a friend',
      [
        {
          who: 'friend',
          pose: 'stand',
          at: [570, 1190],
          facing: 'left',
          expression: 'sad',
          lookAt: [500, 1190],
        },
        {
          who: 'hero',
          pose: 'stand',
          at: [380, 1190],
          touch: { right: 'friend.shoulder' },
          lookAt: 'friend',
          expression: 'calm',
          act: { spine: 8 },
        },
      ],
      near,
    ),
    row(
      'holds a grown-up’s hand',
      [
        {
          who: 'dad',
          pose: 'stand',
          at: [580, 1190],
          facing: 'left',
          lookAt: 'hero',
          act: { weight: 'left' },
        },
        { who: 'hero', pose: 'walk', at: [350, 1190], touch: { right: 'dad.right' }, lookAt: 'dad' },
      ],
      { camera: { on: [450, 920], zoom: 1.35 } },
    ),
    row(
      'whispers into gran’s ear',
      [
        {
          who: 'gran',
          pose: 'sit',
          at: [560, 1190],
          facing: 'left',
          expression: 'listening',
          seatOn: 'chair',
          on: 'chair.seat',
          by: 'seat',
        },
        {
          who: 'hero',
          pose: 'stand',
          at: [385, 1190],
          touch: { right: 'gran.shoulder' },
          lookAt: 'gran.head',
          expression: 'whispering',
          act: { spine: 8 },
        },
      ],
      { ...near, props: [{ id: 'chair', at: [590, 1195], scale: 1.1 }] },
    ),
    row(
      'by head: three children, one line of eyes',
      [
        { who: 'hero', pose: 'stand', at: [450, 860], by: 'head' },
        { who: 'friend', pose: 'stand', at: [250, 860], by: 'head', lookAt: 'hero' },
        { who: 'dad', pose: 'stand', at: [650, 860], by: 'head', facing: 'left', lookAt: 'hero' },
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
        {
          who: 'hero',
          pose: 'hold',
          at: [450, 940],
          by: 'hand',
          lookAt: 'ladybug',
          hands: { right: 'flat' },
        },
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
        { who: 'hero', pose: 'walk', at: [450, 1190], plane: 'stage' },
        { who: 'dog', name: 'front', at: [690, 1290], plane: 'front', scale: 1.1 },
        { who: 'cat', at: [140, 1330], plane: 'silhouette', scale: 1.5 },
      ],
      { light: 'dusk', lighting: {} },
    ),
  ],
};
