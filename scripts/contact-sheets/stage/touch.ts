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
    row('upside down on a bar', [{ who: 'hero', pose: 'upsideDown', at: [450, 740], shadow: false }], {
      ...near,
      cuts: [{ name: 'bar', line: '180,676 720,676', width: 16, colour: '#8a5a34', depth: 0.73 }],
    }),
  ],
};
