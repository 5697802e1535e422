import { IVORY, WALNUT, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { litWindow } from './shapes/lit-window.ts';

export const windmill = prop(
  { id: 'windmill', label: 'Windmill', colour: '#f2e6d2', bounds: [-208, -552, 208, 4] },
  (c, colour) => {
    c.cut('-66,2 -44,-250 44,-250 66,2', colour, { lift: 1, tex: 'feltTurned' });
    c.blob('-54,-244! -30,-296 0,-308 30,-296 54,-244!', '#a2513c', { lift: 0.7 });
    litWindow(c, 0, -130, 34, 46, true);
    c.blob('-22,2! -22,-52 0,-70 22,-52 22,2!', WALNUT, { lift: 0.2 });
    for (let i = 0; i < 4; i++)
      c.at(0, -264, { turn: 24 + i * 90 }, () => {
        c.mark('0,0 0,-170', WOOD, 8);
        c.cut('6,-40 44,-44 40,-170 6,-172', IVORY, { lift: 0.6 });
        for (const y of [-72, -104, -136]) c.mark(`6,${y} 42,${y - 2}`, WOOD, 3, 0.8);
      });
    c.oval(0, -264, 13, 13, WOOD, { lift: 0.5 });
  },
);
