import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, CHALK, cut, disc, gecko, iceBlocks, tiledFloors, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  plain: '#e2bd94',
  light: 'noon',
  shot: 'plan',
  camera: cam(),
  lighting: { from: [200, -200] },
  cuts: [
    wall('#e4b886'),
    ...tiledFloors(450, '#d39068', '#bd755a', 0.585),
    // the lamp's own light
    cut('-200,1500! -200,900 60,700 450,640 840,700 1100,900 1100,1500!', '#eab488', {
      depth: 0.5864,
      lift: 0,
      lit: false,
      opacity: 0.6,
    }),
    // the north and the south, half in the light of each
    {
      what: 'equator',
      line: '450,-500 452,250 448,900 450,1900',
      width: 16,
      colour: CHALK,
      depth: 0.6,
      lit: false,
    },
    disc(450, 170, 176, '#7c4c38', { depth: 0.61, dx: 14, dy: 18, opacity: 0.4 }),
    disc(450, 170, 172, '#b0764e', { what: 'table', depth: 0.62, lit: true }),
    disc(450, 170, 150, '#c0875c', { depth: 0.621, lit: true }),
    { line: '450,-10 450,350', width: 16, colour: CHALK, depth: 0.63, lit: false },
    disc(380, 130, 46, '#f7efe0', { depth: 0.625 }),
    disc(380, 130, 30, '#d9e9ee', { depth: 0.626 }),
    box(130, 560, 780, 860, '#eef3f6', { what: 'cart', depth: 0.65, lift: 3 }),
    box(162, 594, 748, 826, '#9fd0ea', { depth: 0.651, lift: 0, lit: false }),
    ...iceBlocks(190, 730, 650, 0.652),
    ...iceBlocks(210, 720, 760, 0.653),
    { line: '450,556 450,600', width: 16, colour: CHALK, depth: 0.66, lit: false },
    { line: '450,820 450,864', width: 16, colour: CHALK, depth: 0.66, lit: false },
    // a bear and a penguin, from above
    cut('-400,560 -160,500 20,540 70,640 78,720 60,800 0,890 -180,930 -400,880', '#f3eee2', {
      depth: 0.655,
      lift: 2,
    }),
    cut('10,560 90,566 170,600 176,634 120,640 30,620', '#fbf8f0', { depth: 0.67, lift: 1.4 }),
    cut('10,870 90,868 170,830 176,798 120,790 30,812', '#fbf8f0', { depth: 0.67, lift: 1.4 }),
    ...[612, 818].map((y) => disc(50, y, 34, '#f7f3ea', { depth: 0.6715, lit: true })),
    ...[614, 816].map((y) => disc(54, y, 18, '#e6bfae', { depth: 0.6716 })),
    cut('-10,716 20,626 100,606 168,660 214,690 232,716 214,742 168,772 100,824 20,806', '#fdfaf2', {
      depth: 0.672,
      lift: 1.8,
    }),
    cut('206,698 236,706 240,726 206,734 196,716', '#3a3038', { depth: 0.673, lift: 0.4 }),
    ...[676, 754].map((y) => disc(140, y, 8, '#3a3038', { depth: 0.673 })),
    cut('1100,610 960,600 860,640 838,712 860,786 960,826 1100,820', '#2e3550', { depth: 0.655, lift: 1.8 }),
    cut('900,612 830,600 766,620 756,640 800,652 890,650', '#3a4468', { depth: 0.67, lift: 1 }),
    cut('900,814 830,826 766,806 756,786 800,774 890,776', '#3a4468', { depth: 0.67, lift: 1 }),
    cut('890,712 870,660 820,646 776,676 766,712 776,748 820,778 870,764', '#333c5c', {
      depth: 0.672,
      lift: 1.6,
    }),
    cut('780,694! 716,712! 780,730!', '#e2a04a', { depth: 0.671, lift: 0.6 }),
    ...[680, 744].map((y) => disc(806, y, 11, '#f6f2e8', { depth: 0.673 })),
    ...[680, 744].map((y) => disc(803, y, 5, '#1a1e30', { depth: 0.674 })),
    { what: 'chalk', line: '560,1010 622,986', width: 20, colour: CHALK, depth: 0.659 },
    ...gecko([730, 1080], 24, 0.66),
    {
      line: '694,976 730,960 766,980 770,1050 760,1130 790,1220 810,1250',
      width: 5,
      dash: [10, 9],
      colour: CHALK,
      depth: 0.659,
      lit: false,
    },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'push',
      at: [400, 1010],
      by: 'head',
      scale: 1.45,
      facing: 'back',
      act: { spine: 8 },
      touch: { left: [310, 912], right: [496, 912] },
      hands: 'flat',
      depth: 0.75,
      shadow: false,
    },
  ],
};
