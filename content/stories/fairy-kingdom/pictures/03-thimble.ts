import type { Picture } from '../../../pictures.ts';
import { CREAM, DEEP, hero, ladybug, letter, MOSS, thimbleHat, WHOLE_PAGE } from '../parts.ts';

export const scene: Picture = {
  set: 'ear',
  plain: '#c9d7a4',
  shot: 'close',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [560], at: [760, 160], colour: '#dfe6b8', depth: 0.1, lit: false },
    {
      shape: '-100,1500! -100,1010 80,930 260,910 470,960 700,1070 1000,1130! 1000,1500!',
      colour: MOSS,
      lift: 2.4,
      print: 'knitting',
      depth: 0.77,
    },
    {
      shape: '-100,1500! -100,1230 200,1190 500,1230 1000,1330! 1000,1500!',
      colour: DEEP,
      lift: 1.6,
      print: 'knitting',
      depth: 0.79,
    },
    { line: '-60,1110 80,1050 250,1030', width: 9, dash: [18, 16], colour: CREAM, depth: 0.775 },
    {
      what: 'map',
      shape: '0,0! 130,-26! 150,90! 16,112!',
      snip: true,
      at: [330, 880],
      turn: 4,
      colour: '#fff6dc',
      lift: 1,
      print: 'map',
      depth: 0.792,
    },
    { line: '352,904 396,930 430,900 458,950', width: 5, colour: '#b9503f', depth: 0.793 },
    ...thimbleHat('thimble', 0.95, 0.797),
    ...letter(720, 1192, 1, 0.83),
  ],
  cast: [
    hero({
      pose: 'kneel',
      at: [560, 520],
      scale: 3.1,
      expression: 'holdingBreath',
      lookAt: 'thimble.eye',
      act: { tilt: -8, spine: 14 },
    }),
    { who: 'thimble', at: [250, 1060], scale: 1.5, facing: 'right', lookAt: 'hero.eyes', depth: 0.785 },
    ladybug(716, 1240, 0.7, 'left', 0.82),
  ],
};
