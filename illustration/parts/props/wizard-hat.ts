import { triples } from '../../paper/number-lists.ts';
import { AMBER, GILT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const wizardHat = prop(
  { id: 'wizard-hat', label: 'Wizard hat', colour: '#55497e', bounds: [-192, -292, 192, 16] },
  { grip: [0, 0] },
  (c, colour) => {
    c.blob('-92,-30 -50,-110 -20,-180 30,-226! 26,-170 56,-100 92,-30 0,-14', colour, { lift: 0.8 });
    c.blob('-150,-16 -80,-40 0,-26 80,-40 150,-16 80,6 0,10 -80,6', c.shade(colour, 0.05), { lift: 0.7 });
    c.blob('-92,-50 0,-34 92,-50! 96,-28! 0,-12 -96,-28!', AMBER, { lift: 0.3 });
    for (const [x, y, r] of triples('-20,-90,15 28,-120,10 4,-164,9'))
      c.star(x, y, r, GILT, { lift: 0.1, tex: 'none', turn: x });
  },
);
