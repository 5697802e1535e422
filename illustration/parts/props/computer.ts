import { AMBER, HARBOUR, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const computer = prop(
  { id: 'computer', label: 'Computer', colour: '#7f9a9c', bounds: [-200, -312, 200, 8] },
  { top: { y: -307, left: -158, right: 158 } },
  (c, colour) => {
    c.box(-150, -40, 300, 42, c.shade(colour, -0.08), { lift: 0.7 });
    for (let i = 0; i < 9; i++) c.dot(-120 + i * 30, -18, 8, 6, [TERRACOTTA, AMBER, HARBOUR][i % 3]!);
    c.box(-126, -236, 252, 190, colour, { lift: 0.9, tex: 'brush' });
    c.box(-102, -214, 204, 146, '#2f4456', { lift: 0.2, tex: 'none' });
    c.mark('-84,-100 -50,-146 -20,-118 20,-176 52,-130 84,-168', '#9fd8b4', 6);
    c.dot(60, -190, 9, 9, '#f2cd74', 1, false);
  },
);
