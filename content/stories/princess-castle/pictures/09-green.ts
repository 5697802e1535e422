import type { LineCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { BLUE, wallWindow } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'frame-in-frame',
  camera: cam(),
  wide: cam({ on: [450, 640], zoom: 0.92 }),
  cuts: [
    { shape: '-100,100! 1000,100! 1000,560! -100,560!', colour: '#d6e8e4', depth: 0.1, lift: 0 },
    {
      shape: '-100,470 200,460 500,480 800,460 1000,470! 1000,1000! -100,1000!',
      colour: '#8fb562',
      depth: 0.12,
      lift: 0.6,
    },
    {
      shape: '-100,680 300,660 1000,690! 1000,1000! -100,1000!',
      colour: '#7aa452',
      depth: 0.13,
      lift: 0.6,
    },
    ...[
      [290, 560],
      [360, 640],
      [560, 620],
      [610, 740],
      [300, 750],
      [470, 720],
    ].flatMap(([x, y]): SceneCut[] => [
      { what: 'daisy', rings: [15], at: [x!, y!] as const, colour: '#fdfaf0', depth: 0.14 },
      { rings: [5], at: [x!, y!] as const, colour: '#e8b23a', depth: 0.141 },
    ]),
    ...wallWindow('#d58c8e', 'gingham'),
    // What was packed round the sea: two handfuls.
    ...(['left', 'right'] as const).flatMap((hand) =>
      [-30, 8, 44].map(
        (turn): LineCut => ({
          line: '-46,4 0,-4 46,6',
          on: `hero.${hand}`,
          dy: -10,
          turn,
          width: 7,
          colour: '#e3bd62',
          depth: 0.735,
        }),
      ),
    ),
    {
      shape: '-500,1110! 1400,1130! 1400,1700! -500,1700!',
      snip: true,
      colour: '#b07a60',
      depth: 0.5,
      lift: 1.4,
    },
    ...[
      [120, 1200, 30],
      [330, 1260, -16],
      [520, 1230, 20],
      [700, 1270, -30],
      [240, 1290, 60],
    ].map(
      ([x, y, turn]): LineCut => ({
        line: '-50,0 50,6',
        at: [x!, y!] as const,
        turn: turn!,
        width: 7,
        colour: '#e3bd62',
        depth: 0.51,
      }),
    ),
    {
      shape: '740,1040 800,980 900,1010 960,1140 900,1260 700,1270 660,1180',
      colour: BLUE,
      depth: 0.6,
      lift: 1.6,
      print: 'sea-chart',
    },
  ],
  cast: [
    { who: 'cow', at: [520, 486], mood: 'plain', scale: 0.34, depth: 0.2 },
    {
      who: 'hero',
      pose: 'stand',
      at: [330, 1240],
      scale: 1.3,
      facing: 'right',
      expression: 'holdingTears',
      act: { spine: 12, neck: 8, shoulders: [5, 5] },
      touch: { left: [286, 1070], right: [390, 1066] },
      hands: 'cup',
      lookAt: [360, 1080],
      depth: 0.73,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [600, 1250],
      scale: 1.3,
      facing: 'left',
      expression: 'worried',
      act: { spine: 14 },
      lookAt: 'hero',
      touch: { right: 'hero.shoulder' },
    },
  ],
};
