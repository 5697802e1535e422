import { CLOTH, SHADE } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

export const beads: Extra = {
  id: 'beads',
  order: 20,
  label: 'Beads',
  slot: 'neck',

  front: {
    atNeck({ paper }) {
      const beads = [CLOTH.clay, CLOTH.butter, CLOTH.dusk, CLOTH.cream, CLOTH.sage];
      for (let i = 0; i < 9; i++) {
        const a = ((i + 0.5) / 9) * Math.PI;
        const x = Math.cos(a) * 17;
        const y = -73 + Math.sin(a) * 17;
        paper.ellipse(x + 0.6, y + 1.4, 3, 3, SHADE, { opacity: 0.25 });
        paper.ellipse(x, y, 3, 3, beads[i % beads.length] as string);
        paper.ellipse(x - 0.9, y - 1, 0.8, 0.7, CLOTH.cream, { opacity: 0.7 });
      }
    },
  },
  back: {
    atNeck({ paper }) {
      paper.line([pts`-15,-75 -8,-72 0,-71 8,-72 15,-75`], CLOTH.clay, 2.6, { dash: [3, 2.4] });
    },
  },
};
