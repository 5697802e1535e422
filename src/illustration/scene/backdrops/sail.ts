/** Upon the sea. */
import { DARK_WOOD, TERRACOTTA, UMBER, WALNUT, WOOD } from '../../paper/papers.ts';
import { cloud } from '../../props/cloud.ts';
import { lighthouse } from '../../props/lighthouse.ts';
import type { Backdrop } from '../backdrop.ts';
import { WAVES } from '../light.ts';
import { across, disc, type Ground, MIDDLE, ringSky, skyY, stars } from '../terrain.ts';
import { put } from './place.ts';

/** Rows of waves; the figures' boat rides between the last two. */
function swell(g: Ground, y: number, colour: string, phase: number): void {
  const { c, stage } = g;
  const pitch = 130;
  let edge = `${stage.left - 60},${stage.bottom + 60}!`;
  for (let x = Math.floor((stage.left - 120) / pitch) * pitch + phase; x < stage.right + pitch; x += pitch)
    edge += ` ${Math.max(stage.left - 60, x)},${y}! ${x + pitch * 0.34},${y + 26} ${x + pitch * 0.74},${y + 12}`;
  c.blob(`${edge} ${stage.right + 60},${y}! ${stage.right + 60},${stage.bottom + 60}!`, colour, {
    lift: 1.8,
    tex: 'brush',
    edge: 'lit',
    step: 18,
  });
}

export const openSea: Backdrop = {
  shift: WAVES,
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 60);
          disc(g, 104);
        },
      },
      {
        depth: 0.12,
        draw: () => {
          for (const [x, t, s] of [
            [130, 0.3, 0.66],
            [770, 0.46, 0.74],
            [-190, 0.4, 0.8],
            [1090, 0.26, 0.7],
          ] as const)
            put(c, cloud, x, skyY(stage, t), s, '#f8efe2');
        },
      },
      {
        depth: 0.24,
        draw: () => {
          put(c, lighthouse, 740, 880, 0.5, '#c8583f');
          c.blob('600,900! 660,856 760,846 860,872 920,900!', '#9aa58c', { lift: 0.8, tex: 'brush' });
          swell(g, 862, '#8fb8c4', 0);
        },
      },
      { depth: 0.4, draw: () => swell(g, 940, '#74a6b8', 60) },
      { depth: 0.54, draw: () => swell(g, 1020, '#5f93ac', 20) },
      { depth: 0.66, draw: () => swell(g, 1096, '#4f829e', 90) },
      { depth: 0.8, draw: () => swell(g, 1186, '#41708e', 40) },
      { depth: 0.9, draw: () => swell(g, 1268, '#3a6482', 0) },
    ];
  },
};

export const pirateDeck: Backdrop = {
  shift: WAVES,
  layers(g) {
    const { c, stage } = g;
    const sea = (y: number, colour: string, phase: number) => {
      let edge = `${stage.left - 60},${stage.bottom}!`;
      for (let x = Math.floor((stage.left - 120) / 110) * 110 + phase; x < stage.right + 110; x += 110)
        edge += ` ${Math.max(stage.left - 60, x)},${y}! ${x + 38},${y + 20} ${x + 80},${y + 10}`;
      c.blob(`${edge} ${stage.right + 60},${y}! ${stage.right + 60},${stage.bottom}!`, colour, {
        lift: 1.5,
        tex: 'brush',
        edge: 'lit',
        step: 18,
      });
    };
    return [
      {
        depth: 0,
        draw: () => {
          skyOf(g);
        },
      },
      {
        depth: 0.2,
        draw: () => {
          c.blob('560,880! 620,820 700,786 790,800 860,850 930,880!', '#a3ab8c', { lift: 1, tex: 'brush' });
          sea(870, '#8fb8c0', 0);
        },
      },
      { depth: 0.36, draw: () => sea(930, '#6f9fb2', 50) },
      {
        depth: 0.5,
        draw: () => {
          const mast = 190;
          c.band(
            [
              [mast, 1100],
              [mast, stage.top - 60],
            ],
            [46, 36],
            DARK_WOOD,
            { lift: 1.5, tex: 'brushUpright', square: true },
          );
          const t = stage.top + 110;
          c.band(
            [
              [mast - 250, t],
              [mast + 330, t - 8],
            ],
            [22, 18],
            WALNUT,
            { lift: 0.8 },
          );
          c.blob(
            `${mast - 230},${t + 10}! ${mast + 40},${t + 4} ${mast + 310},${t}! ${mast + 350},${t + 190} ${mast + 300},${t + 330}! ${mast + 40},${t + 290} ${mast - 220},${t + 340}! ${mast - 190},${t + 180}`,
            '#f4e6cc',
            { lift: 1.7, tex: 'brush' },
          );
          for (const d of [90, 190])
            c.mark(
              [
                [mast - 208, t + d],
                [mast + 60, t + d - 14],
                [mast + 332, t + d - 6],
              ],
              TERRACOTTA,
              20,
              0.85,
            );
          for (const x of [mast - 70, mast + 70])
            c.mark(
              [
                [x * 1.0, 1040],
                [mast, t + 40],
              ],
              '#a9865a',
              4,
            );
        },
      },
      {
        depth: 0.6,
        draw: () => {
          c.box(stage.left - 60, 1010, stage.right - stage.left + 120, 30, WOOD, {
            lift: 1.4,
            tex: 'brush',
          });
          across(stage, 84, (_, i) =>
            c.blob(
              `${i * 84 - 14},1100! ${i * 84 - 10},1078 ${i * 84 - 18},1060 ${i * 84 - 9},1036! ${i * 84 + 9},1036! ${i * 84 + 18},1060 ${i * 84 + 10},1078 ${i * 84 + 14},1100!`,
              '#b9865a',
              { lift: 0.7, tex: 'none' },
            ),
          );
          c.box(stage.left - 60, 1092, stage.right - stage.left + 120, stage.bottom - 1030, '#b98a5e', {
            lift: 1.5,
            tex: 'brush',
            edge: 'lit',
          });
          for (const y of [1136, 1190, 1256]) {
            c.mark(
              [
                [stage.left - 40, y],
                [MIDDLE, y + 3],
                [stage.right + 40, y],
              ],
              '#966a44',
              4,
              0.8,
            );
            across(
              stage,
              280,
              (x) => {
                c.mark(
                  [
                    [x, y - 48],
                    [x, y],
                  ],
                  '#966a44',
                  4,
                  0.8,
                );
                c.dot(x - 14, y - 24, 4, 4, '#7f5a3c');
                c.dot(x + 14, y - 24, 4, 4, '#7f5a3c');
              },
              y % 200,
            );
          }
        },
      },
      {
        depth: 0.95,
        draw: () => {
          for (const [x, s] of [
            [stage.left + 46, 1.2],
            [stage.right - 60, 1.35],
          ] as const)
            c.at(x, stage.bottom + 30, { scale: s }, () => {
              c.blob('-84,0! -104,-90 -84,-180! 84,-180! 104,-90 84,0!', UMBER, {
                lift: 1.8,
                tex: 'brushUpright',
              });
              for (const y of [-150, -44])
                c.band(`-96,${y} 0,${y + 12} 96,${y}`, [22, 22, 22], '#5f5560', { lift: 0.5 });
              c.oval(0, -180, 84, 20, WOOD, { lift: 0.4 });
            });
          c.mark(
            [
              [stage.left - 40, stage.top - 30],
              [stage.left + 160, stage.top + 120],
              [stage.left + 60, stage.top + 330],
              [stage.left - 40, stage.top + 420],
            ],
            '#a9865a',
            12,
          );
        },
      },
    ];
  },
};

function skyOf(g: Ground): void {
  ringSky(g);
  if (g.hour === 'night') stars(g, 60);
  disc(g, 96);
  for (const [x, t, s] of [
    [640, 0.44, 0.6],
    [780, 0.2, 0.7],
    [-190, 0.3, 0.8],
    [1080, 0.4, 0.7],
  ] as const)
    put(g.c, cloud, x, skyY(g.stage, t), s, '#fbf3e6');
}
