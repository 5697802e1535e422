import type { Cutter } from '../../paper/cutter.ts';
import { triples } from '../../paper/number-lists.ts';
import { prop } from '../prop.ts';

function pot(c: Cutter, colour: string): void {
  for (const x of [-50, 50]) c.band(`${x},-12 ${x * 1.16},6`, [19, 15], colour, { lift: 0.3 });
  c.blob('-84,-128! 84,-128! 108,-66 76,-10 0,2 -76,-10 -108,-66', colour, { lift: 0.9 });
}

/** The rim all round, and what boils in it. */
function brew(c: Cutter, colour: string): void {
  c.blob('-96,-134 0,-152 96,-134 90,-112 0,-104 -90,-112', c.shade(colour, 0.08), { lift: 0.5 });
  c.blob('-78,-130 -40,-142 0,-134 44,-144 78,-130 40,-118 -40,-118', '#9ecf8c', {
    lift: 0.1,
    tex: 'none',
    lit: false,
  });
  for (const [x, y, r] of triples('-34,-150,15 12,-160,20 44,-146,11 -8,-196,11 26,-212,8'))
    c.oval(x, y, r, r, '#b9e0a2', { lift: 0.3, tex: 'none', lit: false });
}

const shine = (c: Cutter): void => c.glow(0, -150, 170, '#bfe6b0', 0.55);

export const cauldron = prop(
  { id: 'cauldron', label: 'Cauldron', colour: '#4a4656', bounds: [-140, -288, 140, 16] },
  {
    light: { at: [0, -195], radius: 221 },
    inside: {
      at: [0, -100],
      far(c, colour) {
        shine(c);
        brew(c, colour);
      },
      near(c, colour) {
        pot(c, colour);
        c.blob('-96,-132! 0,-116 96,-132! 90,-112 0,-104 -90,-112', c.shade(colour, 0.08), { lift: 0.5 });
      },
    },
  },
  (c, colour) => {
    shine(c);
    pot(c, colour);
    brew(c, colour);
  },
);
