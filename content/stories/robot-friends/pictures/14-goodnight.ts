import { box, cut, disc, line, snip, stars, wall, word } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, flowerPot, nell, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'lane',
  light: 'night',
  shot: 'silhouette',
  lighting: {},
  cuts: [
    wall('#1d2450'),
    ...stars([
      [80, 100],
      [220, 60],
      [700, 90],
      [840, 200],
      [70, 360],
      [860, 480],
    ]),
    disc(470, 540, 410, '#2f3a74', { depth: 0.585 }),
    disc(470, 540, 340, '#f8e9ba', { depth: 0.586 }),
    cut(round(380, 440, 60, 50), '#ecd9a0', { depth: 0.587, lift: 0 }),
    cut(round(580, 640, 80, 60), '#ecd9a0', { depth: 0.587, lift: 0 }),
    cut('-460,900 140,860 420,890 700,850 1360,900! 1360,1500! -460,1500!', '#161b40', {
      depth: 0.6,
      lift: 1,
    }),
    ...[
      [100, 930],
      [240, 910],
      [640, 900],
      [780, 920],
    ].map(([x, y]) => disc(x!, y!, 5, '#ffd873', { depth: 0.601 })),
    box(-460, 1130, 1360, 1190, '#3a3560', { depth: 0.94, lift: 1.6, print: 'graph-paper' }),
    box(-460, 1190, 1360, 1590, '#2a2648', { depth: 0.941, lift: 1.2, print: 'graph-paper' }),
    line('60,-60 60,1140', '#12122c', 46, { depth: 0.942 }),
    snip('-460,-150! 1360,-150! 1360,-10! -460,60!', '#12122c', { depth: 0.943, lift: 1.4 }),
    line('700,1010 1360,1010', '#12122c', 20, { depth: 0.942 }),
    line('850,1010 850,1140', '#12122c', 16, { depth: 0.942 }),
    ...flowerPot(780, 1136, 0.7, 0.945).map((c) => ({ ...c, depth: 0.945 })),
    line('780,1050 790,960', '#fff6e0', 5, { depth: 0.9455 }),
    snip('790,950! 880,960! 876,1000! 788,990!', '#fff6e0', { depth: 0.946, lift: 0.6 }),
    word('UNTIL FULL', 834, 976, 13, '#7a3f33', { depth: 0.947, turn: 5 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sitUp',
      facing: 'back',
      at: [270, 860],
      by: 'head',
      scale: 1.35,
      plane: 'silhouette',
      act: { tilt: 10 },
      seatOn: 'chair',
    },
    bolt(470, 1160, 1.15, { plane: 'silhouette', depth: 0.964 }),
    nell({
      pose: 'sitUp',
      facing: 'back',
      at: [650, 880],
      by: 'head',
      scale: 1.25,
      plane: 'silhouette',
      act: { tilt: -12 },
      depth: 0.9655,
    }),
    pigeon(940, 1010, 0.6, { pose: 'sleep', plane: 'silhouette' }),
  ],
};
