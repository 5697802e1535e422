/** Weight on another body: carried on shoulders and back, asleep against somebody, hung upside down. */
import { person, row, type StageSheet } from './stage-sheet.ts';

const near = { camera: { on: [450, 880], zoom: 1.3 } } as const;
const closer = { camera: { on: [450, 960], zoom: 1.7 } } as const;

export const TOUCH_SHEET: StageSheet = {
  name: 'stage-touch',
  across: 2,
  rows: [
    row(
      'on shoulders',
      [
        person('dad', 'stand', 440, {
          facing: 'front',
          act: {
            arms: [
              [-24, -170],
              [24, 170],
            ],
          },
          hands: 'grip',
        }),
        { who: 'hero', pose: 'shoulderRide', on: 'dad.neck', by: 'seat', scale: 0.8 },
      ],
      near,
    ),
    row(
      'piggyback',
      [
        person('dad', 'walk', 440, {
          act: {
            arms: [
              [-34, 34],
              [22, 60],
            ],
            spine: 8,
          },
          hands: 'grip',
        }),
        {
          who: 'hero',
          pose: 'piggyback',
          on: 'dad.back',
          by: 'seat',
          dx: -18,
          dy: 20,
          scale: 0.8,
          touch: { left: 'dad.chest', right: 'dad.chest' },
        },
      ],
      near,
    ),
    row(
      'asleep against gran',
      [
        { who: 'gran', pose: 'sit', at: [540, 1195], seatOn: 'ground', expression: 'tender', facing: 'left' },
        { who: 'hero', pose: 'doze', on: 'gran.shoulder', by: 'head', dx: -46, dy: 4, seatOn: 'ground' },
      ],
      closer,
    ),
    row(
      'in a soft bed',
      [{ who: 'hero', pose: 'sit', on: 'bed.seat', by: 'seat', seatOn: 'bed', expression: 'relieved' }],
      {
        ...closer,
        backdrop: 'nursery',
        props: [{ id: 'open-bed', name: 'bed', at: [450, 1195], scale: 1.1, colour: '#d9e2e6' }],
      },
    ),
    row(
      'on hay',
      [{ who: 'hero', pose: 'sit', on: 'hay.seat', by: 'seat', seatOn: 'chair', expression: 'joy' }],
      { ...closer, props: [{ id: 'hay', at: [450, 1195], scale: 1.1 }] },
    ),
    row(
      'on a cushion',
      [
        {
          who: 'hero',
          pose: 'sit',
          on: 'cushion.top',
          by: 'seat',
          dy: 26,
          seatOn: 'bed',
          expression: 'calm',
        },
      ],
      {
        ...closer,
        cuts: [
          {
            name: 'cushion',
            what: 'cushion',
            shape:
              '280,1150 300,1126 450,1116 600,1126 620,1150 624,1196 600,1216 450,1222 300,1216 276,1196',
            colour: '#b5485a',
            depth: 0.7,
            lift: 1.4,
          },
        ],
      },
    ),
    row(
      'lying in the grass',
      [person('hero', 'lieBack', 500, { seatOn: 'bed', expression: 'calm' })],
      closer,
    ),
    row('kneeling in snow', [person('hero', 'kneelOver', 420, { lookAt: [560, 1190] })], {
      ...closer,
      backdrop: 'snow-village',
      weather: 'snow',
    }),
    row(
      'on gran’s lap',
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
          expression: 'calm',
          lookAt: 'gran',
        },
      ],
      { ...closer, props: [{ id: 'chair', at: [430, 1195], scale: 1.35 }] },
    ),
    row('upside down on a bar', [{ who: 'hero', pose: 'upsideDown', at: [450, 740], shadow: false }], {
      ...near,
      cuts: [{ name: 'bar', line: '180,676 720,676', width: 16, colour: '#8a5a34', depth: 0.73 }],
    }),
  ],
};
