import { prop } from '../prop.ts';

export const fence = prop(
  { id: 'fence', label: 'Fence', colour: '#e9dcc4', bounds: [-288, -160, 288, 8] },
  { seat: [0, -110] },
  (c, colour) => {
    for (const y of [-78, -36])
      c.box(-220, y - 9, 440, 18, c.shade(colour, -0.04), { lift: 0.4, tex: 'brush' });
    for (let i = 0; i < 8; i++) {
      const x = -196 + i * 56;
      c.cut(`${x - 15},2 ${x - 15},-100 ${x},-122 ${x + 15},-100 ${x + 15},2`, colour, {
        lift: 0.6,
        tex: 'brushUpright',
      });
    }
  },
);
