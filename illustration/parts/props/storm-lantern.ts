import { LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

/** A hurricane lantern: a round glass between the two tubes of its frame. */
export const stormLantern = prop(
  { id: 'storm-lantern', label: 'Storm lantern', colour: '#3f6f73', bounds: [-66, -196, 66, 4] },
  { grip: [0, -189], light: { at: [0, -82], radius: 221 } },
  (c, colour) => {
    c.glow(0, -62, 170, LAMP, 0.75);
    c.mark('-30,-108 -26,-142 0,-149 26,-142 30,-108', colour, 4.4);
    c.mark('-38,-20 -45,-62 -36,-104 -18,-114', colour, 7);
    c.mark('38,-20 45,-62 36,-104 18,-114', colour, 7);
    c.blob('-20,-26 -33,-62 -22,-98 22,-98 33,-62 20,-26', '#ffd777', { lift: 0.5, lit: false });
    c.blob('0,-82! -11,-54 0,-36 11,-54', '#fff4cf', { lift: 0, tex: 'none', edge: 'none', lit: false });
    c.mark('-30,-62 30,-62', colour, 3.4);
    c.cut('-24,-98 -16,-118 16,-118 24,-98', colour, { lift: 0.4 });
    c.blob('-46,2! -42,-22 -20,-30 20,-30 42,-22 46,2!', colour, { lift: 0.5 });
  },
);
