import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { bang } from '../../../cuts/bang.ts';
import { cut, disc, line, snip } from '../../../cuts/lit.ts';
import { cam, hero, named, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { chestFront, placed } from '../parts.ts';

/** Where the beach ends and the earth begins. */
const GROUND = 540;
/** A hole that was dug in the wrong place, cut open. */
const wrongHole = (x: number, deep: number, w: number, depth: number): SheetCut =>
  cut(
    `${x - w},${GROUND - 6}! ${x + w},${GROUND - 6}! ${x + w},${GROUND + deep * 0.8} ${x + w * 0.5},${GROUND + deep} ${x - w * 0.5},${GROUND + deep} ${x - w},${GROUND + deep * 0.8}`,
    '#8a6038',
    { depth, lift: 0 },
  );
/** The small chest, shut. */
const smallChest = (): SceneCut[] =>
  named('chest', [
    ...placed(
      [cut('-150,-96! -156,-150 -110,-196 0,-210 110,-196 156,-150 150,-96!', '#8a5238', { lift: 1.4 })],
      [672, 1010],
      0.6,
      0.75,
    ),
    ...chestFront([672, 1010], 0.6, 0.752),
  ]);

export const scene: Picture = {
  set: 'dig',
  light: 'noon',
  plain: '#fbf0cf',
  shot: 'cut-away',
  camera: cam({ on: [530, 640], zoom: 0.8 }),
  wide: cam({ on: [450, 570], zoom: 1 }),
  lighting: { from: [1200, 0], cast: false },
  cuts: [
    disc(-120, 260, 90, '#f7d77e', { depth: 0.05 }),
    cut('-460,400 0,420 450,404 900,424 1360,404! 1360,700! -460,700!', '#8fc4bb', { depth: 0.1, lift: 0.6 }),
    // Earth in layers, darker the deeper.
    ...(
      [
        ['#dcb372', 0],
        ['#a8743d', 130],
        ['#7d5032', 260],
        ['#57372a', 420],
      ] as const
    ).map(([colour, down], i) =>
      cut(
        `-460,${GROUND + down}! -100,${GROUND + down + 14} 260,${GROUND + down - 12} 620,${GROUND + down + 12} 980,${GROUND + down - 10} 1360,${GROUND + down}! 1360,1900! -460,1900!`,
        colour,
        { depth: 0.2 + i * 0.02, lift: 1.4, print: 'map' },
      ),
    ),
    wrongHole(-210, 170, 74, 0.3),
    wrongHole(-40, 220, 66, 0.301),
    wrongHole(120, 130, 76, 0.302),
    wrongHole(900, 190, 56, 0.303),
    wrongHole(1104, 150, 72, 0.304),
    wrongHole(1250, 240, 54, 0.305),
    // The right one.
    cut(
      `560,${GROUND - 4}! 790,${GROUND - 4}! 776,760 788,900 800,1010 740,1060 600,1060 548,1010 566,900 572,760`,
      '#3c2620',
      { depth: 0.31, lift: 0 },
    ),
    disc(672, 960, 116, '#7a5230', { depth: 0.311 }),
    ...smallChest(),
    { ...line('668,330 672,700', '#8a5638', 22, { depth: 0.76 }), what: 'spade' },
    snip('636,322! 702,322! 706,344! 632,344!', '#6b4232', { depth: 0.762, lift: 1 }),
    cut('590,690! 660,684 672,668 686,684 756,690! 766,800 732,870 672,914! 612,870 578,800', '#a9b5bb', {
      depth: 0.763,
      lift: 2.4,
    }),
    cut('672,668! 686,684 756,690! 766,800 732,870 672,914!', '#7d8a93', { depth: 0.764, lift: 0 }),
    // Where iron meets iron.
    ...[-70, -35, 35, 70].map((turn) =>
      line('0,-70 0,-128', '#fff3c4', 9, { at: [672, 930], turn: turn * 1.7, depth: 0.78 }),
    ),
    ...bang('CLONK.', { at: [232, 868], size: 98, colour: '#fff3d0', climb: -4, depth: 0.95 }),
  ],
  cast: [
    who('cook', 'stand', [300, 250], 0.6, {
      facing: 'right',
      expression: 'startled',
      hands: 'open',
      touch: { right: [372, 330] },
      lookAt: [672, 900],
      depth: 0.72,
    }),
    hero('stand', [566, 285], 0.84, {
      facing: 'right',
      expression: 'startled',
      act: { spine: 10 },
      touch: { left: [654, 424], right: [662, 392] },
      handsDepth: 0.77,
      lookAt: [672, 900],
      depth: 0.75,
    }),
    who('oona', 'stand', [812, 150], 1.04, {
      facing: 'left',
      expression: 'holdingBreath',
      act: { spine: 12 },
      touch: { right: [676, 360] },
      handsDepth: 0.771,
      lookAt: [672, 900],
      depth: 0.74,
    }),
    who('friend', 'crouch', [1010, 392], 0.72, {
      facing: 'left',
      expression: 'wonder',
      lookAt: [672, 900],
      depth: 0.73,
    }),
    { who: 'parrot', at: [150, 330], scale: 0.7, facing: 'right', mood: 'scared', depth: 0.735 },
    { who: 'goat', at: [420, 552], scale: 0.42, facing: 'right', depth: 0.71 },
  ],
};
