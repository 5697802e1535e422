import { box, cut, disc, glow, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { glint, kettle, nightwear, windowPane } from '../parts.ts';

export const scene: Picture = {
  set: 'room',
  plain: '#39427c',
  shot: 'frame-in-frame',
  seed: 15,
  wears: nightwear,
  cuts: kept([
    box(120, 110, 800, 820, '#4d568f', { depth: 0.1, lift: 0 }),
    box(300, 240, 800, 820, '#2c3468', { depth: 0.12, lift: 1.4, print: 'newsprint' }),
    ...windowPane(560, 420, 170, 220, '#8a7a6a', '#454e86', 0.13),
    { ...box(475, 310, 645, 530, '#8a7a6a', { depth: 0.132, lift: 0 }), name: 'pane' },
    ...glow(560, 400, 70, ['#a98f6a', '#d9b56a', '#f7dc92'], { depth: 0.14 }),
    line('560,310 560,360', '#2a1c22', 5, { depth: 0.15 }),
    box(460, 545, 660, 566, '#454e86', { depth: 0.15, lift: 0.8 }),
    box(120, 730, 800, 820, '#5a4f74', { depth: 0.2, lift: 0.6 }),
    {
      shape: '60,50! 860,50! 860,880! 60,880!',
      snip: true,
      holes: '120,110! 800,110! 800,820! 120,820!',
      colour: '#20265a',
      depth: 0.5,
      lift: 2,
    },
    {
      shape: '-100,-100! 1000,-100! 1000,1400! -100,1400!',
      snip: true,
      holes: '66,56! 854,56! 854,874! 66,874!',
      colour: '#171c46',
      depth: 0.49,
      lift: 0.2,
      print: 'gingham',
    },
    line('290,110 290,820', '#20265a', 18, { depth: 0.51 }),
    box(20, 850, 890, 900, '#2c3468', { depth: 0.52, lift: 1.4 }),
    ...kettle(610, 858, 1.25, 0.6),
    glint(540, 730, 1.1, 0.62),
    line('700,840 716,900 700,950', '#f3ead2', 5, { depth: 0.621 }),
    snip('512,956! 700,926! 884,950! 880,1070! 516,1076!', '#f3ead2', { depth: 0.622, lift: 1.4 }),
    disc(700, 952, 8, '#8a5f3c', { depth: 0.623 }),
    { letters: 'WON BY', at: [698, 988], size: 30, colour: '#b5402f', depth: 0.623 },
    written('{name}', 698, 1038, 320, '#2b3a7a', 0.623),
    cut('-100,1220! 300,1190 620,1210 1000,1180! 1000,1500! -100,1500!', '#46579a', {
      depth: 0.8,
      lift: 2,
      print: 'gingham',
    }),
  ]),
  cast: [
    { who: 'goat', at: [200, 812], scale: 0.42, facing: 'right', depth: 0.3 },
    person('zefa', [604, 428], 0.48, {
      facing: 'left',
      expression: 'calm',
      in: 'pane',
      touch: { right: [566, 372] },
      depth: 0.145,
    }),
    person('hero', [310, 740], 1.7, {
      facing: 'back',
      act: { tilt: 8, spine: 12 },
      touch: { right: [510, 850] },
      depth: 0.72,
    }),
  ],
};
