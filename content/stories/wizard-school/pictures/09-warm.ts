import { cut, disc, glow, land } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COATS, GOLD, LINING } from '../parts/papers.ts';
import { coat, sitting, wizard } from '../parts/people.ts';

export const scene: Picture = {
  set: 'hall',
  plain: '#eec27a',
  shot: 'two-touching',
  camera: cam(),
  cuts: [
    ...glow(640, 420, 620, ['#f2cc8a', '#f8dca4', '#fdecc6'], { depth: 0.1 }),
    ...rows(
      '90,200,-20 250,120,10 60,420,-8 800,160,16 860,400,-14 230,340,24 -160,260,0 1080,260,10',
    ).flatMap(([x, y, t], i) =>
      coat(x!, y!, 0.34 + (i % 3) * 0.06, t! + (i % 2 ? 180 : 0), COATS[i % 6]!, 0.15 + i * 0.002),
    ),
    ...rows('80,640 -100,620 840,640 1010,640').flatMap(([x, y], i) =>
      wizard(x!, y!, 0.7, i, 0.25, { oh: i % 2 === 0 }),
    ),
    land('-500,760! 1400,760!', '#8a6a9c', { depth: 0.3, print: 'exercise-book' }),
    // Inside her coat, nose and all.
    {
      ...cut(
        '110,1800! 110,1100 130,880 190,720 290,640 380,610 470,620 560,690 640,830 670,1100 680,1800!',
        '#5b3a6a',
        {
          depth: 0.7405,
          lift: 2.4,
        },
      ),
      what: 'coat',
    },
    cut('230,700 310,600 410,570 500,600 580,710 490,770 410,790 320,770', '#74507f', {
      depth: 0.743,
      lift: 1.6,
    }),
    cut('400,880 430,1000 424,1800 380,1800 390,1000', '#4a2d58', { depth: 0.7407, lift: 0 }),
    disc(436, 1010, 34, GOLD, { depth: 0.7435 }),
    ...rows('428,1002 444,1002 428,1018 444,1018').map(([x, y]) =>
      disc(x!, y!, 4, '#5a3a1c', { depth: 0.744 }),
    ),
    cut('540,800 610,830 680,960 700,1060 650,1090 590,1080 560,980', '#6a4678', {
      depth: 0.7445,
      lift: 1.6,
    }),
    cut('586,1058 704,1036 712,1082 596,1108', LINING, { depth: 0.7447, lift: 0.8 }),
    disc(690, 1062, 11, GOLD, { depth: 0.7449 }),
  ],
  cast: [
    {
      who: 'ottoline',
      pose: 'hug',
      holding: 'none',
      at: [400, 460],
      scale: 1.75,
      facing: 'right',
      expression: 'asleep',
      act: { spine: 12, tilt: 10 },
      depth: 0.74,
      ...sitting,
    },
    {
      who: 'hero',
      pose: 'point',
      at: [740, 770],
      scale: 1.5,
      facing: 'left',
      expression: 'proud',
      act: { spine: 14 },
      lookAt: 'ottoline',
      touch: { left: [606, 1090], right: [700, 1076] },
      hands: { left: 'pinch', right: 'pinch' },
      depth: 0.75,
      ...sitting,
    },
  ],
};
