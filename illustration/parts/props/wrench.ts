import { prop } from '../prop.ts';

export const wrench = prop(
  { id: 'wrench', label: 'Wrench', colour: '#aeb4b8', bounds: [-72, -156, 120, 56] },
  { grip: [-33, 14] },
  (c, colour) => {
    c.at(0, -20, { turn: 40 }, () => {
      c.band('0,70 0,-40', [26, 22], colour, { lift: 0.6 });
      c.blob(
        '-12,-30! -40,-60 -34,-100! -14,-108! -12,-76! 12,-76! 14,-108! 34,-100! 40,-60 12,-30!',
        colour,
        {
          lift: 0.4,
        },
      );
      c.dot(0, 60, 6, 6, c.shade(colour, -0.2));
    });
  },
);
