import { GOLD, IVORY, LAMP, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const trophy = prop(
  { id: 'trophy', label: 'Trophy', colour: GOLD, bounds: [-132, -256, 132, 8] },
  { grip: [0, -78], light: { at: [0, -156], radius: 195 } },
  (c, colour) => {
    c.glow(0, -120, 150, LAMP, 0.5);
    for (const s of [-1, 1]) c.mark(`${s * 52},-176 ${s * 94},-164 ${s * 78},-112 ${s * 34},-98`, colour, 13);
    c.box(-50, -28, 100, 30, WOOD, { lift: 0.6 });
    c.cut('-15,-84 15,-84 28,-26 -28,-26', colour, { lift: 0.5 });
    c.blob('-62,-196! 62,-196! 54,-120 24,-82 -24,-82 -54,-120', colour, { lift: 0.8 });
    c.star(0, -146, 24, IVORY, { lift: 0.2, tex: 'none' });
  },
);
