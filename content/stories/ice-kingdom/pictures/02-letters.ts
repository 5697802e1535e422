import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, stars } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'ice',
  light: 'noon',
  plain: '#f2a35c',
  papers: { land: 'letters' },
  lighting: {},
  seed: 4,
  shot: 'plan',
  camera: cam(),
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,420 900,450 600,410 300,450 -420,420!',
      colour: '#f3f6f6',
      depth: 0.2,
      lift: 2,
      print: 'letters',
    },
    {
      shape: '-420,900 200,880 500,920 800,880 1340,910! 1340,1700! -420,1700!',
      colour: '#33446e',
      depth: 0.2,
      lift: 2,
      print: 'letters',
    },
    { rings: [60], at: [160, 110], colour: '#f6c24a', depth: 0.22, lit: false },
    {
      shape: '420,1000 520,960 640,1000 760,950 840,990 700,1040 560,1030',
      colour: '#7fdcae',
      opacity: 0.5,
      depth: 0.22,
      lift: 0,
      lit: false,
    },
    {
      line: '640,330 780,480 600,640 420,700 220,820 330,1000',
      width: 7,
      dash: [6, 18],
      colour: '#a2452f',
      depth: 0.4,
    },
    // A long night below, and one long day above.
    ...stars(
      [
        [80, 980],
        [170, 1060],
        [250, 960],
        [60, 1180],
        [330, 1090],
        [700, 960],
        [860, 970],
        [800, 1090],
        [720, 1160],
        [860, 1220],
        [180, 1270],
        [300, 1220],
        [760, 1290],
        [390, 950],
      ],
      0.23,
      '#fff0cc',
    ),
    disc(120, 1130, 44, '#f6f0d8', { depth: 0.23 }),
    disc(142, 1116, 38, '#33446e', { depth: 0.231 }),
    // The bear's letter, as far as it has got; the penguin's, with the fold still in it.
    cut('414,290! 646,284! 652,410! 410,414!', '#fffdf4', {
      what: 'letter',
      depth: 0.74,
      snip: true,
      lift: 1.6,
    }),
    ...[318, 344, 370].map(
      (y, n): LineCut => ({
        line: `438,${y} 470,${y - 7} 500,${y + 3} 530,${y - 6} ${[620, 606, 546][n]},${y - 2}`,
        width: 5,
        colour: '#2b3a6a',
        depth: 0.741,
      }),
    ),
    { line: '552,366 612,290', width: 12, colour: '#e8a33c', depth: 0.742 },
    { line: '552,366 560,356', width: 12, colour: '#3a2a30', depth: 0.743 },
    cut('430,1178! 625,1172! 630,1238! 426,1242!', '#fffdf4', {
      what: 'letter',
      depth: 0.74,
      snip: true,
      lift: 1.6,
    }),
    cut('426,1240! 630,1236! 622,1296! 434,1300!', '#e9e2cc', { depth: 0.741, snip: true, lift: 0.6 }),
    ...[1200, 1222, 1258, 1278].map(
      (y, n): LineCut => ({
        line: `450,${y} 480,${y - 6} 510,${y + 3} 540,${y - 5} ${[606, 596, 600, 540][n]},${y - 1}`,
        width: 5,
        colour: '#2b3a6a',
        depth: 0.742,
      }),
    ),
    box(400, 600, 500, 680, '#c8705a', { depth: 0.5 }),
    box(386, 576, 514, 612, '#2f6fb0', { depth: 0.51 }),
    { letters: 'ICE', at: [450, 594], size: 20, colour: '#ffffff', depth: 0.52 },
  ],
  cast: [
    { who: 'bear', at: [520, 390], scale: 0.72, depth: 0.7 },
    { who: 'penguin', at: [525, 1220], scale: 1.05, depth: 0.7 },
    { who: 'tern', at: [690, 560], scale: 1.1, facing: 'left', turn: -20, depth: 0.75 },
    {
      who: 'hero',
      pose: 'sit',
      at: [330, 790],
      scale: 0.55,
      facing: 'right',
      lookAt: 'tern',
      act: { spine: 12 },
      depth: 0.72,
    },
  ],
};
