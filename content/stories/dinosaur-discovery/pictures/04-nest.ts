import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, oval } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { eggs, onHead } from '../parts.ts';

const saucepan = (who: string, s: number, depth: number, turn = 0): SceneCut[] => [
  {
    shape: '-84,14! -80,-92! 80,-92! 84,14!',
    colour: '#6e7a84',
    lift: 1.2,
    ...onHead(who, s, depth),
    turn,
  },
  {
    shape: '-76,-80! -200,-96! -204,-72! -78,-54!',
    snip: true,
    colour: '#3c3038',
    lift: 0.8,
    ...onHead(who, s, depth),
    turn,
  },
];

export const scene: Picture = {
  set: 'dig',
  plain: '#a14a36',
  shot: 'low-angle',
  seed: 7,
  lighting: { from: [450, 500] },
  cuts: [
    oval(450, 560, 560, 640, '#f6c77e', { depth: 0.1, lift: 0 }),
    oval(450, 540, 420, 480, '#fbdc9c', { depth: 0.11, lift: 0 }),
    cut('-100,900! 100,960 300,930 520,960 700,920 1000,960! 1000,1500! -100,1500!', '#8f4634', {
      depth: 0.74,
      lift: 2,
      print: 'map',
    }),
    ...eggs(
      [
        [40, 1150, 190, -14],
        [270, 1200, 180, 8],
        [500, 1180, 200, -6],
        [730, 1210, 180, 12],
        [920, 1150, 180, -8],
      ],
      '#d9a877',
      0.76,
    ),
    ...eggs(
      [
        [150, 1300, 170, 10],
        [390, 1330, 170, -8],
        [620, 1330, 180, 6],
        [840, 1330, 170, -10],
      ],
      '#c48f5f',
      0.78,
    ),
    ...saucepan('saran', 0.92, 0.75, -150),
  ],
  cast: [
    person('saran', [640, 250], 1.15, {
      turn: -150,
      expression: 'thinking',
      facing: 'front',
      lookAt: 'hero',
    }),
    person('bat', [230, 250], 1.15, { turn: 150, expression: 'worried', facing: 'front', lookAt: 'hero' }),
    person('friend', [720, 620], 1.35, { turn: -48, facing: 'left', expression: 'angry', lookAt: 'hero' }),
    person('hero', [230, 660], 1.5, { turn: 34, facing: 'right', expression: 'lookingDown' }),
  ],
};
