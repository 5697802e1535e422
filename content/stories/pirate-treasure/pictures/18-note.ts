import { cut, disc, line, snip, word } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { biscuit, chestFront, hole } from '../parts.ts';

export const scene: Picture = {
  set: 'dig',
  shot: 'small-before-big',
  plain: '#e5744c',
  wide: { zoom: 1, on: [450, 800], at: [0.5, 0.5] },
  lighting: { from: [120, 420] },
  cuts: kept([
    disc(120, 560, 330, '#f0925a', { depth: 0.05 }),
    disc(120, 560, 190, '#fbd28a', { depth: 0.06 }),
    cut('-100,800! 200,770 560,790 1000,760! 1000,1700! -100,1700!', '#c98a5a', {
      depth: 0.2,
      lift: 1,
      print: 'map',
    }),
    ...hole(40, 850, 56, 0.22, '#4b3a5c'),
    ...hole(300, 830, 40, 0.222, '#4b3a5c'),
    ...hole(850, 850, 54, 0.224, '#4b3a5c'),
    ...hole(60, 980, 70, 0.226, '#4b3a5c'),
    ...hole(330, 920, 50, 0.228, '#4b3a5c'),
    // Half a biscuit in her palm.
    ...biscuit([454, 710], 0.95, 0.746, -4),
    snip('272,930! 400,910! 416,1040! 284,1056!', '#fffaf0', {
      what: 'note',
      depth: 0.739,
      lift: 1.4,
      lit: false,
    }),
    word('FOR\nWHEN I\nAM BIG', 344, 984, 19, '#4a2f38', { depth: 0.7395, turn: -8 }),
    // The chest, its lid half shut.
    ...chestFront([360, 1266], 0.72, 0.77),
    cut('250,1204! 243,1140 288,1102 360,1092 441,1106 478,1148 470,1204!', '#7a4a34', {
      depth: 0.772,
      lift: 1.6,
    }),
    line('261,1176 360,1164 460,1176', '#5a5560', 8, { depth: 0.773 }),
  ]),
  cast: [
    { who: 'goat', at: [412, 880], scale: 0.24, facing: 'right', depth: 0.3 },
    who('oona', 'stand', [610, 380], 1.95, {
      facing: 'left',
      expression: 'thinking',
      act: { spine: 12, neck: 14 },
      lookAt: [560, 1240],
      touch: { right: [454, 722] },
      hands: { right: 'cup' },
      handsDepth: 0.744,
      depth: 0.698,
    }),
    hero('stand', [220, 800], 1.28, {
      facing: 'right',
      expression: 'wonder',
      act: { spine: -14, tilt: -6 },
      lookAt: 'oona',
      touch: { right: [392, 1000], left: [290, 1010] },
      depth: 0.738,
    }),
  ],
};

export const ways: WayPictures = [
  { on: [454, 720], at: [0.5, 0.5], zoom: 2.3 },
  { on: [350, 1140], at: [0.5, 0.5], zoom: 2.3 },
];
