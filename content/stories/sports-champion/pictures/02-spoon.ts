import { box, cut, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dots, houses, spoon } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  plain: '#f6cf74',
  shot: 'low-angle',
  seed: 4,
  cuts: [
    ...houses(0.1).map((c) => ({ ...c, dy: 180 })),
    cut('-100,1060! 300,1040 620,1060 1000,1040! 1000,1500! -100,1500!', '#dfa548', {
      depth: 0.25,
      lift: 1.2,
      print: 'newsprint',
    }),
    { rings: [110, 150], at: [400, 462], width: 8, colour: '#fff6d8', depth: 0.5 },
    dots('130,820 70,560 150,400 330,440', '#c8503f', 10),
    box(200, 1130, 336, 1240, '#9a6a42', { depth: 0.45, lift: 1, print: 'newsprint' }),
    ...spoon('friend.left'),
    snip('490,800! 590,790! 584,900! 562,880! 540,906! 512,886! 494,900!', '#fbf4e2', {
      depth: 0.78,
      lift: 1,
    }),
    { letters: '0:0', at: [540, 836], size: 34, colour: '#33212a', depth: 0.79 },
  ],
  props: [{ id: 'ball', at: [400, 520], scale: 0.9, depth: 0.76 }],
  cast: [
    { who: 'goat', at: [690, 1330], mood: 'proud', scale: 2.4, facing: 'left', depth: 0.75 },
    person('hero', [110, 790], 1, {
      pose: 'throw',
      facing: 'right',
      expression: 'worried',
      act: { spine: 14 },
      lookAt: [250, 320],
    }),
    person('friend', [268, 960], 0.8, {
      facing: 'left',
      expression: 'calling',
      touch: { left: 'friend.chest' },
      hands: { left: 'grip' },
      depth: 0.71,
    }),
  ],
};
