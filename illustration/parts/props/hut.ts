import { prop } from '../prop.ts';

export const hut = prop(
  { id: 'hut', label: 'Hut', colour: '#a97d52', bounds: [-172, -280, 172, 8] },
  (c, colour) => {
    c.box(-84, -122, 168, 124, colour, { lift: 0.8, tex: 'brushUpright' });
    for (const x of [-50, -18, 18, 50]) c.mark(`${x},-120 ${x + 1},0`, c.shade(colour, -0.08), 3, 0.7);
    c.blob(
      '-132,-98! -60,-176 0,-216 60,-176 132,-98! 96,-104! 64,-92! 30,-106! 0,-92! -34,-106! -66,-92! -98,-104!',
      '#cba35c',
      { lift: 0.9, tex: 'brush' },
    );
    c.blob('-28,2! -28,-64 0,-82 28,-64 28,2!', '#5a3f34', { lift: 0.2 });
  },
);
