import { triples } from '../../paper/number-lists.ts';
import { AMBER, MOONLIGHT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

/** A door cut into the paper of the world, light behind it. */
export const paperDoor = prop(
  { id: 'paper-door', label: 'Paper door', colour: '#f4ead2', bounds: [-132, -372, 204, 36] },
  { light: { at: [0, -169], radius: 325 } },
  (c, colour) => {
    c.glow(0, -130, 250, MOONLIGHT, 0.75);
    c.blob('-86,2! -86,-206 -60,-252 0,-270 60,-252 86,-206 86,2!', '#fff2c8', {
      lift: 0.2,
      tex: 'none',
      lit: false,
    });
    for (const [x, y, r] of triples('-30,-190,12 24,-150,9 -8,-100,10 38,-216,7'))
      c.star(x, y, r, '#f4cd72', { lift: 0, tex: 'none', lit: false });
    c.cut('86,2 86,-206 70,-244 30,-262 128,-224 156,-190 150,26', colour, { lift: 1.2, tex: 'brush' });
    c.stitch('-98,4 -98,-208 -68,-264 0,-284 68,-264', '#b08a5c', 3.4, [12, 9]);
    c.oval(132, -96, 8, 9, AMBER, { lift: 0.4, tex: 'none' });
  },
);
