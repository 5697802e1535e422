import { box, cut, disc, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cheeringOutline } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  light: 'dawn',
  plain: '#f4b56a',
  shot: 'silhouette',
  seed: 13,
  cuts: kept([
    disc(740, 800, 420, '#f7c57c', { depth: 0.05 }),
    disc(740, 800, 300, '#fbd990', { depth: 0.06 }),
    disc(740, 800, 200, '#fff3c4', { depth: 0.07 }),
    snip('-100,360! 130,330! 130,900! -100,900!', '#d98a5a', { depth: 0.08, lift: 1, print: 'newsprint' }),
    snip('130,460! 340,440! 340,900! 130,900!', '#e09a60', { depth: 0.081, lift: 1, print: 'newsprint' }),
    box(-100, 890, 1000, 1400, '#b5643f', { depth: 0.2, lift: 1.2, print: 'newsprint' }),
    ...[
      [90, -120],
      [230, -80],
      [400, -40],
      [740, 20],
    ].map(([x, d]) =>
      snip(`${x! - 40},1160! ${x! + 40},1160! ${x! + d! + 60},1400! ${x! + d! - 60},1400!`, '#5a2a34', {
        depth: 0.21,
        lift: 0,
        opacity: 0.5,
      }),
    ),
    ...cheeringOutline(70, 1200, 1.25, 16, -60, 0.7, '#38202f'),
    ...cheeringOutline(230, 1190, 1.15, -18, -50, 0.701, '#2c1828'),
    ...cheeringOutline(330, 1200, 1.05, 18, -60, 0.702, '#38202f'),
    line('470,820 470,1200', '#2c1828', 12, { depth: 0.703 }),
    cut('400,760! 440,740! 420,790! 460,800! 540,750! 560,880! 510,860! 480,900! 410,890!', '#2c1828', {
      depth: 0.704,
      lift: 0.6,
      holes: '440,800! 520,790! 524,850! 444,860!',
    }),
  ]),
  props: [{ id: 'ball', at: [712, 1040], scale: 0.55, plane: 'silhouette' }],
  cast: [
    { who: 'goat', at: [800, 1220], scale: 0.8, facing: 'left', depth: 0.7, plane: 'silhouette' },
    person('zefa', [480, 760], 1.15, {
      plane: 'silhouette',
      facing: 'sideLeft',
      pose: 'throw',
      act: { spine: -10 },
    }),
    person('hero', [770, 760], 1.25, { plane: 'silhouette', facing: 'left', touch: { left: [712, 1000] } }),
    person('friend', [180, 1010], 0.95, {
      plane: 'silhouette',
      pose: 'sit',
      facing: 'right',
      act: { spine: 20 },
    }),
  ],
};
