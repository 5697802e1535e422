import { box, cut, disc, line } from '../../../cuts/lit.ts';
import { hero, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { band, hole, rim, SAND, toothRock } from '../parts.ts';

export const scene: Picture = {
  set: 'island',
  shot: 'establish',
  lighting: { from: [700, 60], cast: true },
  wide: { zoom: 1, on: [470, 900], at: [0.5, 0.5] },
  cuts: [
    box(-100, -60, 1000, 250, '#e8f1e6', { depth: 0.1, lift: 0 }),
    band(150, '#8cc8bd', 0.11, { print: 'sea-chart', lift: 0.2 }),
    band(206, '#6bb1ab', 0.12, { print: 'sea-chart' }),
    band(262, '#fdf1cf', 0.13, { lift: 0 }),
    band(276, SAND, 0.14, { print: 'map' }),
    ...toothRock(836, 296, 0.62, 0.15),
    // Rays of holes, like the points of a star, round the palm.
    ...[8, 40, 74, 108, 142, 172, 200, 340].flatMap((degrees) =>
      [130, 230, 340, 470, 620, 790].flatMap((far) => {
        const a = (degrees * Math.PI) / 180;
        const [x, y] = [310 + Math.cos(a) * far * 1.05, 470 + Math.sin(a) * far];
        const rx = 14 + Math.max(0, y - 300) * 0.052;
        const taken =
          y < 330 ||
          x - rx * 1.2 < -56 ||
          x + rx * 1.2 > 956 ||
          y > 1290 ||
          (x > 420 && y > 900) ||
          (x < 420 && y > 960);
        return taken ? [] : hole(x, y, rx, 0.2);
      }),
    ),
    ...hole(190, 1120, 150, 0.5, '#7d5c3c'),
    ...hole(640, 1170, 190, 0.5, '#7d5c3c'),
    rim(640, 1170, 190, 0.74, '#ecd19a'),
    rim(190, 1120, 150, 0.745, '#ecd19a'),
    // The sand that flies.
    cut(
      '556,812! 530,740 470,670 380,620 280,606 200,630 170,690 210,700 190,750 240,740 236,800 290,770 300,830 350,776 372,800 400,752 440,770 462,748 510,800!',
      '#b98a4a',
      { depth: 0.75, lift: 2, print: 'map' },
    ),
    cut('548,806! 520,750 460,694 390,660 330,660 400,690 450,730 490,776', '#cfa463', {
      depth: 0.7505,
      lift: 0,
    }),
    ...(
      [
        [196, 930, 20],
        [130, 640, 26],
        [96, 730, 30],
        [140, 800, 34],
        [216, 850, 28],
        [300, 870, 22],
        [60, 660, 15],
        [50, 800, 18],
        [110, 850, 22],
        [140, 905, 14],
        [70, 820, 19],
        [64, 700, 15],
        [110, 620, 18],
        [200, 566, 14],
        [320, 566, 17],
        [420, 600, 11],
        [260, 930, 13],
        [316, 890, 15],
        [360, 840, 11],
        [100, 880, 10],
        [30, 760, 10],
        [60, 900, 12],
        [250, 540, 9],
        [150, 560, 9],
        [380, 540, 9],
        [30, 640, 9],
        [410, 810, 9],
      ] as const
    ).map(([x, y, r]) => disc(x, y, r, '#b98a4a', { depth: 0.752 })),
    line('548,830 690,610', '#8a5638', 15, { depth: 0.741 }),
    cut('470,800 520,770 570,810 560,880 500,900! 470,860', '#7d8890', {
      what: 'spade',
      depth: 0.742,
      lift: 1,
    }),
    cut('90,566 130,556 170,566 184,644 76,644', '#e6c98c', { depth: 0.452, lift: 0.4 }),
    cut('516,522 560,512 604,522 616,606 504,606', '#e6c98c', { depth: 0.462, lift: 0.4 }),
    ...hole(800, 520, 52, 0.4),
    rim(800, 520, 52, 0.52),
  ],
  props: [
    { id: 'palm', at: [300, 480], scale: 0.85, depth: 0.3 },
    { id: 'pirate-ship', at: [610, 232], scale: 0.3, depth: 0.125 },
  ],
  cast: [
    who('oona', 'throw', [720, 640], 1.02, {
      facing: 'left',
      expression: 'delight',
      act: { spine: 12 },
      lookAt: [640, 1160],
      touch: { left: [600, 740], right: [650, 670] },
      depth: 0.735,
    }),
    hero('jump', [262, 1000], 0.72, {
      facing: 'right',
      expression: 'startled',
      turn: -34,
      act: { spine: -16 },
      lookAt: [430, 760],
      depth: 0.738,
      seatOn: 'boat',
    }),
    who('cook', 'wave', [130, 470], 0.34, { facing: 'right', expression: 'calling', depth: 0.46 }),
    who('friend', 'wave', [560, 420], 0.36, { facing: 'left', expression: 'calling', depth: 0.47 }),
    { who: 'parrot', at: [420, 330], pose: 'joy', scale: 0.36, facing: 'left', depth: 0.48 },
    { who: 'goat', at: [806, 556], mood: 'curious', scale: 0.28, depth: 0.5, facing: 'left' },
  ],
};
