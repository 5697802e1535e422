import { box, cut, disc, line, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COATS, INK } from '../parts/papers.ts';
import { sitting, wizard } from '../parts/people.ts';
import { flames, toastSlice } from '../parts/things.ts';

export const scene: Picture = {
  set: 'kitchen',
  plain: '#7a4a4c',
  shot: 'plan',
  camera: cam(),
  wide: cam({ on: [450, 700] }),
  cuts: [
    box(-500, -300, 1400, 1800, '#6d4048', { depth: 0.1, lift: 0.2, print: 'gingham' }),
    cut('-500,430! 1400,330! 1400,800! -500,860!', '#b5804f', { depth: 0.2, lift: 2.4 }),
    ...Array.from({ length: 7 }, (_, i) =>
      toastSlice(-60 + i * 170, 640 - i * 10, 0.74, (i % 3) * 8 - 8, 0.3 + i * 0.002, '#40302f', false),
    ).flat(),
    // The Professor of Light has buttered the clock.
    { ...disc(720, 440, 82, '#d9c7a0', { depth: 0.31 }), what: 'clock' },
    disc(720, 440, 68, '#f6ead0', { depth: 0.311 }),
    line('720,440 680,470', INK, 10, { depth: 0.312 }),
    cut('660,420 700,390 760,400 790,440 760,470 740,520 720,470 680,460', '#fbe27a', {
      depth: 0.313,
      lift: 0.8,
      lit: false,
    }),
    ...rows('90,260,0 260,230,1 440,210,2 640,190,3 820,200,4 -110,280,5 1010,200,0').flatMap(([x, y, i]) =>
      wizard(x!, y!, 0.8, i!, 0.19 - i! * 0.0012, { oh: i! % 2 === 0, look: i! % 3 ? 1 : -1 }),
    ),
    // A sleeve in a bucket.
    cut('-70,-60! 70,-60! 56,70! -56,70!', '#7d8894', { depth: 0.5, at: [800, 1220], lift: 1.6 }),
    cut('-40,-50 -30,-150 20,-180 60,-140 40,-50', COATS[2]!, { depth: 0.499, at: [800, 1220], lift: 1 }),
    // Smoke, torn.
    ...rows('120,420,1.2 520,330,1 820,640,1.1 300,60,1 -160,640,1.2 1060,500,1.2').map(([x, y, s], i) =>
      cut(
        '-160,40 -120,-30 -40,-20 0,-70 90,-50 110,-10 180,0 150,60 40,40 -40,80 -100,50',
        i % 2 ? '#cfc0c0' : '#b8a6aa',
        { depth: 0.74, at: [x!, y!], scale: s!, lift: 1.4, opacity: 0.72 },
      ),
    ),
    // The small fire, and the sink.
    {
      ...cut('150,1000! 620,970! 640,1240 560,1300 240,1310 160,1250', '#8fa3ad', { depth: 0.5, lift: 2 }),
      what: 'sink',
    },
    cut('190,1040! 580,1016! 596,1220 530,1266 260,1274 200,1226', '#4f7f96', {
      depth: 0.51,
      lift: 0.2,
      print: 'star-chart',
    }),
    rings(400, 1150, [60, 100], '#a6cbd6', { depth: 0.52, width: 6, flat: 0.6 }),
    ...toastSlice(400, 1080, 0.7, 6, 0.768, '#40302f'),
    ...flames(396, 1040, 0.85, 0.77),
    // The duck opens a window.
    box(-60, 1000, 110, 1240, '#bcd9e6', { depth: 0.3, lift: 1 }),
    line('26,1000 26,1240', '#8a5a44', 12, { depth: 0.301 }),
    ...wizard(810, 850, 1, 3, 0.745, { look: -1, oh: true }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'putDown',
      at: [545, 850],
      scale: 1.25,
      facing: 'left',
      expression: 'startled',
      act: { spine: 16 },
      lookAt: [396, 1060],
      touch: { left: [508, 972], right: [770, 900] },
      hands: { left: 'open', right: 'flat' },
      depth: 0.755,
      ...sitting,
    },
  ],
};
