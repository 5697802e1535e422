import { LAMP, PANE, WHITE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { inTwo } from './shapes/in-two.ts';

export const ufo = prop(
  { id: 'ufo', label: 'UFO', colour: '#8fa3b8', bounds: [-208, -200, 208, -4] },
  inTwo({
    at: [0, -60],
    far(c) {
      c.cone([-56, 56, -20], [-130, 130, 170], LAMP, 0.5);
      c.blob('-76,-64! -64,-124 0,-152 64,-124 76,-64!', PANE, { lift: 0.7, tex: 'none' });
      c.mark('-44,-92 -36,-120 -14,-134', WHITE, 7, 0.8);
    },
    near(c, colour) {
      c.blob('-160,-44 -90,-80 0,-88 90,-80 160,-44 90,-14 0,-6 -90,-14', colour, {
        lift: 1.1,
        tex: 'brush',
      });
      for (let i = 0; i < 5; i++) {
        const x = -104 + i * 52;
        c.glow(x, -38, 26, LAMP, 0.6);
        c.oval(x, -38 + (i % 4 ? 5 : 0), 11, 10, LAMP, { lift: 0.2, tex: 'none', lit: false });
      }
    },
  }),
);
