import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, line, snip } from '../../../cuts/lit.ts';
import { ellipse } from '../../../cuts/outlines.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'dig',
  light: 'noon',
  plain: '#f7e3ae',
  shot: 'frame-in-frame',
  lighting: { from: [450, 100], cast: false },
  wide: { zoom: 0.98, on: [450, 600], at: [0.5, 0.5] },
  cuts: kept([
    disc(450, 430, 330, '#fdf4d2', { depth: 0.05 }),
    // Earth in layers, darker the deeper.
    ...(
      [
        ['#d9ad66', 450, 440, 418, 400, 0.745],
        ['#b5813f', 450, 470, 462, 470, 0.776],
        ['#8a5a34', 450, 500, 540, 560, 0.778],
        ['#5c3a2c', 450, 540, 660, 660, 0.78],
      ] as const
    ).map(
      ([colour, x, y, rx, ry, depth], i): SheetCut => ({
        shape: '-460,-300! 1360,-300! 1360,1700! -460,1700!',
        snip: true,
        colour,
        holes: ellipse(x, y, rx, ry, 15 + i * 2),
        lift: 2.4,
        depth,
        print: 'map',
      }),
    ),
    cut('-460,1120! 0,1060 300,1120 640,1070 1000,1120 1360,1080! 1360,1700! -460,1700!', '#432a26', {
      depth: 0.785,
      lift: 2,
      print: 'map',
    }),
    // The corner of iron.
    snip('370,1330! 480,1212! 640,1330!', '#7f8894', { depth: 0.786, lift: 1.6 }),
    snip('410,1330! 482,1250! 590,1330!', '#945c3c', { depth: 0.787, lift: 0.6 }),
    disc(480, 1236, 9, '#c9d0d4', { depth: 0.788 }),
    // The spade, down at us.
    { ...line('452,470 450,820', '#8a5638', 30, { depth: 0.79 }), what: 'spade' },
    line('444,470 442,820', '#b9824f', 7, { depth: 0.791 }),
    snip('408,460! 496,460! 500,486! 404,486!', '#6b4232', { depth: 0.792, lift: 1 }),
    cut('330,800! 420,790 450,770 480,790 570,800! 584,960 540,1090 450,1180! 360,1090 316,960', '#a9b5bb', {
      depth: 0.793,
      lift: 3,
    }),
    cut('450,800! 480,790 570,800! 584,960 540,1090 450,1180!', '#7d8a93', { depth: 0.794, lift: 0 }),
    line('330,1030 366,1096 450,1176 536,1094 572,1030', '#ffffff', 11, { depth: 0.795 }),
    // The sand they stand on.
    cut('-460,730! 0,716 220,742 450,728 700,744 900,716 1360,730! 1360,1700! -460,1700!', '#e9c987', {
      depth: 0.76,
      lift: 1,
      print: 'map',
    }),
  ]),
  cast: [
    who('oona', 'bow', [560, 220], 1.5, {
      facing: 'left',
      expression: 'tender',
      lookAt: [450, 900],
      touch: { left: [470, 452], right: [500, 500] },
      handsDepth: 0.799,
      depth: 0.73,
    }),
    hero('hold', [300, 380], 1.25, {
      facing: 'right',
      expression: 'effort',
      act: { spine: 14 },
      lookAt: [450, 1000],
      holding: 'none',
      touch: { left: [434, 560], right: [462, 600] },
      handsDepth: 0.798,
      depth: 0.75,
    }),
    who('friend', 'stand', [170, 620], 0.95, {
      turn: 62,
      facing: 'right',
      expression: 'wonder',
      depth: 0.74,
    }),
    who('cook', 'stand', [740, 620], 0.95, {
      turn: -62,
      facing: 'left',
      expression: 'wonder',
      depth: 0.74,
    }),
    { who: 'goat', at: [150, 400], scale: 0.5, facing: 'right', turn: 44, depth: 0.735 },
    { who: 'parrot', at: [812, 420], scale: 0.6, facing: 'left', turn: -50, depth: 0.735 },
  ],
};
