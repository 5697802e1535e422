/** Halls of stone. */
import { BRASS, GOLD, PLASTER } from '../../paper/papers.ts';
import { bookcase } from '../../props/bookcase.ts';
import { books } from '../../props/books.ts';
import { candle } from '../../props/candle.ts';
import { crystal } from '../../props/crystal.ts';
import { potion } from '../../props/potion.ts';
import { rug } from '../../props/rug.ts';
import type { Backdrop } from '../backdrop.ts';
import { ROOM } from '../light.ts';
import { MIDDLE } from '../terrain.ts';
import { casement, FLOOR, floor, lamplight, wall, wallY } from './interior.ts';
import { put } from './place.ts';

export const castleHall: Backdrop = {
  shift: ROOM,
  layers(g) {
    const { c, stage } = g;
    const wh = stage.top > 0 ? 420 : 600;
    const wy = stage.top > 0 ? 610 : 440;
    return [
      {
        depth: 0.3,
        draw: () => {
          wall(g, '#c9b8a4', 'stones');
          for (const x of [-130, 450, 1030]) casement(g, x, wy, 230, wh, '#a89684', true);
        },
      },
      {
        depth: 0.44,
        draw: () => {
          for (const [x, k] of [
            [180, '#a9483f'],
            [720, '#3f5f86'],
            [-420, '#3f5f86'],
            [1300, '#a9483f'],
          ] as const) {
            const t = wallY(g, 170);
            c.band(
              [
                [x - 100, t],
                [x + 100, t],
              ],
              [14, 14],
              '#8a6a3c',
              { lift: 0.7 },
            );
            c.blob(
              `${x - 82},${t}! ${x + 82},${t}! ${x + 80},${t + 330}! ${x},${t + 400}! ${x - 80},${t + 330}!`,
              k,
              { lift: 1.4, tex: 'brushUpright' },
            );
            c.stitch(
              `${x - 66},${t + 12} ${x - 64},${t + 320} ${x},${t + 376} ${x + 64},${t + 320} ${x + 66},${t + 12}`,
              '#f0d18a',
              4,
              [12, 10],
            );
            c.star(x, t + 180, 44, GOLD, { lift: 0.5 });
          }
          lamplight(g, MIDDLE, 700, 700);
        },
      },
      {
        depth: 0.56,
        draw: () => {
          floor(g, '#b3947a', 'tiles');
          c.cut(
            `${MIDDLE - 110},${FLOOR} ${MIDDLE + 110},${FLOOR} ${MIDDLE + 300},${stage.bottom + 60} ${MIDDLE - 300},${stage.bottom + 60}`,
            '#a9483f',
            { lift: 0.3, tex: 'felt' },
          );
          for (const s of [-1, 1])
            c.stitch(
              [
                [MIDDLE + s * 94, FLOOR + 6],
                [MIDDLE + s * 270, stage.bottom + 40],
              ],
              '#f0d18a',
              6,
              [18, 14],
            );
        },
      },
      {
        depth: 0.64,
        draw: () => {
          for (const x of [40, 860, -260, 1160]) {
            c.box(x - 62, stage.top - 60, 124, 1120 - stage.top, '#cbb9a4', { lift: 1.7, tex: 'feltTurned' });
            for (const d of [-30, 0, 30])
              c.mark(
                [
                  [x + d, stage.top + 120],
                  [x + d, 1000],
                ],
                '#b5a28c',
                5,
                0.7,
              );
            c.box(x - 84, 1040, 168, 60, '#d6c5b0', { lift: 0.8, tex: 'feltTurned' });
            c.box(x - 84, stage.top + 40, 168, 54, '#d6c5b0', { lift: 0.8, tex: 'feltTurned' });
            const t = wallY(g, 560);
            c.box(x - 9, t, 18, 74, '#6a4a38', { lift: 0.7, tex: 'none' });
            c.glow(x, t - 30, 130, '#ffcf7a', 0.75);
            c.blob(`${x},${t - 74}! ${x + 24},${t - 22} ${x},${t + 6} ${x - 24},${t - 22}`, '#f6b04f', {
              lift: 0.3,
              tex: 'none',
              lit: false,
            });
            c.blob(`${x},${t - 44}! ${x + 11},${t - 16} ${x},${t} ${x - 11},${t - 16}`, '#fff0c0', {
              lift: 0,
              tex: 'none',
              edge: 'none',
              lit: false,
            });
          }
        },
      },
      {
        depth: 0.96,
        draw: () => {
          for (const s of [-1, 1]) {
            const x = s < 0 ? stage.left : stage.right;
            c.blob(
              `${x - s * -60},${stage.top - 60}! ${x - s * 170},${stage.top - 60}! ${x - s * 120},${stage.top + 200} ${x - s * 40},${stage.top + 420} ${x - s * 70},${stage.bottom - 300} ${x - s * 54},${stage.bottom + 60}! ${x + s * 60},${stage.bottom + 60}!`,
              '#7a3c40',
              { lift: 2.6, tex: 'brushUpright' },
            );
            c.band(
              [
                [x + s * 30, stage.top + 410],
                [x - s * 70, stage.top + 440],
              ],
              [26, 26],
              BRASS,
              { lift: 0.9 },
            );
          }
        },
      },
    ];
  },
};

export const magicSchool: Backdrop = {
  shift: {
    ...ROOM,
    noon: { ...ROOM.noon, tint: '#f3ecf6', tintStrength: 0.35 },
    // Violet, not grey: the candles are to be the warm things.
    night: {
      ...ROOM.night,
      tint: '#8a7cd0',
      tintStrength: 0.6,
      air: '#3b3274',
      haze: 0.36,
      rim: { colour: '#ffdf9e', strength: 0.4 },
    },
  },
  layers(g) {
    const { c, stage } = g;
    const wh = stage.top > 0 ? 400 : 560;
    const wy = stage.top > 0 ? 610 : 450;
    return [
      {
        depth: 0.3,
        draw: () => {
          wall(g, '#9a8cae', 'stones');
          casement(g, 450, wy, 300, wh, '#cdb98f', true);
        },
      },
      {
        depth: 0.42,
        draw: () => {
          put(c, bookcase, 120, FLOOR, 1.24, '#8a6048');
          put(c, bookcase, 790, FLOOR, 1.24, '#8a6048');
          put(c, bookcase, -220, FLOOR, 1.24, '#8a6048');
          put(c, bookcase, 1120, FLOOR, 1.24, '#8a6048');
          for (const [x, s] of [
            [60, 0.8],
            [180, 0.7],
          ] as const)
            put(c, potion, x, FLOOR - 470, s, x < 100 ? '#7fb08a' : '#c97ab0');
          put(c, crystal, 790, FLOOR - 470, 0.5, '#9fc3d4');
          for (const [x, y] of [
            [96, 150],
            [250, 90],
            [640, 80],
            [806, 170],
            [700, 250],
            [190, 260],
            [-120, 140],
            [1020, 130],
          ] as const)
            c.at(x, wallY(g, y) + 60, { scale: 0.62 }, () => candle.draw(c, PLASTER));
          lamplight(g, MIDDLE, 760, 500);
        },
      },
      {
        depth: 0.56,
        draw: () => {
          floor(g, '#7f6a84', 'tiles');
          put(c, rug, MIDDLE, 1180, 1.6, '#5f4a86');
          for (let i = 0; i < 8; i++) {
            const a = (i / 8) * Math.PI * 2;
            c.star(MIDDLE + Math.cos(a) * 290, 1180 + Math.sin(a) * 76, 17, '#e8c46a', {
              lift: 0.1,
              tex: 'none',
              turn: i * 20,
            });
          }
        },
      },
      {
        depth: 0.64,
        draw: () => {
          for (const [x, k] of [
            [-30, '#6a4f8c'],
            [930, '#6a4f8c'],
          ] as const)
            if (x > stage.left - 100 && x < stage.right + 100)
              c.blob(
                `${x - 90},${stage.top - 60}! ${x + 90},${stage.top - 60}! ${x + 74},${stage.top + 300} ${x + 96},${stage.top + 520}! ${x},${stage.top + 560} ${x - 96},${stage.top + 520}!`,
                k,
                { lift: 1.8, tex: 'feltTurned' },
              );
        },
      },
      {
        depth: 0.95,
        draw: () => {
          c.box(stage.left - 60, stage.bottom - 54, 320, 130, '#6a4a44', { lift: 2.5, tex: 'brush' });
          put(c, books, stage.left + 90, stage.bottom - 52, 1.2, '#7a4a66');
          put(c, candle, stage.left + 200, stage.bottom - 52, 1, PLASTER);
          c.box(stage.right - 240, stage.bottom - 50, 320, 130, '#6a4a44', { lift: 2.5, tex: 'brush' });
          put(c, potion, stage.right - 160, stage.bottom - 48, 1.1, '#7fb08a');
          put(c, potion, stage.right - 64, stage.bottom - 48, 0.9, '#d98a5a');
        },
      },
    ];
  },
};
