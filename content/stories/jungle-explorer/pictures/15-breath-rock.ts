import { box, cut, disc, land } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { antTrail, CREAM, forest, HAT_BLUE, sunHat } from '../parts.ts';

export const scene: Picture = {
  set: 'over',
  plain: '#9fd0e4',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [450, 760], zoom: 1 }),
  cuts: [
    box(-500, -300, 1400, 1400, '#9fd0e4', { depth: 0.1, lift: 0 }),
    disc(110, 170, 84, '#fdf3c6', { depth: 0.105 }),
    land('-500,640 -200,610 60,640 300,600 500,640 1400,600!', '#6fa56c', { depth: 0.11 }),
    ...forest(640, 4, ['#7fae7a', '#5e9a62', '#6fa56c', '#4c8a57'], 0.12),
    // The cloud, as it leans: all that is white on the page.
    {
      ...cut(
        '1400,-300! 760,-300! 700,-120 590,-90 560,60 430,90 400,220 300,270 300,400 210,470 240,590 190,680 260,790 250,900 360,1010 560,1130 1400,1200!',
        '#f2f8f6',
        { depth: 0.3, lift: 3, lit: false, torn: true },
      ),
      what: 'cloud',
    },
    cut(
      '1400,-300! 900,-300! 860,-60 740,-20 730,150 600,200 610,330 500,400 520,520 440,600 470,740 420,850 520,960 700,1080 1400,1140!',
      '#ffffff',
      { depth: 0.31, lift: 2, lit: false, print: 'sea-chart' },
    ),
    cut(
      '1400,60! 1010,90 960,230 830,270 850,400 740,470 790,600 700,700 760,820 880,930 1400,1000!',
      '#e6f1f0',
      { depth: 0.32, lift: 1.4, lit: false },
    ),
    // The rock, and a row of drops wherever it is leaned on.
    cut(
      '-500,900 -100,930 120,960 300,1010 460,1086 640,1130 820,1120 1000,1140 1400,1130! 1400,1800! -500,1800!',
      '#5d6a60',
      { depth: 0.5, lift: 3, print: 'map' },
    ),
    cut('-100,930 120,960 300,1010 420,1066 300,1074 120,1030 -60,1000', '#86a957', {
      depth: 0.51,
      lift: 0.6,
    }),
    // Tracing paper: who is in the cloud is only just there.
    cut(
      '1400,380! 860,420 700,400 620,470 500,480 470,580 400,640 440,740 390,830 450,930 420,1010 520,1080 660,1110 900,1100 1400,1110!',
      '#ffffff',
      { depth: 0.756, vellum: true, opacity: 0.62 },
    ),
    cut('1400,560! 900,600 760,640 640,700 660,820 560,880 580,980 700,1060 940,1070 1400,1060!', '#ffffff', {
      depth: 0.757,
      vellum: true,
      opacity: 0.5,
    }),
    // A lobe of it, round the arm to the elbow.
    cut('520,690 440,716 384,744 366,790 378,838 420,880 540,900', '#ffffff', {
      depth: 0.7565,
      vellum: true,
      opacity: 0.6,
    }),
    ...rows('430,1072,0.7 500,1104,0.9 570,1124,0.7 640,1140,1 716,1140,0.7 560,1200,0.6').map(
      ([x, y, k], i) =>
        cut('0,-44! 20,4 16,26 0,34 -16,26 -20,4', '#e4f6f6', {
          depth: 0.758 + i * 0.0001,
          at: [x!, y!],
          scale: k!,
          lift: 0.8,
          lit: false,
        }),
    ),
    ...sunHat('friend', 1.16, HAT_BLUE, 0.7592),
    // The frog's cup.
    cut('580,1236 630,1190 730,1180 820,1206 840,1250 790,1290 670,1296 600,1276', '#3d5a55', {
      depth: 0.76,
      lift: 0,
    }),
    cut('598,1240 642,1202 730,1192 806,1214 822,1250 780,1280 674,1286 614,1268', '#a3dcd6', {
      depth: 0.761,
      lift: 0.6,
      lit: false,
    }),
    ...antTrail(rows('60,1130 170,1160 286,1200'), 0.6, 0.77, {
      dir: -1,
      turn: 14,
      loads: ['#ffffff', CREAM, '#9fc0cf'],
    }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [200, 740],
      by: 'head',
      scale: 1.2,
      facing: 'right',
      expression: 'wonder',
      act: { spine: 14 },
      lookAt: [700, 560],
      touch: { right: [446, 800] },
      hands: { right: 'open' },
      depth: 0.745,
    },
    {
      who: 'friend',
      pose: 'shrug',
      at: [700, 700],
      by: 'head',
      scale: 1.16,
      facing: 'left',
      expression: 'thinking',
      act: { spine: 8 },
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'frog',
      name: 'frog',
      at: [710, 1276],
      scale: 0.9,
      facing: 'left',
      lookAt: 'friend',
      depth: 0.7605,
    },
  ],
};
