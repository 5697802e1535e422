import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { cut, glow, line, snip } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { knot, lanternAt, placed, rope, shell } from '../parts.ts';

/** A fifth of the half biscuit. */
const bit = (x: number, y: number, turn: number, depth: number, scale = 1): SceneCut[] =>
  placed(
    [
      cut('-34,20! -38,-14 -20,-30 22,-32 38,-12 34,22! 10,14 -10,24', '#d08a3e', {
        what: 'biscuit',
        lift: 1.2,
      }),
      line('-8,-10 -4,-8', '#fbe6b8', 5),
      line('10,-14 14,-10', '#fbe6b8', 5),
    ],
    [x, y],
    scale,
    depth,
    { turn },
  );

export const scene: Picture = {
  set: 'dig',
  plain: '#4a3340',
  shot: 'establish',
  wide: { zoom: 0.9, on: [450, 720], at: [0.5, 0.5] },
  lighting: { from: [450, 640] },
  cuts: kept([
    ...glow(450, 650, 820, ['#6e4a42', '#93643f', '#bd8746', '#e0ad58'], { depth: 0.1, step: 0.0005 }),
    cut('-460,960! 200,944 560,952 1360,940! 1360,1700! -460,1700!', '#8a5f45', {
      depth: 0.2,
      lift: 1,
      print: 'map',
    }),
    // The plank lies over two stones; behind it sit all five.
    snip('-20,1010! 900,990! 930,1090! -40,1112!', '#8a5638', {
      what: 'plank',
      depth: 0.76,
      lift: 2,
      print: 'ledger',
    }),
    snip('-40,1112! 930,1090! 926,1120! -36,1142!', '#5d3a2f', { depth: 0.7605, lift: 0.4 }),
    ...rope('60,1076 260,1064 560,1062 800,1052', 0.761, 9),
    ...[100, 272, 444, 616, 788].flatMap((x, i) => knot(x, 1074 - i * 5, 0.42, 0.764, i * 40)),
    // Cook's saw, done with.
    snip('560,1010! 760,1000! 764,1026! 566,1040!', '#c3ccd2', { what: 'saw', depth: 0.7612, lift: 0.8 }),
    ...[580, 612, 644, 676, 708, 740].map((x, i) =>
      snip(`${x},${1040 - i * 2}! ${x + 14},${1054 - i * 2}! ${x + 26},${1038 - i * 2}!`, '#c3ccd2', {
        depth: 0.7611,
        lift: 0,
      }),
    ),
    cut('756,994! 820,980 836,1010 822,1036! 762,1030!', '#b9824f', {
      depth: 0.7613,
      lift: 1,
      holes: '786,1002 810,998 812,1020 788,1022',
    }),
    ...bit(196, 634, 20, 0.757, 0.9),
    ...bit(470, 470, -14, 0.7405, 1.1),
    ...bit(352, 806, 10, 0.758),
    ...bit(690, 710, -20, 0.757, 0.9),
    ...bit(846, 950, 80, 0.758, 0.9),
    ...[0, 1, 2].flatMap((i) => shell([120 + i * 110, 1226 - i * 4], 0.6, 0.77, -6)),
    ...[470, 500, 536].map((x, i) =>
      cut(`${x},1250 ${x + 10},1244 ${x + 16},1254 ${x + 6},1260`, '#e3a556', {
        depth: 0.77,
        lift: 0.2,
        dy: i * 5,
      }),
    ),
  ]),
  props: [lanternAt(450, 150, 0.62, 0.5)],
  cast: [
    { who: 'goat', at: [800, 1290], scale: 0.36, facing: 'left', depth: 0.77 },
    who('oona', 'stand', [480, 380], 1.55, {
      facing: 'front',
      expression: 'joy',
      wears: { outfit: 'pirate', cloth: 'brick', extras: [], why: 'the hat off at table' },
      touch: { right: [480, 486] },
      handsDepth: 0.74,
      depth: 0.72,
    }),
    who('cook', 'stand', [170, 560], 1.1, {
      facing: 'right',
      expression: 'joy',
      touch: { right: [200, 652] },
      handsDepth: 0.756,
      depth: 0.73,
    }),
    who('friend', 'stand', [720, 640], 1.05, {
      facing: 'left',
      expression: 'joy',
      touch: { left: [692, 726] },
      handsDepth: 0.756,
      depth: 0.73,
    }),
    hero('stand', [340, 720], 1.2, {
      facing: 'right',
      expression: 'joy',
      touch: { right: [354, 820] },
      handsDepth: 0.7575,
      seatOn: 'chair',
      depth: 0.745,
    }),
    { who: 'parrot', at: [850, 1010], mood: 'glad', scale: 0.8, facing: 'left', depth: 0.755 },
    ...[0, 1, 2].map(
      (i): NamedRole => ({
        who: 'crab',
        name: `c${i}`,
        at: [120 + i * 110, 1280 - i * 4],
        scale: 0.45,
        depth: 0.769,
      }),
    ),
  ],
};
