import { prop } from '../prop.ts';

export const anchor = prop(
  { id: 'anchor', label: 'Anchor', colour: '#6a6f80', bounds: [-96, -244, 116, 12] },
  { grip: [40, -228] },
  (c, colour) => {
    c.at(0, 0, { turn: 10 }, () => {
      c.band('0,-150 0,-8', [17, 17], colour, { lift: 0.6 });
      c.band('-62,-56 -52,-16 0,-2 52,-16 62,-56', [10, 18, 20, 18, 10], colour, { lift: 0.6 });
      for (const s of [-1, 1]) c.cut(`${s * 62},-74 ${s * 82},-40 ${s * 44},-46`, colour, { lift: 0.5 });
      c.band('-38,-120 38,-120', [14, 14], colour, { lift: 0.5 });
      c.mark('0,-156 -14,-170 0,-186 14,-170 0,-156', colour, 9);
    });
  },
);
