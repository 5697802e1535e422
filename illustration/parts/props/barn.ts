import { BARN_RED, IVORY } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { litWindow } from './shapes/lit-window.ts';

export const barn = prop(
  { id: 'barn', label: 'Barn', colour: BARN_RED, bounds: [-216, -376, 216, 8] },
  (c, colour) => {
    c.cut('-150,2 -150,-150 -104,-226 0,-272 104,-226 150,-150 150,2', colour, {
      lift: 1,
      tex: 'brushUpright',
    });
    c.cut(
      '-166,-142 -112,-236 0,-286 112,-236 166,-142 144,-140 98,-214 0,-258 -98,-214 -144,-140',
      '#7a4a3c',
      { lift: 0.6, tex: 'brush' },
    );
    c.box(-62, -120, 124, 122, c.shade(colour, -0.06), { lift: 0.3, tex: 'brushUpright' });
    for (const p of ['-60,-118 60,0', '60,-118 -60,0', '-62,-120 62,-120', '0,-120 0,0']) c.mark(p, IVORY, 8);
    litWindow(c, 0, -158, 44, 48, true);
  },
);
