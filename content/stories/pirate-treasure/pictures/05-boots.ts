import { cut, glow, line, oval, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'tent',
  shot: 'thing-in-hand',
  plain: '#4a2f3c',
  phone: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
  cuts: kept([
    ...glow(330, 760, 760, ['#5f3b40', '#80503f', '#a96c40', '#d0924a'], { depth: 0.1, step: 0.0005 }),
    // A boot of hers today, as tall as a stove.
    cut('560,1120! 540,600 530,120! 880,120! 880,560 1000,600! 1000,1120!', '#3c2430', {
      depth: 0.2,
      lift: 2,
    }),
    snip('520,110! 890,110! 890,190! 520,190!', '#573440', { depth: 0.21, lift: 1 }),
    line('560,240 580,560 640,700', '#2a1824', 7, { depth: 0.212 }),
    snip('620,10! 800,10! 800,130! 620,130!', '#7d8890', { depth: 0.19, lift: 1 }),
    oval(710, 12, 90, 22, '#a9b3b8', { depth: 0.191, lift: 0 }),
    line('680,6 660,-20 690,-44 676,-70', '#d98a7a', 12, { depth: 0.192 }),
    word('WORMS', 710, 72, 26, '#2b2340', { depth: 0.195 }),
    cut('-100,1120! 300,1100 640,1116 1000,1096! 1000,1700! -100,1700!', '#8a5638', {
      depth: 0.3,
      lift: 1.2,
      print: 'ledger',
    }),
    // Sand in a thin bright thread, and what it has heaped.
    cut('10,1180 60,1110 110,1080 160,1114 220,1180', '#f6dd98', { depth: 0.771, lift: 0.8 }),
    line('104,990 110,1030 106,1060 110,1100', '#fff0bd', 9, { depth: 0.7705 }),
    // Her own leg and shoe, sole to the left.
    cut('1000,900! 860,800 700,800 600,820! 600,1000! 720,1010 860,1060 1000,1180!', '#5d86ad', {
      depth: 0.73,
      lift: 2,
    }),
    snip('590,806! 640,800! 640,1014! 590,1006!', '#82a6c4', { depth: 0.731, lift: 0.6 }),
    cut(
      '612,820! 560,820 500,760 470,600 500,560 546,600 574,700 620,830! 620,1000! 500,1004 466,980!',
      '#e2a94b',
      { depth: 0.729, lift: 1.6 },
    ),
    cut('478,560 500,548 512,600 500,800 506,1010 472,1014 456,980 452,760', '#fbf1da', {
      depth: 0.732,
      lift: 1,
    }),
    // The old boot, sole to the right.
    cut('420,560 444,600 446,1000! 200,1004! 100,1000! 92,820! 220,812 320,796 372,700 386,600', '#a5683f', {
      depth: 0.735,
      lift: 2,
    }),
    cut('426,548 448,560 452,780 450,1010! 418,1010! 414,780', '#4e2f28', { depth: 0.736, lift: 1 }),
    snip('88,812! 140,810! 148,1006! 96,1006!', '#c98a52', { depth: 0.737, lift: 1 }),
    // The sail's fold, near us.
    cut('-460,1020 -100,1030 60,1042 200,1076 330,1084 440,1110 560,1220 640,1400! -460,1700!', '#3c2430', {
      depth: 0.77,
      lift: 2,
      print: 'sea-chart',
    }),
    word('O.', 196, 900, 62, '#f4dba4', { depth: 0.738, turn: -3 }),
    line('160,952 240,946', '#f4dba4', 4, { depth: 0.738, dash: [12, 8] }),
    line('330,850 372,880 330,910 372,940', '#6b4232', 7, { depth: 0.738 }),
  ]),
  props: [{ id: 'lantern', at: [790, 1290], scale: 1, depth: 0.76 }],
  cast: [
    hero('point', [310, 940], 3.9, {
      by: 'hand',
      facing: 'right',
      turn: -84,
      hands: 'cup',
      holding: 'none',
      depth: 0.745,
    }),
  ],
};
