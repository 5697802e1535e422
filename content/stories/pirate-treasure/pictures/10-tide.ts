import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, line, oval } from '../../../cuts/lit.ts';
import { hero, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { band, hole, rim, rope, shell } from '../parts.ts';

export const scene: Picture = {
  set: 'island',
  plain: '#dfe3da',
  shot: 'small-before-big',
  wide: { zoom: 1, on: [470, 560], at: [0.5, 0.5] },
  lighting: { from: [700, 60] },
  cuts: [
    box(-100, -60, 1000, 130, '#eef1e8', { depth: 0.05, lift: 0 }),
    band(130, '#c9b994', 0.1, { print: 'map', lift: 0.6 }),
    band(330, '#b8aa8c', 0.12, { print: 'map', lift: 0.2 }),
    ...hole(150, 190, 60, 0.2, '#7d6a52'),
    rim(150, 190, 60, 0.32, '#c9b994'),
    // One broad sheet of foam, layer on torn layer, and the water that shows through it.
    cut(
      '-100,470 40,500 120,462 210,440 300,470 380,482 470,430 560,452 650,490 740,446 830,462 900,490 1000,450! 1000,1700! -100,1700!',
      '#f3f4ec',
      { dy: 250, depth: 0.73, lift: 1.4 },
    ),
    cut(
      '-100,700 30,660 100,690 170,640 290,660 360,720 470,700 540,650 640,690 720,740 830,700 900,660 1000,690! 1000,1700! -100,1700!',
      '#fbfbf5',
      { dy: 210, depth: 0.75, lift: 2 },
    ),
    cut(
      '-100,930 60,980 160,900 260,870 350,930 460,990 560,930 640,900 740,950 820,900 1000,960! 1000,1700! -100,1700!',
      '#f1f4f0',
      { dy: 110, depth: 0.76, lift: 2.2 },
    ),
    cut(
      '-100,1120 50,1080 190,1110 270,1160 400,1120 470,1070 600,1100 700,1150 860,1096 1000,1130! 1000,1700! -100,1700!',
      '#ffffff',
      { depth: 0.77, lift: 2.4 },
    ),
    cut(
      '-100,1196 60,1160 200,1186 300,1226 420,1190 520,1150 640,1180 740,1216 880,1170 1000,1196! 1000,1700! -100,1700!',
      '#8ec3c4',
      { depth: 0.772, lift: 1, print: 'sea-chart' },
    ),
    line('-100,1250 80,1226 260,1262 460,1230 640,1256 860,1228 1000,1250', '#ffffff', 8, { depth: 0.773 }),
    ...(
      [
        [90, 560, 46, 15, 0.731],
        [250, 590, 80, 20, 0.731],
        [430, 560, 34, 11, 0.731],
        [690, 590, 96, 24, 0.731],
        [860, 550, 30, 10, 0.731],
        [150, 800, 110, 28, 0.751],
        [330, 830, 44, 14, 0.751],
        [560, 790, 90, 24, 0.751],
        [720, 850, 56, 18, 0.751],
        [850, 800, 34, 12, 0.751],
        [120, 1040, 64, 18, 0.761],

        [350, 1036, 120, 28, 0.761],
        [600, 1020, 60, 16, 0.761],
        [780, 1044, 110, 24, 0.761],
        [60, 640, 40, 12, 0.731],
        [530, 640, 60, 16, 0.731],
      ] as const
    ).flatMap(([x, y, rx, ry, depth]): SceneCut[] => [
      oval(x, y + (depth < 0.75 ? 250 : depth < 0.76 ? 200 : 100), rx, ry, '#b4d3d2', { depth, lift: 0 }),
      oval(
        x + rx * 0.1,
        y + ry * 0.35 + (depth < 0.75 ? 250 : depth < 0.76 ? 200 : 100),
        rx * 0.8,
        ry * 0.6,
        '#c9e0de',
        { depth: depth + 0.0002, lift: 0 },
      ),
    ]),

    // A last dry place.
    cut('330,740 500,722 660,740 700,800 290,800', '#b8aa8c', { depth: 0.719, lift: 0.4 }),
    // The shells go away sideways.
    ...shell([460, 826], 0.8, 0.745, 90),
    ...shell([590, 816], 0.8, 0.745, 80),
    ...shell([720, 836], 0.84, 0.745, 96),
    ...[460, 590, 720].flatMap((x, i): SceneCut[] => [
      line(`${x - 16},${850 + i * 6} ${x - 24},${872 + i * 6}`, '#d4624a', 4, { depth: 0.7448 }),
      line(`${x + 12},${850 + i * 6} ${x + 20},${872 + i * 6}`, '#d4624a', 4, { depth: 0.7448 }),
    ]),
    ...rope('640,760 560,720 470,690 400,690 300,760', 0.729, 12),
  ],
  cast: [
    { who: 'goat', at: [152, 212], mood: 'worried', scale: 0.34, facing: 'right', depth: 0.3 },
    who('friend', 'shrug', [770, 430], 0.95, {
      facing: 'left',
      expression: 'worried',
      lookAt: 'hero',
      depth: 0.72,
    }),
    hero('stand', [470, 420], 1.3, {
      facing: 'left',
      expression: 'guilty',
      strength: 'strong',
      act: { spine: -4, tilt: -6 },
      lookAt: [60, 900],
      touch: { right: [400, 690], left: [640, 720] },
      depth: 0.725,
    }),
    who('cook', 'peek', [190, 310], 0.95, {
      facing: 'right',
      expression: 'worried',
      lookAt: [60, 900],
      depth: 0.721,
    }),
  ],
};
