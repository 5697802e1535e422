import { TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const rainbow = prop(
  { id: 'rainbow', label: 'Rainbow', colour: TERRACOTTA, bounds: [-428, -428, 428, 0] },
  (c) => {
    const bands = [TERRACOTTA, '#e0934f', '#ecc76c', '#8fae7c', '#6f9bb0', '#8a7aa6'];
    bands.forEach((k, i) => {
      const r = 330 - i * 30;
      c.blob(
        `${-r},0! ${-r * 0.7},${-r * 0.72} 0,${-r} ${r * 0.7},${-r * 0.72} ${r},0! ${r - 26},0! ${(r - 26) * 0.7},${-(r - 26) * 0.72} 0,${-(r - 26)} ${-(r - 26) * 0.7},${-(r - 26) * 0.72} ${-(r - 26)},0!`,
        k,
        { lift: 0.5, tex: 'brush' },
      );
    });
  },
);
