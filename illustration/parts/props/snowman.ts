import { AMBER, SOOT, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const snowman = prop(
  { id: 'snowman', label: 'Snowman', colour: '#fbf8f0', bounds: [-168, -440, 172, 12] },
  (c, colour) => {
    for (const [line, s] of [
      ['-58,-150 -106,-184 -128,-176', -1],
      ['58,-150 104,-188 120,-216', 1],
    ] as const) {
      c.band(line, [10, 7, 4], '#6a4a36', { lift: 0.4, tex: 'none' });
      c.mark(s < 0 ? '-106,-184 -116,-208' : '104,-188 130,-190', '#6a4a36', 5);
    }
    c.oval(0, -62, 82, 70, colour, { lift: 0.8, tex: 'feltTurned' });
    c.oval(0, -156, 64, 56, colour, { lift: 0.7, tex: 'feltTurned' });
    for (const y of [-80, -140, -166]) c.dot(0, y, 6.4, 6.4, '#4a3a3e');
    c.oval(0, -240, 52, 48, colour, { lift: 0.7, tex: 'feltTurned' });
    c.band('-44,-204 0,-194 46,-206', [22, 24, 22], TERRACOTTA, { lift: 0.5 });
    c.band('30,-200 46,-166 40,-138', [22, 22, 22], TERRACOTTA, { lift: 0.5, square: true });
    c.cut('-2,-244 -52,-234 0,-230', '#df8a3c', { lift: 0.4 });
    for (const s of [-1, 1]) c.dot(s * 17, -254, 5, 6, SOOT);
    c.mark('-12,-220 2,-214 16,-222', SOOT, 3.4);
    c.box(-52, -288, 104, 15, '#3f3a4a', { lift: 0.4 });
    c.box(-34, -336, 68, 52, '#3f3a4a', { lift: 0.5 });
    c.box(-34, -300, 68, 12, AMBER, { lift: 0.1, tex: 'none' });
  },
);
