import { cut, disc, line, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { craft } from '../parts/craft.ts';
import { leaf } from '../parts/small-things.ts';
import { bench, LAMP, lay, onGuard, stoneFish, visitor } from '../parts.ts';

const seatedFriend = onGuard([140, 330], 0.62, 1, 0.7);

export const scene: Picture = {
  set: 'square',
  shot: 'plan',
  cuts: [
    ...lay(
      0.59,
      wall('#1d5a5c', { print: 'map' }),
      disc(450, 600, 400, '#24696a'),
      disc(450, 600, 300, '#8fb5a8'),
      disc(450, 600, 262, '#4fb389'),
      disc(450, 600, 215, '#7fe0b0'),
      disc(450, 600, 120, '#c4f7d6'),
      put(450, 640, 0.5, 0, stoneFish()),
      ...[342, 376].map((r, k) =>
        line(
          Array.from({ length: 37 }, (_, i) => {
            const a = ((i * 10 + 60) * Math.PI) / 180;
            return `${Math.round(450 + Math.cos(a) * (r + k * i * 0.2))},${Math.round(600 + Math.sin(a) * (r + k * i * 0.2))}`;
          }).join(' '),
          '#f3cfc2',
          11,
          { dash: [10, 22] },
        ),
      ),
      line('640,930 700,1010 690,1080', '#f3cfc2', 11, { dash: [10, 22] }),
      // Where it parked, perfectly straight.
      line('118,640 106,700 104,780', '#f3cfc2', 11, { dash: [10, 22] }),
      cut(round(86, 830, 16, 26), '#f3cfc2', flat),
      cut(round(126, 830, 16, 26), '#f3cfc2', flat),
      cut(round(40, 830, 30, 40), '#f2efe4', { lift: 1 }),
      cut(round(172, 830, 30, 40), '#f2efe4', { lift: 1 }),
      put(745, 1180, 0.95, -8, craft()),
      bench(140, 400, 0.95),
      disc(176, 318, 12, LAMP),
    ),
    ...seatedFriend.cuts,
    ...visitor(560, 1290, 1.05, 0.75, {
      ears: [-112, -160, 112],
      look: [0.9, 0.7],
      mouth: 'sad',
      hands: [
        [-84, -96],
        [60, -50],
      ],
    }),
    ...lay(0.79, put(440, 884, 1.25, 10, leaf('#4f8f3a', '#2f5f2a'))),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'walk',
      at: [236, 1000],
      by: 'head',
      scale: 1.1,
      facing: 'right',
      expression: 'worried',
      act: { spine: 12 },
      touch: { right: [414, 1036] },
      handsDepth: 0.795,
      lookAt: [560, 1100],
      depth: 0.74,
    },
    seatedFriend.role,
    { who: 'snail', at: [800, 330], mood: 'plain', scale: 0.5, facing: 'left', depth: 0.7 },
    { who: 'beetle', at: [826, 770], scale: 0.5, facing: 'left', depth: 0.7 },
  ],
};
