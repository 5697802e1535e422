import { AMBER, HARBOUR, IVORY, LAMP, OLIVE } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const cake = prop(
  { id: 'cake', label: 'Cake', colour: '#e5a59a', bounds: [-156, -208, 156, 16] },
  (c, colour) => {
    c.blob('-120,0! -96,-12 96,-12 120,0! 70,10 -70,10', IVORY, { lift: 0.5 });
    c.box(-88, -84, 176, 80, '#d9a66a', { lift: 0.8 });
    c.blob(
      '-92,-86! 0,-98 92,-86! 92,-62 74,-46 58,-62 36,-42 12,-60 -12,-44 -38,-62 -62,-44 -92,-60',
      colour,
      { lift: 0.5 },
    );
    for (const [x, k] of [
      [-44, HARBOUR],
      [0, AMBER],
      [44, OLIVE],
    ] as const) {
      c.box(x - 5, -132, 10, 40, k, { lift: 0.3, tex: 'none' });
      c.glow(x, -142, 40, LAMP, 0.7);
      c.blob(`${x},-158! ${x + 7},-144 ${x},-134 ${x - 7},-144`, '#ffdf8f', {
        lift: 0,
        tex: 'none',
        lit: false,
      });
    }
  },
);
