import { LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

/** A brass lamp with a tall glass chimney and a ring for a finger. */
export const oilLamp = prop(
  { id: 'oil-lamp', label: 'Oil lamp', colour: '#b98f4c', bounds: [-58, -202, 94, 4] },
  { grip: [54, -32], light: { at: [0, -104], radius: 200 } },
  (c, colour) => {
    c.glow(0, -80, 154, LAMP, 0.75);
    c.mark('34,-34 62,-40 64,-12 36,-10', colour, 6);
    c.blob('-22,-52 -30,-84 -15,-112 -13,-152! 13,-152! 15,-112 30,-84 22,-52', '#ffe6a8', {
      lift: 0.4,
      lit: false,
    });
    c.blob('0,-106! -13,-76 0,-56 13,-76', '#fff4cf', { lift: 0, tex: 'none', edge: 'none', lit: false });
    c.cut('-24,-54 24,-54 20,-42 -20,-42', colour, { lift: 0.4 });
    c.blob('-42,-10 -38,-36 0,-44 38,-36 42,-10', colour, { lift: 0.5 });
    c.cut('-36,-12 36,-12 42,2 -42,2', colour, { lift: 0.4 });
  },
);
