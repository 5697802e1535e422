/** No ground, or another one. */
import { LAMP, RUG_RED, STARLIGHT } from '../../paper/papers.ts';
import { asteroid } from '../../props/asteroid.ts';
import { cloud } from '../../props/cloud.ts';
import { pine } from '../../props/pine.ts';
import { planet } from '../../props/planet.ts';
import { ringedPlanet } from '../../props/ringed-planet.ts';
import { rock } from '../../props/rock.ts';
import type { Backdrop } from '../backdrop.ts';
import { SPACE } from '../light.ts';
import {
  across,
  disc,
  type Ground,
  hill,
  hungStars,
  MIDDLE,
  peaks,
  ringSky,
  skyY,
  stars,
} from '../terrain.ts';
import { pick, put } from './place.ts';

/** A small town seen from high above: three rows of houses round a church, by night all at home. */
function town({ c, hour }: Ground, x0: number, y0: number): void {
  const lit = hour === 'night' || hour === 'dusk';
  if (lit) c.glow(x0, y0 + 24, 230, '#ffcf6b', 0.5, 96);
  const house = (x: number, y: number, w: number, high: number, i: number, steep = 0.5) => {
    c.box(x - w / 2, y - high, w, high + 26, pick(['#f0e2cc', '#e5c8a8', '#d9c4bc'], i), {
      lift: 0.4,
      tex: 'none',
    });
    c.cut(
      `${x - w * 0.64},${y - high + 3} ${x},${y - high - w * steep} ${x + w * 0.64},${y - high + 3}`,
      pick([RUG_RED, '#8a6480', '#6f7398'], i),
      { lift: 0.5, tex: 'none' },
    );
    if (!lit) return;
    for (const dx of i % 3 === 1 ? [0] : [-0.22, 0.22])
      c.patch(
        [
          [x + w * dx - 4, y - high + 11, 1],
          [x + w * dx + 4, y - high + 11, 1],
          [x + w * dx + 4, y - high + 22, 1],
          [x + w * dx - 4, y - high + 22, 1],
        ],
        LAMP,
        1,
        false,
      );
  };
  house(x0 + 26, y0 - 4, 26, 66, 2, 1.7);
  for (const [row, xs] of [
    [-126, -84, -36, 84, 130],
    [-160, -108, -60, -4, 52, 108, 160],
    [-132, -80, -26, 30, 84, 136],
  ].entries())
    xs.forEach((dx, i) => {
      house(x0 + dx, y0 + row * 30 + ((i * 5) % 9), 38 + row * 4, 30 + ((i * 7 + row) % 3) * 4, i + row);
    });
}

export const openSky: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const bank = (
      y: number,
      s: number,
      colour: string,
      spacing: number,
      offset: number,
      [from, to]: readonly [number, number] = [0, 0],
    ) =>
      across(
        stage,
        spacing,
        (x, i, k) => {
          if (x < from || x > to) put(c, cloud, x, y + k * 50, s * (0.8 + k * 0.4), colour, i % 2 === 0);
        },
        offset,
      );
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 80, 1.1);
          disc(g, 120);
        },
      },
      {
        depth: 0.12,
        draw: () => {
          if (g.hour === 'night')
            hungStars(g, [
              [64, 0.12, 26],
              [800, 0.16, 24],
              [230, 0.5, 16],
              [-150, 0.3, 24],
              [1050, 0.36, 22],
            ]);
          for (const [x, t, s] of [
            [160, 0.3, 0.8],
            [790, 0.42, 0.86],
            [-190, 0.5, 0.9],
            [1090, 0.24, 0.8],
          ] as const)
            put(c, cloud, x, skyY(stage, t), s, '#f6efe6');
        },
      },
      {
        depth: 0.26,
        draw: () => {
          hill(g, { y: 1070, rise: 22, wave: 220, phase: 1, colour: '#93ae90', lift: 1.4 });
          across(stage, 110, (x, _, k) => put(c, pine, x, 1108, 0.15 + k * 0.06, '#7f9f88'));
          town(g, 700, 1104);
        },
      },
      // The clouds part over the town.
      { depth: 0.42, draw: () => bank(1136, 0.9, '#f3ece4', 330, 0, [540, 860]) },
      { depth: 0.86, draw: () => bank(1330, 1.5, '#fbf6ee', 330, 150) },
      {
        depth: 0.96,
        draw: () => {
          put(c, cloud, stage.left - 10, stage.bottom + 10, 1.9, '#efe9e4');
          put(c, cloud, stage.right + 10, stage.bottom + 20, 1.8, '#efe9e4', true);
        },
      },
    ];
  },
};

export const deepSpace: Backdrop = {
  shift: SPACE,
  layers(g) {
    const { c, stage } = g;
    const surface = '#b9a6b4';
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g, [MIDDLE + 70, skyY(stage, 0.56)]);
          stars(g, 110, 1.3);
        },
      },
      {
        depth: 0.16,
        draw: () => {
          put(c, ringedPlanet, 190, skyY(stage, 0.3), 0.86, '#d9946a');
          put(c, planet, 830, skyY(stage, 0.5), 0.56, '#7fa3a8');
          put(c, planet, 640, skyY(stage, 0.14), 0.24, '#d9b46a');
          put(c, ringedPlanet, 1090, skyY(stage, 0.34), 0.8, '#a98ac0');
          put(c, planet, -190, skyY(stage, 0.44), 0.8, '#c9786a');
          for (const [x, t, r] of [
            [420, 0.1, 15],
            [70, 0.62, 17],
            [760, 0.8, 13],
            [1000, 0.7, 16],
          ] as const)
            c.star(x, skyY(stage, t), r, STARLIGHT, { lift: 0.4, turn: x, lit: false, tex: 'none' });
        },
      },
      {
        depth: 0.32,
        draw: () => {
          for (const [x, t, s] of [
            [110, 0.82, 0.4],
            [300, 0.66, 0.24],
            [760, 0.68, 0.34],
            [1060, 0.8, 0.5],
            [-160, 0.8, 0.5],
          ] as const)
            put(c, asteroid, x, skyY(stage, t), s, '#8d8494');
        },
      },
      {
        depth: 0.48,
        draw: () => {
          peaks(g, { base: 1030, high: 120, spacing: 170, colour: '#8f7f9c', seed: 4 });
          hill(g, {
            y: 1020,
            rise: 24,
            wave: 210,
            phase: 2,
            colour: '#a593a8',
            lift: 1.8,
            tex: 'feltTurned',
          });
        },
      },
      {
        depth: 0.61,
        draw: () => {
          const land = {
            y: 1110,
            rise: 18,
            wave: 250,
            phase: 0.6,
            valley: -20,
            colour: surface,
            tex: 'feltTurned' as const,
          };
          hill(g, land);
          for (const [x, y, r] of [
            [140, 1176, 62],
            [300, 1250, 40],
            [760, 1164, 70],
            [640, 1270, 50],
            [-160, 1200, 70],
            [1060, 1220, 66],
          ] as const) {
            c.oval(x, y, r, r * 0.3, c.shade(surface, -0.07), { lift: 0, edge: 'none' });
            c.oval(x + 3, y + 5, r * 0.86, r * 0.22, c.shade(surface, -0.02), {
              lift: 0,
              edge: 'none',
              tex: 'none',
            });
          }
        },
      },
      {
        depth: 0.94,
        draw: () => {
          hill(g, {
            y: 1290,
            rise: 10,
            wave: 240,
            phase: 3,
            valley: -70,
            colour: '#6f6384',
            lift: 2.5,
            tex: 'feltTurned',
          });
          for (const [x, k] of [
            [stage.left + 40, 1.5],
            [stage.right - 50, 1.7],
          ] as const)
            put(c, rock, x, stage.bottom + 30, k, '#7d6f92', x < MIDDLE);
        },
      },
    ];
  },
};
