/** Mobility aids by setting: every child has a place in chairs, boats, beds, water, on mounts and on the ground. */
import { person, row, type StageSheet } from './stage-sheet.ts';

const near = { camera: { on: [450, 960], zoom: 1.45 } } as const;

export const SEATS_SHEET: StageSheet = {
  name: 'stage-seats',
  across: 2,
  rows: [
    row('on the ground', [person('hero', 'sit', 450, { seatOn: 'ground' })], near),
    row(
      'at a table',
      [person('hero', 'sit', [330, 1195], { lookAt: 'bowl', touch: { right: 'bowl.left' } })],
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
    row('asleep in bed', [person('hero', 'sleep', [450, 1120], { expression: 'asleep' })], {
      ...near,
      backdrop: 'nursery',
      light: 'night',
    }),
    row(
      'sitting up in bed',
      [person('hero', 'sitUp', [450, 1120], { seatOn: 'bed', bed: true, expression: 'yawning' })],
      { ...near, backdrop: 'nursery', light: 'dawn' },
    ),
    row('on the edge of a bed', [{ who: 'hero', pose: 'sit', on: 'bed.seat', by: 'seat', seatOn: 'bed' }], {
      ...near,
      backdrop: 'nursery',
      props: [{ id: 'bed', at: [450, 1195], scale: 1.1 }],
    }),
    row('swimming', [person('hero', 'swim', [450, 960]), { who: 'turtle', at: [300, 1190], scale: 0.6 }], {
      ...near,
      backdrop: 'seabed',
    }),
    row('flying', [person('hero', 'fly', [450, 900], { wears: { outfit: 'superhero', extras: [] } })], {
      ...near,
      backdrop: 'open-sky',
      sky: 'clouds',
    }),
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
    row('running, rolling', [person('hero', 'run', 450)], near),
    row(
      'kneeling over, leaning down',
      [
        person('hero', 'kneelOver', 380, { touch: { right: [540, 1120] }, lookAt: [540, 1120] }),
        { who: 'snail', at: [560, 1195] },
      ],
      near,
    ),
    row('lying on the belly', [person('hero', 'lieFront', 450, { lookAt: [700, 1150] })], near),
    row('an ear to the ground', [person('hero', 'listenDown', 450, { expression: 'listening' })], near),
    row('dancing', [person('hero', 'dance', 450, { expression: 'joy' })], near),
    row('lifting', [person('hero', 'lift', 450)], {
      ...near,
      props: [{ id: 'basket', heldBy: 'hero', scale: 0.7 }],
    }),
    row('pushing', [person('hero', 'push', 360, { touch: { left: [520, 1010], right: [520, 1060] } })], {
      ...near,
      props: [{ id: 'treasure-chest', name: 'chest', at: [640, 1200], scale: 1.1 }],
    }),
    row('pulling a rope', [person('hero', 'pull', 380)], {
      ...near,
      cuts: [{ from: 'hero.right', to: [900, 1080], width: 8, sag: 10, colour: '#8a6a44', depth: 0.722 }],
    }),
  ],
};
