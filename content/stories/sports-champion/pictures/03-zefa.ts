import { box, cut, disc, line, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bucket, houses, slippers } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  light: 'dusk',
  plain: '#efa650',
  shot: 'over-the-shoulder',
  seed: 5,
  cuts: [
    ...bucket(790, 1240, 0.9, 0.76),
    ...houses(0.1).map((c) => ({ ...c, dy: 60 })),
    box(700, 60, 830, 900, '#a85a48', { depth: 0.12, lift: 1 }),
    disc(765, 190, 54, '#fff3d8', { depth: 0.13 }),
    line('765,190 736,214', '#33212a', 7, { depth: 0.14 }),
    line('765,190 744,230', '#33212a', 5, { depth: 0.14 }),
    cut('-100,900! 300,880 620,900 1000,880! 1000,1500! -100,1500!', '#dfa548', {
      depth: 0.25,
      lift: 1.2,
      print: 'newsprint',
    }),
    ...slippers(
      [
        [430, 968],
        [638, 962],
      ],
      1,
      0.745,
    ),
    // The goat's head from behind, an ear and a horn, near.
    cut('-100,1500! -80,1180 20,1060 170,1040 290,1110 330,1240 320,1500!', '#e9dfc8', {
      lit: false,
      depth: 0.95,
      lift: 2,
    }),
    cut('40,1080! 0,900 40,760 130,680! 110,800 130,920 150,1060!', '#8d8072', {
      lit: false,
      depth: 0.955,
      lift: 1.4,
    }),
    cut('230,1090! 330,1010 450,1010 500,1060 420,1130 290,1160!', '#e9dfc8', {
      lit: false,
      depth: 0.956,
      lift: 1.4,
    }),
    line('16,880 130,860', '#c8503f', 26, { depth: 0.957 }),
    snip('120,860! 190,820! 186,900!', '#c8503f', { depth: 0.958 }),
    snip('120,860! 176,910! 130,940!', '#a83f34', { depth: 0.957 }),
  ],
  props: [{ id: 'ball', heldBy: 'zefa.right', scale: 0.45 }],
  cast: [
    person('zefa', [600, 420], 1.55, {
      pose: 'throw',
      facing: 'left',
      expression: 'calm',
      act: { spine: -14 },
    }),
    person('hero', [330, 690], 1.4, {
      pose: 'lookUp',
      facing: 'left',
      expression: 'wonder',
      hands: 'clap',
      lookAt: 'ball',
      depth: 0.75,
    }),
  ],
};
