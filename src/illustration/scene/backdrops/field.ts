/** Open country. */

import { AMBER, BARN_RED, CHALK, HARBOUR, OLIVE, PLASTER, TERRACOTTA } from '../../paper/papers.ts';
import { barn } from '../../props/barn.ts';
import { bunting } from '../../props/bunting.ts';
import { fence } from '../../props/fence.ts';
import { fern } from '../../props/fern.ts';
import { goal } from '../../props/goal.ts';
import { grass } from '../../props/grass.ts';
import { house } from '../../props/house.ts';
import { oak } from '../../props/oak.ts';
import { palm } from '../../props/palm.ts';
import type { Prop } from '../../props/parts/prop.ts';
import { rock } from '../../props/rock.ts';
import { sunflower } from '../../props/sunflower.ts';
import { volcano } from '../../props/volcano.ts';
import type { Backdrop } from '../backdrop.ts';
import { across, disc, hill, MIDDLE, peaks, ringSky, stars } from '../terrain.ts';
import { clouds, fernFrame, leafFrame, put } from './place.ts';

export const dinosaurValley: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 40);
          disc(g, 92);
        },
      },
      {
        depth: 0.14,
        draw: () => {
          peaks(g, { base: 820, high: 230, spacing: 200, colour: '#a98a8c', seed: 3 });
          put(c, volcano, 660, 850, 1.06, '#8f6f62');
        },
      },
      {
        depth: 0.28,
        draw: () => {
          hill(g, { y: 850, rise: 34, wave: 210, phase: 1, colour: '#a5b07a', lift: 1.5 });
          put(c, longNeckFar, 210, 880, 0.5, '#8fa58a');
          across(stage, 160, (x, i, k) => put(c, palm, x, 905, 0.3 + k * 0.12, '#86a878', i % 2 === 0));
          hill(g, { y: 915, rise: 22, wave: 240, phase: 3.2, colour: '#9cab6c', lift: 1.5 });
        },
      },
      {
        depth: 0.46,
        draw: () => {
          c.blob('150,1010 300,970 520,966 760,990 800,1022 560,1052 260,1050', '#8fb6bc', {
            lift: 0.5,
            tex: 'brush',
          });
          for (const [x, flip] of [
            [60, false],
            [880, true],
            [-230, false],
            [1120, true],
          ] as const)
            put(c, palm, x, 1050, 0.95, '#6f9a58', flip);
          hill(g, { y: 1040, rise: 18, wave: 260, phase: 5, colour: '#8a9a55', lift: 1.8 });
        },
      },
      {
        depth: 0.61,
        draw: () => {
          hill(g, { y: 1110, rise: 18, wave: 240, phase: 1.6, colour: '#7a8d4c' });
          across(stage, 270, (x, i, k) => {
            if (Math.abs(x - MIDDLE) > 200)
              put(c, i % 2 ? fern : rock, x, 1130 + k * 20, 0.5, i % 2 ? '#6f9a56' : '#9a8f86');
          });
        },
      },
      {
        depth: 0.95,
        draw: () => {
          hill(g, { y: 1296, rise: 14, wave: 260, phase: 2, valley: -46, colour: '#55683c', lift: 2.4 });
          fernFrame(g, '#567c46');
          leafFrame(g, '#5f8a50', 0.25);
        },
      },
    ];
  },
};

/** A long neck far off: its outline only. */
const longNeckFar: Pick<Prop, 'draw'> = {
  draw(c, colour) {
    c.blob(
      '-150,0! -140,-60 -80,-100 -60,-190 -96,-240 -150,-232 -166,-252 -120,-278 -70,-266 -30,-200 -20,-110 60,-96 120,-40 210,-6! 90,-20 80,0! 56,0! 50,-26 -60,-26 -66,0! -96,0! -100,-30',
      colour,
      { lift: 0.6, tex: 'brush' },
    );
  },
};

export const sportsField: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 40);
          disc(g);
        },
      },
      {
        depth: 0.14,
        draw: () => {
          clouds(g, [
            [150, 0.28, 0.7],
            [770, 0.4, 0.66],
            [-180, 0.42, 0.7],
            [1080, 0.2, 0.8],
          ]);
          across(stage, 110, (x, _, k) => put(c, oak, x, 836, 0.28 + k * 0.1, '#7fa67c'));
          hill(g, { y: 820, rise: 14, wave: 300, phase: 1, colour: '#8fb086', lift: 1.3 });
        },
      },
      {
        depth: 0.3,
        draw: () => {
          // the stand, with a crowd of round felt heads in rows
          c.box(stage.left - 60, 748, stage.right - stage.left + 120, 200, '#b9a48c', {
            lift: 1.4,
            tex: 'brush',
          });
          for (let row = 0; row < 3; row++) {
            across(
              stage,
              46,
              (x, i) => {
                const y = 792 + row * 46;
                c.dot(
                  x,
                  y + 20,
                  17,
                  16,
                  [TERRACOTTA, HARBOUR, AMBER, OLIVE, '#8a6a86'][(((i + row * 2) % 5) + 5) % 5]!,
                );
                c.dot(
                  x,
                  y,
                  12,
                  12,
                  ['#8a5a44', '#d9a67c', '#f0cba6', '#6a4030'][(((i * 3 + row) % 4) + 4) % 4]!,
                );
              },
              row * 20,
            );
            c.box(stage.left - 60, 824 + row * 46, stage.right - stage.left + 120, 14, '#9a8268', {
              lift: 0.4,
              tex: 'none',
            });
          }
          across(stage, 600, (x) => put(c, bunting, x, 730, 0.98, TERRACOTTA), 150);
        },
      },
      {
        depth: 0.46,
        draw: () => {
          hill(g, { y: 960, rise: 4, wave: 400, phase: 1, colour: '#86ae62', lift: 1.7 });
          put(c, goal, 640, 1010, 0.86, CHALK);
          put(c, goal, -170, 1010, 0.86, CHALK);
        },
      },
      {
        depth: 0.6,
        draw: () => {
          for (const [y, k] of [
            [1016, '#79a356'],
            [1066, '#86ae62'],
            [1124, '#749d50'],
            [1190, '#82aa5c'],
          ] as const)
            hill(g, { y, rise: 3, wave: 400, phase: y, colour: k, lift: 0.3 });
          c.mark(
            [
              [stage.left - 40, 1052],
              [MIDDLE, 1046],
              [stage.right + 40, 1054],
            ],
            '#fbf5e4',
            7,
            0.9,
          );
          c.mark(
            [
              [stage.left - 40, 1262],
              [MIDDLE, 1256],
              [stage.right + 40, 1264],
            ],
            '#fbf5e4',
            11,
            0.9,
          );
        },
      },
      {
        depth: 0.95,
        draw: () => {
          hill(g, { y: 1306, rise: 12, wave: 250, phase: 2, valley: -30, colour: '#4f7d48', lift: 2.4 });
          for (const x of [stage.left + 40, stage.right - 40]) {
            put(c, grass, x, stage.bottom + 10, 2.2, '#4f8048');
            put(c, grass, x + (x < MIDDLE ? 110 : -110), stage.bottom + 14, 1.6, '#5a8c50');
          }
        },
      },
    ];
  },
};

export const rescueYard: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 40);
          disc(g);
        },
      },
      {
        depth: 0.16,
        draw: () => {
          clouds(g, [
            [620, 0.26, 0.7],
            [120, 0.42, 0.56],
            [1090, 0.3, 0.8],
            [-200, 0.24, 0.7],
          ]);
          hill(g, { y: 800, rise: 34, wave: 240, phase: 2, colour: '#a0bd96', lift: 1.4 });
          across(stage, 150, (x, _, k) => put(c, oak, x, 850, 0.24 + k * 0.1, '#82a878'));
          hill(g, { y: 868, rise: 20, wave: 230, phase: 5, colour: '#98b884', lift: 1.4 });
        },
      },
      {
        depth: 0.4,
        draw: () => {
          put(c, barn, 640, 1010, 1.12, BARN_RED);
          put(c, house, 170, 1000, 0.98, PLASTER);
          put(c, oak, -180, 1010, 1, '#7aa068');
          put(c, oak, 1090, 1010, 1, '#7aa068');
          hill(g, { y: 990, rise: 14, wave: 260, phase: 1, colour: '#8fae68', lift: 1.8 });
        },
      },
      {
        depth: 0.56,
        draw: () => {
          across(stage, 440, (x) => put(c, fence, x, 1086, 1.05, '#f2e8d4'), 0);
          hill(g, { y: 1076, rise: 10, wave: 260, phase: 3, colour: '#86a55e', lift: 1.6 });
          c.blob('200,1330! 300,1150 420,1082 520,1082 640,1160 760,1330!', '#dcc196', {
            lift: 0.2,
            tex: 'feltTurned',
          });
        },
      },
      {
        depth: 0.85,
        draw: () => {
          hill(g, { y: 1296, rise: 14, wave: 260, phase: 2, valley: -36, colour: '#567f48', lift: 2.4 });
          for (const s of [-1, 1]) {
            const x = s < 0 ? stage.left : stage.right;
            put(c, sunflower, x - s * 60, stage.bottom + 40, 1.5, '#ecb648');
            put(c, sunflower, x - s * 150, stage.bottom + 60, 1.06, '#e8a840');
          }
        },
      },
    ];
  },
};
