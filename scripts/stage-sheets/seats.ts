/** Aids by setting: every child has a place in chairs, boats, beds, water, on mounts and on the ground. */
import { row, type StageSheet } from './sheet.ts';

const near = { camera: { on: [450, 960], zoom: 1.45 } } as const;

export const SEATS_SHEET: StageSheet = {
  name: 'stage-seats',
  across: 2,
  rows: [
    row('on the ground', [{ who: 'hero', pose: 'sit', at: [450, 1190], seatOn: 'ground' }], near),
    row(
      'at a table',
      [{ who: 'hero', pose: 'sit', at: [330, 1195], lookAt: 'bowl', touch: { right: 'bowl.left' } }],
      {
        ...near,
        props: [
          { id: 'table', at: [560, 1205], scale: 0.9, depth: 0.74 },
          { id: 'bowl', on: 'table', dx: -90, scale: 0.6 },
        ],
      },
    ),
    row('on a chair', [{ who: 'hero', pose: 'sit', on: 'chair.seat', by: 'seat', seatOn: 'chair' }], {
      ...near,
      props: [{ id: 'chair', at: [450, 1195], scale: 1.1 }],
    }),
    row('in a boat, rowing', [{ who: 'hero', pose: 'row', in: 'boat', by: 'seat', seatOn: 'boat' }], {
      ...near,
      backdrop: 'open-sea',
      sky: 'torn',
      props: [{ id: 'rowing-boat', name: 'boat', at: [450, 1220], scale: 1.4 }],
    }),
    row(
      'in a sailing boat, looking out',
      [{ who: 'hero', pose: 'lookUp', in: 'boat', by: 'seat', seatOn: 'boat', lookAt: [800, 700] }],
      {
        ...near,
        backdrop: 'open-sea',
        sky: 'clouds',
        props: [{ id: 'sailing-boat', name: 'boat', at: [450, 1220], scale: 1.3 }],
      },
    ),
    row('asleep in bed', [{ who: 'hero', pose: 'sleep', at: [450, 1120], expression: 'asleep' }], {
      ...near,
      backdrop: 'nursery',
      light: 'night',
    }),
    row(
      'sitting up in bed',
      [{ who: 'hero', pose: 'sitUp', at: [450, 1120], seatOn: 'bed', bed: true, expression: 'yawning' }],
      { ...near, backdrop: 'nursery', light: 'dawn' },
    ),
    row('on the edge of a bed', [{ who: 'hero', pose: 'sit', on: 'bed.seat', by: 'seat', seatOn: 'bed' }], {
      ...near,
      backdrop: 'nursery',
      props: [{ id: 'bed', at: [450, 1195], scale: 1.1 }],
    }),
    row(
      'swimming',
      [
        { who: 'hero', pose: 'swim', at: [450, 960] },
        { who: 'turtle', at: [300, 1190], scale: 0.6 },
      ],
      { ...near, backdrop: 'seabed' },
    ),
    row(
      'flying',
      [{ who: 'hero', pose: 'fly', at: [450, 900], wears: { outfit: 'superhero', extras: [] } }],
      { ...near, backdrop: 'open-sky', sky: 'clouds' },
    ),
    row(
      'riding a horse',
      [
        { who: 'horse', at: [450, 1196], facing: 'right' },
        {
          who: 'hero',
          pose: 'ride',
          on: 'horse.seat',
          by: 'seat',
          holding: 'none',
          touch: { right: 'horse.back' },
        },
      ],
      { camera: { on: [450, 860], zoom: 1.2 } },
    ),
    row(
      'on a sled',
      [{ who: 'hero', pose: 'sit', on: 'sled.seat', by: 'seat', seatOn: 'boat', expression: 'laughing' }],
      {
        ...near,
        backdrop: 'snow-village',
        weather: 'snow',
        props: [{ id: 'sled', at: [450, 1200], scale: 1.1, flip: true }],
      },
    ),
    row('running, rolling', [{ who: 'hero', pose: 'run', at: [450, 1190] }], near),
    row(
      'kneeling over, leaning down',
      [
        {
          who: 'hero',
          pose: 'kneelOver',
          at: [380, 1190],
          touch: { right: [540, 1120] },
          lookAt: [540, 1120],
        },
        { who: 'snail', at: [560, 1195] },
      ],
      near,
    ),
    row(
      'lying on the belly',
      [{ who: 'hero', pose: 'lieFront', at: [450, 1190], lookAt: [700, 1150] }],
      near,
    ),
    row(
      'an ear to the ground',
      [{ who: 'hero', pose: 'listenDown', at: [450, 1190], expression: 'listening' }],
      near,
    ),
    row('dancing', [{ who: 'hero', pose: 'dance', at: [450, 1190], expression: 'joy' }], near),
    row('lifting', [{ who: 'hero', pose: 'lift', at: [450, 1190] }], {
      ...near,
      props: [{ id: 'basket', heldBy: 'hero', scale: 0.7 }],
    }),
    row(
      'pushing',
      [{ who: 'hero', pose: 'push', at: [360, 1190], touch: { left: [520, 1010], right: [520, 1060] } }],
      { ...near, props: [{ id: 'treasure-chest', name: 'chest', at: [640, 1200], scale: 1.1 }] },
    ),
    row('pulling a rope', [{ who: 'hero', pose: 'pull', at: [380, 1190] }], {
      ...near,
      cuts: [{ from: 'hero.right', to: [900, 1080], width: 8, sag: 10, colour: '#8a6a44', depth: 0.722 }],
    }),
  ],
};
