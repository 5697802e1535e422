import { pairs, triples } from '../../paper/number-lists.ts';
import { backdrop } from '../backdrop.ts';
import { SEA } from '../backdrop-lights.ts';
import { layer, MIDDLE } from '../backdrop-stage.ts';
import { coral } from '../props/coral.ts';
import { fanCoral } from '../props/fan-coral.ts';
import { rock } from '../props/rock.ts';
import { seaweed } from '../props/seaweed.ts';
import { starfish } from '../props/starfish.ts';
import { hill, hillY, peaks } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { stripSky } from './shapes/sky.ts';
import { beams, cave, shoal, surface } from './shapes/under-water.ts';

export const seabed = backdrop({ id: 'seabed', label: 'Seabed', ground: 1190, shift: SEA }, (g, c, stage) => {
  const sand = {
    y: 1130,
    rise: 18,
    wave: 250,
    phase: 0.4,
    valley: -30,
    colour: '#f0d49a',
    tex: 'feltTurned' as const,
  };
  return [
    layer(0, () => {
      stripSky(g, 0.92, 0.1);
      c.glow(MIDDLE + 60, stage.top - 40, 700, c.paper.light.glow, 0.75, 560);
      surface(g);
    }),
    layer(0.2, () => {
      shoal(g, 120, 0.42, '#e4eed6');
      shoal(g, 900, 0.62, '#e4eed6');
      shoal(g, -240, 0.6, '#e4eed6');
      peaks(g, { base: 1010, high: 250, spacing: 190, colour: '#4f94a6', seed: 6, lift: 1.3 });
    }),
    layer(0.38, () => {
      for (const [x, s, k] of triples('110,1.1,0 780,0.95,1 -200,1,1 1080,1.2,0'))
        put(c, k ? fanCoral : seaweed, x, 1070, s, k ? '#cf90a8' : '#5fa086');
      put(c, coral, 250, 1075, 0.9, '#d98a78');
      hill(g, { y: 1050, rise: 30, wave: 190, phase: 2, colour: '#3f7f98', lift: 1.7 });
    }),
    layer(0.44, () => beams(g, 0.36)),
    layer(0.58, () => {
      put(c, coral, 90, 1170, 1.15, '#e0654e');
      put(c, fanCoral, 800, 1160, 0.86, '#e3a04e');
      put(c, seaweed, 240, 1160, 0.7, '#4f9a78');
      put(c, seaweed, 690, 1160, 0.62, '#4f9a78', true);
      put(c, coral, 1090, 1180, 1.2, '#c97a9a');
      put(c, seaweed, -180, 1180, 1.1, '#4f9a78');
      hill(g, sand);
      for (const [x, s] of pairs('330,0.3 520,0.24 610,0.36'))
        put(c, rock, x, hillY(sand, x) + 60, s, '#c7b6a2');
      put(c, starfish, 420, hillY(sand, 420) + 96, 0.5, '#e8745a');
    }),
    layer(0.93, () => {
      cave(g, '#3f7288');
    }),
    layer(0.99, () => {
      put(c, coral, stage.left + 100, stage.bottom + 40, 1.5, '#7f5a86');
      put(c, coral, stage.right - 90, stage.bottom + 50, 1.4, '#6a5a8c', true);
      put(c, seaweed, stage.left + 10, stage.bottom + 30, 1.5, '#3f8a7a');
      put(c, seaweed, stage.right - 4, stage.bottom + 30, 1.7, '#3f8a7a', true);
    }),
  ];
});
