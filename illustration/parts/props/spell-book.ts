import { triples } from '../../paper/number-lists.ts';
import { BONE, IVORY, LAMP, STARDUST } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const spellBook = prop(
  { id: 'spell-book', label: 'Spell book', colour: '#7a4a66', bounds: [-176, -188, 176, 8] },
  { grip: [0, 4], light: { at: [0, -78], radius: 182 } },
  (c, colour) => {
    c.glow(0, -60, 140, LAMP, 0.5);
    c.blob('-136,-14! -130,-44 0,-26 130,-44 136,-14! 0,6', colour, { lift: 0.8 });
    for (const s of [-1, 1]) {
      c.blob(`0,-24! ${s * 40},-52 ${s * 118},-62! ${s * 122},-24! ${s * 50},-16`, s < 0 ? IVORY : BONE, {
        lift: 0.5,
      });
      for (const y of [0, 1, 2])
        c.mark(`${s * 34},${-40 + y * 9} ${s * 98},${-48 + y * 9}`, '#c9b28c', 3, 0.9);
    }
    for (const [x, y, r] of triples('-30,-100,14 26,-124,18 64,-92,10 -64,-136,9'))
      c.star(x, y, r, STARDUST, { lift: 0.2, tex: 'none', lit: false, turn: x });
  },
);
