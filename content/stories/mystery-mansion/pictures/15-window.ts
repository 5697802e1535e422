import { cut, disc, line, rings, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb } from '../parts.ts';

export const scene: Picture = {
  set: 'attic',
  shot: 'silhouette',
  lighting: { lamps: [{ on: [330, 560], reach: 420 }] },
  cuts: [
    wall('#1c1533'),
    snip('-460,-80! 200,-80! -460,500!', '#120c24', { depth: 0.6, lift: 1.6 }),
    snip('1360,-80! 760,-80! 1360,520!', '#120c24', { depth: 0.6, lift: 1.6 }),
    snip('-460,150! 1360,60! 1360,110! -460,204!', '#120c24', { depth: 0.601, lift: 1.2 }),
    disc(520, 560, 408, '#0f0a1f', { what: 'window', depth: 0.605 }),
    disc(520, 560, 380, '#3f5fa8', { depth: 0.606 }),
    cut('150,640 300,600 460,650 640,610 890,650 860,760 760,880 520,940 280,880 180,780', '#2f4a8c', {
      depth: 0.607,
      lift: 0.6,
      print: 'letters',
    }),
    cut('170,740 320,700 520,740 700,700 870,740 760,880 520,940 280,880', '#22366e', {
      depth: 0.608,
      lift: 0.6,
      print: 'letters',
    }),
    disc(700, 340, 52, '#f4ecd0', { depth: 0.607 }),
    ...Array.from({ length: 40 }, (_, i) =>
      disc(210 + ((i * 149) % 620), 668 + ((i * 83) % 210), 5 + (i % 3) * 2, '#ffd873', { depth: 0.609 }),
    ).filter((d) => Math.hypot(d.at![0] - 520, d.at![1] - 560) < 350),
    line('520,180 520,940', '#0f0a1f', 20, { depth: 0.61 }),
    line('140,560 900,560', '#0f0a1f', 20, { depth: 0.61 }),
    snip('120,930! 940,930! 1360,980! 100,980!', '#0f0a1f', { depth: 0.62, lift: 1.4 }),
    snip('-460,1180! 1360,1180! 1360,1420! -460,1420!', '#2b2048', { depth: 0.62, lift: 1 }),
    snip('20,1214! 380,1214! 430,1420! -40,1420!', '#0b0718', { depth: 0.63, lift: 0 }),
    rings(330, 590, [150, 95, 55], '#ffcf6f', { depth: 0.64, opacity: 0.3 }),
    line('352,760 344,690 330,640', '#1c1329', 22, { depth: 0.964 }),
    crumb(800, 925, 0.7, 14),
    line('20,1214 380,1214', '#5a4a78', 8, { depth: 0.97 }),
  ],
  props: [{ id: 'candle', at: [330, 720], scale: 0.75, depth: 0.966 }],
  cast: [
    {
      who: 'hero',
      pose: 'peek',
      facing: 'right',
      at: [190, 1160],
      by: 'head',
      scale: 1.15,
      expression: 'curious',
      act: { spine: 12 },
      touch: { left: [90, 1216], right: [300, 1216] },
      lookAt: [500, 620],
      shadow: false,
      depth: 0.69,
    },
    { who: 'nora', at: [520, 960], scale: 2.5, facing: 'left', plane: 'silhouette', lean: 8 },
  ],
};
