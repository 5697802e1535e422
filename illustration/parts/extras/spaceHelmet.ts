import { CLOTH, darker, paler, WHITE } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { type Extra, glassRadius } from '../extra.ts';

export const spaceHelmet: Extra = {
  id: 'spaceHelmet',
  order: 90,
  label: 'Space helmet',
  slot: 'head',
  hat: true,
  glass: true,
  offInBed: true,
  rise: 44,
  brim: 42,
  front: {
    behindHead(doll) {
      const r = glassRadius(doll);
      doll.paper.ellipse(1, -3, r, r, '#cfdde0', { opacity: 0.5 });
    },
    onHead(doll, cloth) {
      const { paper } = doll;
      const r = glassRadius(doll);
      const suited = doll.parts.outfit.hat === spaceHelmet.id;
      const ring = suited && cloth === CLOTH.cream ? CLOTH.clay : cloth;
      paper.ellipse(1, -3, r, r, '#eaf6f8', { fillOpacity: 0.05, stroke: '#f4fbfb', strokeWidth: 3.4 });
      paper.ellipse(1, -3, r + 2.2, r + 2.2, 'none', { stroke: '#8fa3aa', strokeWidth: 1.2, opacity: 0.7 });
      const at = (degrees: number, k = 0.86): readonly [number, number] => {
        const a = (degrees * Math.PI) / 180;
        return [1 + Math.cos(a) * r * k, -3 + Math.sin(a) * r * k];
      };
      paper.brush([at(-160), at(-142), at(-122)], 7, WHITE, { opacity: 0.6, ends: 0.3 });
      paper.brush([at(-108), at(-100)], 5, WHITE, { opacity: 0.55, ends: 0.5 });
      paper.brush([at(20), at(38), at(52)], 3.4, WHITE, { opacity: 0.4, ends: 0.3 });
      const y = r - 20;
      paper.sheet(
        pts`
          -52,${y} -46,${y - 8} -24,${y + 2} 1,${y + 5} 26,${y + 2} 48,${y - 8} 54,${y} 48,${y + 10}
          26,${y + 18} 1,${y + 21} -24,${y + 18} -46,${y + 10}
        `,
        ring,
        { lift: 0.6, texture: 'felt' },
      );
      paper.line(
        [pts`-44,${y + 2} -22,${y + 10} 1,${y + 12.6} 24,${y + 10} 46,${y + 2}`],
        paler(ring, 0.5),
        1.4,
        { opacity: 0.8, dash: [3, 2.6] },
      );
      paper.ellipse(1 + r, -12, 7, 10, darker(ring, 0.2));
      paper.ellipse(1 + r, -12, 3.4, 4, CLOTH.butter);
    },
  },
};
