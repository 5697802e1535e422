import { line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { FOURTH_INDOORS, FRIEND_OUTDOORS, GOLD, SNOW, THIRD_INDOORS } from '../parts.ts';

const WALL = '#57508c';
const GLOVE = '#5f9a8a';

export const scene: Picture = {
  set: 'row',
  plain: '#4a5a9c',
  shot: 'diagonal-run',
  seed: 4,
  weather: 'snow',
  cuts: kept([
    snip('-500,-300! 1400,-300! 1400,900! -500,1060!', WALL, { depth: 0.1, lift: 1, print: 'calendar' }),
    snip('-500,1120! 300,1060 620,1040 1400,1000! 1400,1800! -500,1800!', SNOW, {
      depth: 0.746,
      lift: 1.4,
      snip: false,
    }),
    // Number 2, and who is kept there.
    snip('30,260! 250,240! 250,520! 30,550!', '#8a7ab0', { depth: 0.3, lift: 1 }),
    snip('50,282! 230,264! 230,504! 50,530!', GOLD, { name: 'two', depth: 0.31, lift: 0 }),
    snip('10,548! 270,518! 274,546! 10,578!', SNOW, { depth: 0.32, lift: 1 }),
    { letters: '2', at: [310, 420], size: 60, colour: GOLD, depth: 0.3 },
    // Number 4, with its goalkeeper in it.
    snip('540,120! 880,96! 880,520! 540,548!', '#8a7ab0', { depth: 0.3, lift: 1 }),
    snip('566,146! 854,124! 854,496! 566,522!', GOLD, { depth: 0.31, lift: 0 }),
    snip('500,540! 920,508! 930,1000! 500,1000!', WALL, { depth: 0.74, lift: 0.2, print: 'calendar' }),
    snip('516,534! 906,502! 910,534! 518,568!', SNOW, { depth: 0.742, lift: 1 }),
    { letters: '4', at: [490, 300], size: 60, colour: GOLD, depth: 0.3 },
    line('40,760 150,560 330,396', '#fff6d8', 8, { dash: [4, 24], depth: 0.5 }),
  ]),
  props: [
    { id: 'ball', at: [392, 470], scale: 0.85, depth: 0.752 },
    { id: 'lantern', heldBy: 'hero.right', scale: 0.55 },
  ],
  cast: [
    { who: 'hen', at: [140, 548], mood: 'worried', scale: 0.7, facing: 'right', depth: 0.4 },
    person('trumpeter', [128, 400], 0.8, {
      wears: FOURTH_INDOORS,
      in: 'two',
      facing: 'right',
      expression: 'delight',
      lookAt: [392, 430],
      depth: 0.315,
    }),
    person('goalkeeper', [690, 330], 1.55, {
      wears: THIRD_INDOORS,
      facing: 'left',
      expression: 'brave',
      act: { spine: 18 },
      lookAt: [400, 430],
      touch: { right: [448, 430], left: [694, 676] },
      handsDepth: 0.753,
      gloves: { colour: GLOVE, cuff: '#3a6a5f' },
      depth: 0.7,
    }),
    person('hero', [560, 870], 1.2, {
      pose: 'hold',
      facing: 'right',
      expression: 'delight',
      act: { spine: -10 },
      lookAt: [690, 330],
      touch: { right: [664, 776] },
      depth: 0.76,
    }),
    person('friend', [190, 930], 1.2, {
      wears: FRIEND_OUTDOORS,
      pose: 'crouch',
      holding: 'none',
      facing: 'right',
      expression: 'scared',
      act: { spine: 16 },
      lookAt: [392, 430],
      touch: { right: [250, 820] },
      depth: 0.755,
    }),
  ],
};
