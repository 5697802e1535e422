import { triples } from '../../paper/number-lists.ts';
import { IVORY, LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const lighthouse = prop(
  { id: 'lighthouse', label: 'Lighthouse', colour: '#c8583f', bounds: [-156, -620, 156, 12] },
  { light: { at: [0, -510], radius: 286 } },
  (c, colour) => {
    c.glow(0, -392, 220, LAMP, 0.5);
    c.blob('-120,8! -90,-34 -20,-46 60,-40 120,8!', '#a39a94', { lift: 0.8, tex: 'feltTurned' });
    c.cut('-62,-28 -42,-350 42,-350 62,-28', IVORY, { lift: 1, tex: 'brush' });
    for (const [y, w, v] of triples('-112,57,52 -222,50,46 -324,44,42'))
      c.cut(`${-w},${y + 26} ${-v},${y - 28} ${v},${y - 28} ${w},${y + 26}`, colour, { lift: 0.2 });
    c.box(-56, -368, 112, 22, '#5d5058', { lift: 0.5 });
    c.box(-32, -424, 64, 58, LAMP, { lift: 0.3, tex: 'none', lit: false });
    for (const x of [-32, 0, 32]) c.mark(`${x},-424 ${x},-366`, '#5d5058', 5);
    c.cut('-46,-420 0,-476 46,-420', colour, { lift: 0.7 });
    c.blob('-16,-28! -16,-72 0,-86 16,-72 16,-28!', '#7a4a38', { lift: 0.2 });
  },
);
