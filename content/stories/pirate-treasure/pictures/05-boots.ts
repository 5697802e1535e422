import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, glow, line, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';

/** A boot of hers today, as tall as a stove. */
const bigBoot = (x: number, depth: number): SceneCut[] =>
  called('boots', [
    cut(
      `${x},1120! ${x - 6},640 ${x - 14},250! ${x + 180},250! ${x + 180},700 ${x + 280},800 ${x + 290},1120!`,
      '#5a3a48',
      { depth, lift: 2 },
    ),
    snip(`${x - 24},240! ${x + 190},240! ${x + 190},320! ${x - 24},320!`, '#76505c', {
      depth: depth + 0.001,
      lift: 1,
    }),
    snip(`${x - 6},1084! ${x + 292},1084! ${x + 292},1130! ${x - 6},1130!`, '#34202c', {
      depth: depth + 0.002,
      lift: 0.6,
    }),
  ]);
/** The old boot, sole to sole with the child's own shoe. */
const oldBoot: SceneCut[] = [
  cut('560,980! 556,880 640,874 650,1010 770,1050 790,1110! 560,1116!', '#a5683f', {
    depth: 0.76,
    lift: 1.6,
  }),
  snip('556,1096! 792,1092! 794,1124! 556,1126!', '#4e2f28', { depth: 0.761, lift: 0.6 }),
  word('O.', 600, 950, 40, '#f4dba4', { depth: 0.762 }),
  line('664,1000 700,1014 674,1036 710,1048', '#6b4232', 7, { depth: 0.762 }),
];

export const scene: Picture = {
  set: 'tent',
  shot: 'establish',
  plain: '#4a2f3c',
  lighting: { from: [150, 900] },
  wide: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
  cuts: kept([
    ...glow(330, 760, 760, ['#5f3b40', '#80503f', '#a96c40', '#d0924a'], { depth: 0.1, step: 0.0005 }),
    // Her coat, from the pole down.
    ...called('coat', [
      cut('-60,120! 60,70 180,110 220,420 250,800 20,820 -100,800!', '#a24e3a', { depth: 0.18, lift: 2 }),
      line('80,110 96,800', '#7c3a2e', 8, { depth: 0.181 }),
    ]),
    ...bigBoot(370, 0.2),
    ...bigBoot(610, 0.22),
    cut('-100,1110! 300,1096 640,1110 1000,1090! 1000,1700! -100,1700!', '#8a5638', {
      depth: 0.3,
      lift: 1.2,
      print: 'ledger',
    }),
    ...oldBoot,
    // Sand in a thin bright thread, and what it has heaped.
    line('640,1120 644,1160 640,1190', '#fff0bd', 9, { depth: 0.763 }),
    cut('560,1250 600,1200 640,1180 684,1204 730,1250', '#f6dd98', { depth: 0.764, lift: 0.8 }),
  ]),
  props: [
    { id: 'lantern', at: [110, 1290], scale: 0.9, depth: 0.77 },
    { id: 'treasure-chest', name: 'chest', at: [800, 1290], scale: 0.7, depth: 0.77 },
    { id: 'telescope', name: 'spyglass', at: [870, 1090], scale: 0.8, depth: 0.74 },
  ],
  cast: [
    hero('crouch', [300, 640], 2, {
      facing: 'right',
      expression: 'wonder',
      act: { spine: 14, tilt: 8 },
      lookAt: [620, 960],
      hold: { right: [566, 940] },
      seatOn: 'ground',
      handsDepth: 0.77,
      depth: 0.74,
    }),
  ],
};
