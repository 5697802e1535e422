import { AMBER, IVORY, SCARLET, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const drum = prop(
  { id: 'drum', label: 'Drum', colour: SCARLET, bounds: [-100, -220, 112, 20] },
  { grip: [109, -216], top: { y: -130, left: -84, right: 84 } },
  (c, colour) => {
    c.box(-72, -100, 144, 96, colour, { lift: 0.8 });
    c.oval(0, -4, 72, 17, colour, { lift: 0, tex: 'none' });
    for (let i = 0; i < 4; i++)
      c.mark(`${-70 + i * 36},-92 ${-52 + i * 36},-10 ${-34 + i * 36},-92`, AMBER, 4);
    c.oval(0, -100, 76, 20, IVORY, { lift: 0.5 });
    c.band('30,-118 84,-166', [8, 7], WOOD, { lift: 0.4, tex: 'none' });
    c.oval(28, -116, 11, 10, IVORY, { lift: 0.3, tex: 'none' });
  },
);
