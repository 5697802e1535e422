import { pairs } from '../../paper/number-lists.ts';
import { prop } from '../prop.ts';

export const bridge = prop(
  { id: 'bridge', label: 'Bridge', colour: '#b3a598', bounds: [-316, -200, 316, 8] },
  { seat: [0, -198], top: { y: -197, left: -90, right: 90 } },
  (c, colour) => {
    c.blob(
      '-240,4! -230,-60 -110,-110 0,-122 110,-110 230,-60 240,4! 150,4! 110,-46 0,-66 -110,-46 -150,4!',
      colour,
      { lift: 1, tex: 'feltTurned' },
    );
    for (const [x, y] of pairs('-170,-40 -110,-80 -40,-94 40,-94 120,-76 180,-36 -200,-10 204,-12'))
      c.mark(`${x - 16},${y} ${x + 14},${y - 2}`, c.shade(colour, -0.09), 4, 0.7);
    c.band('-236,-76 -110,-128 0,-142 110,-128 236,-76', [20, 20, 20, 20, 20], c.shade(colour, 0.04), {
      lift: 0.6,
    });
  },
);
