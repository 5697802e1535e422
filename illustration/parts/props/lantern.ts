import { LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const lantern = prop(
  { id: 'lantern', label: 'Lantern', colour: '#8a5535', bounds: [-68, -192, 68, 4] },
  { grip: [0, -185], light: { at: [0, -75], radius: 221 } },
  (c, colour) => {
    c.glow(0, -58, 170, LAMP, 0.75);
    c.mark('-24,-112 -14,-142 14,-142 24,-112', '#6a4632', 6);
    c.cut('-36,-106 36,-106 44,-18 -44,-18', '#ffd777', { lift: 0.5, lit: false });
    c.blob('0,-84! -14,-52 0,-32 14,-52', '#fff4cf', { lift: 0, tex: 'none', edge: 'none', lit: false });
    for (const x of [-34, 0, 34]) c.mark(`${x},-106 ${x * 1.22},-18`, colour, 5.4);
    c.cut('-40,-118 40,-118 34,-102 -34,-102', colour, { lift: 0.4 });
    c.cut('-50,-22 50,-22 46,2 -46,2', colour, { lift: 0.5 });
  },
);
