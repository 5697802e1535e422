import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Picture } from '../../../pictures.ts';
import { ticketBoat } from '../parts/boats.ts';
import { hero, ladybug, letter, pond, sailor, WHOLE_PAGE } from '../parts.ts';

export const scene: Picture = {
  set: 'pond',
  light: 'dusk',
  plain: '#5f8a7c',
  shot: 'thing-in-hand',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [520], at: [520, 620], colour: '#76a08c', depth: 0.1, lit: false },
    pond(760, '#43776f', { depth: 0.2 }),
    {
      shape: '60,1180 300,1160 560,1190 800,1160 700,1230 300,1240',
      colour: '#6fa296',
      opacity: 0.6,
      lift: 0,
      depth: 0.22,
    },
    ...(
      [
        [90, 300],
        [800, 220],
        [740, 520],
        [140, 620],
        [840, 980],
      ] as const
    ).flatMap(([x, y]): SceneCut[] => [
      { rings: [34], at: [x, y], colour: '#d8e58a', opacity: 0.3, lit: false, depth: 0.5 },
      { rings: [10], at: [x, y], colour: '#f6f6b0', lit: false, depth: 0.51 },
    ]),
    // One word of it is crossed out.
    { line: '790,720 784,460', width: 12, colour: '#8a5f3c', depth: 0.22 },
    {
      shape: '652,310! 880,294! 886,472! 660,486!',
      what: 'sign',
      snip: true,
      colour: '#f6e6ba',
      lift: 1.4,
      depth: 0.23,
    },
    { letters: 'NO\nGETTING UP', at: [770, 390], size: 28, turn: -4, colour: '#3a2c22', depth: 0.231 },
    { line: '716,382 824,374', width: 9, colour: '#b9503f', depth: 0.232 },
    ...ticketBoat(500, 760, 2.3, 0.79),
    { line: '640,770 700,560', width: 8, colour: '#7fa04e', depth: 0.8 },
    { shape: '700,560! 790,590 700,640!', colour: '#a9c468', lift: 0.6, depth: 0.8 },
    ...letter(250, 880, 1, 0.83),
  ],
  cast: [
    hero({
      pose: 'hold',
      holding: 'none',
      facing: 'right',
      by: 'hand',
      at: [500, 860],
      scale: 4.2,
      expression: 'calm',
      hands: 'cup',
      act: { spine: 14, arms: [null, [60, 92]] },
    }),
    sailor({
      at: [490, 760],
      scale: 1.9,
      facing: 'left',
      expression: 'proud',
      hands: 'heart',
      act: { spine: 12 },
      depth: 0.792,
    }),
    ladybug(250, 930, 0.7, 'right', 0.82),
  ],
};
