import { paler } from '../../figures/hero/body/palette.ts';
import type { Outline } from '../../paper/outline.ts';
import type { Paper } from '../../paper/paper.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

function band(paper: Paper, cloth: string, outline: Outline, light: Outline): void {
  paper.sheet(outline, cloth, { texture: 'felt', lift: 0.5, jitter: 0.3 });
  paper.brush(light, 1.8, paler(cloth, 0.4), { opacity: 0.6 });
}

export const headband: Extra = {
  id: 'headband',
  order: 114,
  label: 'Headband',
  slot: 'head',
  rise: 10,
  front: {
    onHead: ({ paper }, cloth) =>
      band(
        paper,
        cloth,
        pts`-56,-4 -53,-30 -34,-50 0,-57 34,-50 53,-30 56,-4 49,-4 46,-24 29,-40 0,-46 -29,-40 -46,-24 -49,-4`,
        pts`-40,-38 -18,-49 4,-52 24,-48`,
      ),
  },
  side: {
    onHead: ({ paper }, cloth) =>
      band(paper, cloth, pts`2,-4 6,-28 12,-46 18,-57 28,-54 22,-42 16,-26 11,-4`, pts`9,-20 14,-38 20,-50`),
  },
  back: {
    onHead: ({ paper }, cloth) =>
      paper.sheet(pts`-50,-36 -28,-54 0,-60 28,-54 50,-36 28,-48 0,-53 -28,-48`, cloth),
  },
};
