import { backdrop } from '../backdrop.ts';
import { FROST } from '../backdrop-lights.ts';
import { across, layer } from '../backdrop-stage.ts';
import { christmasTree } from '../props/christmas-tree.ts';
import { house } from '../props/house.ts';
import { pine } from '../props/pine.ts';
import { snowfall } from './shapes/air.ts';
import { hill } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { sky } from './shapes/sky.ts';

export const snowVillage = backdrop(
  {
    id: 'snow-village',
    label: 'Snow village',
    ground: 1190,
    shift: FROST,
    soft: { colour: '#f9f8f2', depth: 14 },
  },
  (g, c, stage) => {
    const snowHouse = (x: number, y: number, s: number, colour: string, flip = false) => {
      put(c, house, x, y, s, colour, flip);
      c.at(x, y, { scale: s, flip }, () =>
        c.blob(
          '-134,-136! 0,-254! 134,-136! 110,-146 84,-134 56,-152 24,-138 -10,-158 -40,-140 -72,-152 -102,-136',
          '#fbf9f2',
          { lift: 0.5, tex: 'feltTurned' },
        ),
      );
    };
    return [
      sky(g, { stars: 60, disc: 76 }),
      layer(0.2, () => {
        hill(g, { y: 770, rise: 50, wave: 230, phase: 1, colour: '#d5e2ea', lift: 1.4, tex: 'feltTurned' });
        across(stage, 78, (x, _, k) => put(c, pine, x, 840 + k * 16, 0.28 + k * 0.16, '#7fa6a2'));
        hill(g, { y: 850, rise: 26, wave: 210, phase: 3, colour: '#dfe9ee', lift: 1.4, tex: 'feltTurned' });
      }),
      layer(0.42, () => {
        snowHouse(170, 985, 0.86, '#d98a6a');
        snowHouse(420, 960, 0.66, '#e5c48a', true);
        snowHouse(690, 990, 0.95, '#a9705a', true);
        snowHouse(-150, 985, 0.9, '#e5c48a');
        snowHouse(1050, 990, 0.9, '#d98a6a');
        hill(g, { y: 975, rise: 18, wave: 230, phase: 5, colour: '#eef3f3', lift: 1.8, tex: 'feltTurned' });
      }),
      layer(0.56, () => {
        put(c, christmasTree, 858, 1100, 0.9, '#4a8262');
        put(c, pine, 60, 1100, 0.78, '#5f9080');
        put(c, pine, -170, 1110, 1, '#5f9080');
        put(c, pine, 1090, 1110, 1, '#5f9080');
        hill(g, { y: 1080, rise: 16, wave: 250, phase: 0.4, colour: '#f9f8f2', tex: 'feltTurned' });
      }),
      layer(0.78, () => snowfall(g, 80)),
      layer(0.95, () => {
        hill(g, {
          y: 1296,
          rise: 14,
          wave: 250,
          phase: 2,
          valley: -46,
          colour: '#b4cadb',
          lift: 2.5,
          tex: 'feltTurned',
        });
        put(c, pine, stage.left + 6, stage.bottom + 40, 1.25, '#4f7f74');
        put(c, pine, stage.right - 6, stage.bottom + 50, 1.1, '#4f7f74');
      }),
    ];
  },
);
