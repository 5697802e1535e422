import { AMBER, FLAME, PLASTER, TERRACOTTA } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const rocket = prop(
  { id: 'rocket', label: 'Rocket', colour: PLASTER, bounds: [-148, -520, 148, 84] },
  (c, colour) => {
    c.blob('0,66! -30,26 -22,-6 22,-6 30,26', AMBER, { lift: 0.4, lit: false });
    c.blob('0,40! -15,16 -10,-6 10,-6 15,16', FLAME, { lift: 0, tex: 'none', edge: 'none', lit: false });
    for (const s of [-1, 1])
      c.blob(`${s * 48},-120! ${s * 108},-60 ${s * 104},0! ${s * 44},-34!`, TERRACOTTA, { lift: 0.8 });
    c.blob('0,-400! 66,-320 84,-190 58,-14! -58,-14! -84,-190 -66,-320', colour, {
      lift: 1.1,
      tex: 'brushUpright',
    });
    c.blob('0,-400! 40,-354 62,-298! 0,-282 -62,-298! -40,-354', TERRACOTTA, { lift: 0.3 });
    c.oval(0, -214, 40, 40, TERRACOTTA, { lift: 0.5 });
    c.oval(0, -214, 27, 27, '#2f4a66', { lift: 0.2, tex: 'none' });
    c.mark('-14,-226 -6,-234 4,-236', '#dfeef0', 5, 0.9);
    c.box(-62, -84, 124, 20, AMBER, { lift: 0.3 });
    c.cut('-14,-70 14,-70 18,14 -18,14', c.shade(TERRACOTTA, -0.06), { lift: 0.6 });
    for (const y of [-270, -140]) c.stitch(`-66,${y} 0,${y + 10} 66,${y}`, c.shade(colour, -0.16), 3, [8, 8]);
  },
);
