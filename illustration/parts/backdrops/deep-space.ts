import type { LightShift } from '../../paper/hour-lights.ts';
import { triples } from '../../paper/number-lists.ts';
import { STARLIGHT } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { layer, MIDDLE, skyY } from '../backdrop-stage.ts';
import { asteroid } from '../props/asteroid.ts';
import { planet } from '../props/planet.ts';
import { ringedPlanet } from '../props/ringed-planet.ts';
import { rock } from '../props/rock.ts';
import { hill, peaks } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { ringSky, stars } from './shapes/sky.ts';

/** Deep space is dark at any hour; the hour only colours the clouds of gas. */
const SPACE: LightShift = {
  dawn: {
    sky: ['#1d2148', '#2e2f62', '#57477c', '#96658a', '#d59a92'],
    air: '#8b7ba8',
    haze: 0.6,
    tint: '#dcc6d8',
    tintStrength: 0.45,
    deep: '#0f1230',
    shadow: '#080a24',
    shadowStrength: 1.15,
  },
  noon: {
    sky: ['#182850', '#21406e', '#2f5f89', '#4687a0', '#7ab6b8'],
    air: '#6c9fb6',
    haze: 0.6,
    tint: '#d2e2ea',
    tintStrength: 0.4,
    deep: '#0b1a38',
    shadow: '#061128',
    shadowStrength: 1.15,
  },
  dusk: {
    sky: ['#221a44', '#43275e', '#743a6d', '#ac576b', '#e08b6a'],
    air: '#96607f',
    haze: 0.6,
    tint: '#eec0b4',
    tintStrength: 0.5,
  },
  night: {
    sky: ['#11163a', '#1b2252', '#2a3270', '#3f4b90', '#5d6fb0'],
    air: '#5868a8',
    haze: 0.65,
    tint: '#a9b2e0',
    tintStrength: 0.55,
  },
};

export const deepSpace = backdrop(
  { id: 'deep-space', label: 'Deep space', ground: 1190, shift: SPACE },
  (g, c, stage) => {
    const surface = '#b9a6b4';
    return [
      layer(0, () => {
        ringSky(g, [MIDDLE + 70, skyY(stage, 0.56)]);
        stars(g, 110, 1.3);
      }),
      layer(0.16, () => {
        put(c, ringedPlanet, 190, skyY(stage, 0.3), 0.86, '#d9946a');
        put(c, planet, 830, skyY(stage, 0.5), 0.56, '#7fa3a8');
        put(c, planet, 640, skyY(stage, 0.14), 0.24, '#d9b46a');
        put(c, ringedPlanet, 1090, skyY(stage, 0.34), 0.8, '#a98ac0');
        put(c, planet, -190, skyY(stage, 0.44), 0.8, '#c9786a');
        for (const [x, t, r] of triples('420,0.1,15 70,0.62,17 760,0.8,13 1000,0.7,16'))
          c.star(x, skyY(stage, t), r, STARLIGHT, { lift: 0.4, turn: x, lit: false, tex: 'none' });
      }),
      layer(0.32, () => {
        for (const [x, t, s] of triples('110,0.82,0.4 300,0.66,0.24 760,0.68,0.34 1060,0.8,0.5 -160,0.8,0.5'))
          put(c, asteroid, x, skyY(stage, t), s, '#8d8494');
      }),
      layer(0.48, () => {
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
      }),
      layer(0.61, () => {
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
        for (const [x, y, r] of triples(
          '140,1176,62 300,1250,40 760,1164,70 640,1270,50 -160,1200,70 1060,1220,66',
        )) {
          c.oval(x, y, r, r * 0.3, c.shade(surface, -0.07), { lift: 0, edge: 'none' });
          c.oval(x + 3, y + 5, r * 0.86, r * 0.22, c.shade(surface, -0.02), {
            lift: 0,
            edge: 'none',
            tex: 'none',
          });
        }
      }),
      layer(0.94, () => {
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
      }),
    ];
  },
);
