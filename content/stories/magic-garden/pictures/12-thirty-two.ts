import { box, cut, disc, line, snip } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { gateRim, halfBun } from '../parts.ts';

export const scene: Picture = {
  set: 'yard',
  light: 'dusk',
  plain: '#7a3b4a',
  shot: 'silhouette',
  seed: 14,
  cuts: kept([
    box(-100, -60, 1000, 1000, '#6a3348', { depth: 0.1, lift: 0.2, print: 'tiles' }),
    cut(arch(470, 960, 480, 800), '#f7b458', { depth: 0.2, lift: 0 }),
    disc(470, 640, 190, '#fde3a0', { depth: 0.21 }),
    snip('246,800! 694,800! 710,960! 230,960!', '#d98a4a', { depth: 0.215, lift: 0 }),
    gateRim(470, 960, 480, 800, 0.22, '#ffdf98'),
    snip('230,330! 150,400! 150,1020! 230,960!', '#3a2340', { depth: 0.23, lift: 1.4 }),
    box(-100, 950, 1000, 1400, '#8f4a48', { depth: 0.3, lift: 1, print: 'tiles' }),
    snip('240,950! 700,950! 980,1400! -60,1400!', '#d98a4e', { depth: 0.31, lift: 0, opacity: 0.8 }),
    snip('420,990! 530,990! 640,1400! 330,1400!', '#3a1c34', { depth: 0.32, lift: 0, opacity: 0.75 }),
    ...halfBun(470, 720, 0.72, 0.968).map((c) => ({ ...c, lit: false })),
    {
      line: '-86,50 -92,0 -64,-52 -6,-76 44,-72 78,-58 90,0',
      width: 8,
      colour: '#fff3c0',
      at: [470, 720],
      depth: 0.975,
    },
    cut(
      '300,1000! 290,940 310,900 340,890 350,850 366,870 390,868 404,848 410,886 396,920 404,1000!',
      '#24122a',
      { depth: 0.98, lift: 0.6 },
    ),
    line('296,990 240,970 230,900 270,870', '#24122a', 18, { depth: 0.98 }),
    snip('690,900! 790,894! 796,990! 684,990!', '#24122a', { depth: 0.985, lift: 0.6 }),
    line('690,920 630,880', '#24122a', 13, { depth: 0.985 }),
  ]),
  cast: [
    person('hero', [470, 580], 1.15, {
      pose: 'hug',
      holding: 'none',
      plane: 'silhouette',
      facing: 'front',
      touch: { left: [410, 740], right: [530, 740] },
    }),
    person('parvin', [690, 470], 1.2, {
      pose: 'bow',
      plane: 'silhouette',
      facing: 'sideLeft',
      act: { spine: 18 },
    }),
  ],
};
