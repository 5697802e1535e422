import { WHITE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const crystal = prop(
  { id: 'crystal', label: 'Crystal', colour: '#9fc3d4', bounds: [-140, -256, 140, 16] },
  { grip: [0, 0], light: { at: [0, -117], radius: 221 } },
  (c, colour) => {
    c.glow(0, -90, 170, colour, 0.5);
    for (const [x, w, h, lean, k] of [
      [-62, 48, 110, -16, -0.04],
      [58, 54, 130, 14, -0.02],
      [0, 66, 200, 0, 0.03],
    ] as const)
      c.at(x, 4, { turn: lean }, () => {
        c.cut(
          `${-w / 2},0 ${-w / 2},${-h * 0.7} 0,${-h} ${w / 2},${-h * 0.7} ${w / 2},0`,
          c.shade(colour, k),
          {
            lift: 0.7,
          },
        );
        c.cut(`0,${-h} ${w / 2},${-h * 0.7} ${w / 2},0 4,0`, c.shade(colour, k - 0.07), {
          lift: 0,
          edge: 'none',
          tex: 'none',
        });
        c.mark(`${-w * 0.3},${-h * 0.2} ${-w * 0.3},${-h * 0.62}`, WHITE, 4, 0.6);
      });
  },
);
