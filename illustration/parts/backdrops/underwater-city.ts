import { LAMP, LAMP_GLOW, SAILCLOTH } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { SEA } from '../backdrop-lights.ts';
import { across, layer, MIDDLE } from '../backdrop-stage.ts';
import { coral } from '../props/coral.ts';
import { fanCoral } from '../props/fan-coral.ts';
import { seaweed } from '../props/seaweed.ts';
import { hill } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { stripSky } from './shapes/sky.ts';
import { beams, cave, seaTower, shoal } from './shapes/under-water.ts';

export const underwaterCity = backdrop(
  { id: 'underwater-city', label: 'Underwater city', ground: 1190, shift: SEA },
  (g, c, stage) => [
    layer(0, () => {
      stripSky(g, 0.96, 0.06);
      c.glow(MIDDLE, stage.top - 40, 640, c.paper.light.glow, 0.6, 460);
    }),
    layer(0.2, () => {
      shoal(g, 90, 0.3, '#e4eed6');
      shoal(g, 960, 0.4, '#e4eed6');
      across(stage, 128, (x, i, k) =>
        seaTower(
          c,
          x,
          1000,
          60 + k * 20,
          170 + ((((i * 61) % 5) + 5) % 5) * 36,
          '#9fb0b8',
          ['#c99a9c', '#a894b8', '#c9ac86'][((i % 3) + 3) % 3]!,
        ),
      );
      hill(g, { y: 960, rise: 20, wave: 230, phase: 2, colour: '#6fa0a8', lift: 1.3 });
    }),
    layer(0.42, () => {
      for (const [x, w, h, roof] of [
        [150, 104, 250, '#d98a8a'],
        [300, 84, 340, '#a98ac0'],
        [450, 140, 430, '#e0a05a'],
        [610, 90, 320, '#d98a8a'],
        [760, 110, 230, '#a98ac0'],
        [-90, 100, 300, '#e0a05a'],
        [-230, 90, 220, '#d98a8a'],
        [930, 96, 330, '#e0a05a'],
        [1080, 110, 260, '#a98ac0'],
      ] as const)
        seaTower(c, x, 1070, w, h, '#f0dcc6', roof);
      c.glow(450, 1010, 120, LAMP_GLOW, 0.6);
      c.blob('404,1090! 404,1000 450,946 496,1000 496,1090!', LAMP, {
        lift: 0,
        tex: 'none',
        edge: 'none',
        lit: false,
      });
      hill(g, {
        y: 1060,
        rise: 18,
        wave: 240,
        phase: 1,
        colour: '#d8c8a0',
        lift: 1.8,
        tex: 'feltTurned',
      });
    }),
    layer(0.46, () => beams(g, 0.3)),
    layer(0.58, () => {
      put(c, seaweed, 80, 1170, 0.9, '#5f9f86');
      put(c, fanCoral, 810, 1170, 0.8, '#d98aa0');
      put(c, coral, -170, 1180, 1, '#e0705a');
      put(c, seaweed, 1090, 1180, 1, '#5f9f86');
      hill(g, { y: 1136, rise: 14, wave: 250, phase: 0.4, colour: SAILCLOTH, tex: 'feltTurned' });
    }),
    layer(0.95, () => {
      cave(g, '#3f6f8c');
      put(c, coral, stage.left + 90, stage.bottom + 40, 1.4, '#a05a7c');
      put(c, seaweed, stage.right - 20, stage.bottom + 30, 1.5, '#3f8a7a', true);
      put(c, seaweed, stage.left + 6, stage.bottom + 30, 1.3, '#3f8a7a');
    }),
  ],
);
