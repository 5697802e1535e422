import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { oval } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { nestingDinosaur, onHead } from '../parts.ts';

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
  plain: '#d98a55',
  shot: 'establish',
  seed: 7,
  lighting: { from: [450, 500] },
  cuts: [
    oval(450, 590, 520, 560, '#c8794a', { depth: 0.1, lift: 0 }),
    oval(450, 590, 400, 420, '#e0a05e', { depth: 0.11, lift: 0 }),
    ...nestingDinosaur(450, 600, 0.86, 0.3, { eggs: '#fbe0ae', colour: '#fff8e6' }),
    ...saucepan('saran', 0.92, 0.75, -150),
  ],
  cast: [
    person('saran', [690, 170], 1.3, {
      turn: -146,
      expression: 'thinking',
      facing: 'front',
      lookAt: 'hero',
    }),
    person('bat', [200, 170], 1.3, { turn: 146, expression: 'worried', facing: 'front', lookAt: 'hero' }),
    person('friend', [740, 1010], 1.6, { turn: -30, facing: 'left', expression: 'angry', lookAt: 'hero' }),
    person('hero', [190, 1010], 1.7, {
      turn: 24,
      facing: 'right',
      expression: 'sad',
      act: { arms: [null, [84, 96]] },
      hands: 'open',
      lookAt: [430, 640],
    }),
  ],
};
