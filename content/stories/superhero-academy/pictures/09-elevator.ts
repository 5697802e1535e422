import { box, cut, disc, line, snip } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { cityBlocks } from '../parts/places.ts';
import { mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'tower',
  shot: 'small-before-big',
  wide: { zoom: 0.9, on: [450, 790], at: [0.5, 0.5] },
  lighting: { from: [120, 800] },
  cuts: kept([
    disc(60, 760, 360, '#f7b96e', { depth: 0.05 }),
    disc(60, 760, 200, '#fbdc9c', { depth: 0.06 }),
    ...cityBlocks(
      [
        [-420, 860, 140],
        [-250, 940, 150],
        [-60, 1000, 110],
        [900, 940, 150],
        [1080, 860, 170],
      ],
      1180,
      '#b5678a',
      '#fbdc9c',
      0.1,
    ),
    // Glass, up and together, out of true by one degree.
    snip('250,1180! 470,-60! 660,-60! 900,1180!', '#6f7fb0', {
      what: 'tower',
      depth: 0.2,
      lift: 2.4,
      print: 'newsprint',
    }),
    snip('590,1180! 566,-60! 660,-60! 900,1180!', '#54608f', { depth: 0.201, lift: 0 }),
    ...[100, 220, 340, 470, 610, 760, 930].map((y) => {
      const k = (y + 60) / 1240;
      return line(
        `${470 - 220 * k},${y} ${566 + 24 * k},${y + 14} ${660 + 240 * k},${y}`,
        '#8fa0cc',
        5 + k * 4,
        { depth: 0.203 },
      );
    }),
    ...[0.25, 0.5, 0.75].map((t) =>
      line(`${470 + 96 * t},-60 ${250 + 340 * t},1180`, '#8fa0cc', 5, { depth: 0.203 }),
    ),
    ...[0.33, 0.66].map((t) =>
      line(`${566 + 94 * t},-60 ${590 + 310 * t},1180`, '#6f7cab', 5, { depth: 0.203 }),
    ),
    snip('330,1020! 420,520! 440,520! 372,1020!', '#b5c2e2', { depth: 0.204, lift: 0, opacity: 0.7 }),
    // One lit box, with a cape like a tongue.
    box(484, 96, 556, 196, '#fff6c8', { what: 'elevator', depth: 0.3, lift: 1 }),
    line('520,96 520,-60', '#33304f', 5, { depth: 0.29 }),
    disc(520, 140, 15, '#784a35', { depth: 0.31 }),
    cut('506,132 508,122 520,118 532,122 534,132 520,126', '#ede2ce', { depth: 0.311, lift: 0 }),
    cut('500,196! 504,162 536,162 540,196!', '#5b3a68', { depth: 0.305, lift: 0 }),
    cut('510,190! 540,190! 556,250 536,340 496,366 490,310 510,250', '#e2a53c', {
      what: 'cape',
      depth: 0.32,
      lift: 1,
    }),
    // Window cleaners’ cradle.
    line('760,500 760,700', '#33304f', 3, { depth: 0.3 }),
    line('840,520 840,700', '#33304f', 3, { depth: 0.3 }),
    snip('740,700! 862,700! 856,752! 746,752!', '#e2a53c', { depth: 0.31, lift: 1 }),
    ...mop(800, 744, 0.42, 0.309, 24),
    box(-460, 1170, 1360, 1700, '#7a4a68', { depth: 0.4, lift: 1.2, print: 'newsprint' }),
    { ...box(-120, 1112, 250, 1180, '#8d5a76', { depth: 0.405, lift: 0.8 }), what: 'curb' },
    line('-460,1176 1360,1176', '#c8788a', 10, { depth: 0.41 }),
  ]),
  cast: [
    friendAt('embrace', [270, 900], 0.94, {
      facing: 'right',
      expression: 'brave',
      act: { spine: 10 },
      touch: { right: [370, 960], left: [360, 1030] },
      shadow: true,
      depth: 0.73,
    }),
    hero('pull', [120, 930], 0.92, {
      facing: 'right',
      expression: 'worried',
      act: { spine: -12 },
      lookAt: 'friend',
      touch: { right: [226, 1040], left: [222, 1060] },
      shadow: true,
      depth: 0.728,
    }),
  ],
};
