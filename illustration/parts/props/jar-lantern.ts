import { LAMP } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

/** A candle end in a jam jar that hangs from a string. */
export const jarLantern = prop(
  { id: 'jar-lantern', label: 'Jar lantern', colour: '#cfe3e0', bounds: [-62, -190, 62, 4] },
  { grip: [0, -182], light: { at: [0, -70], radius: 208 } },
  (c, colour) => {
    c.glow(0, -54, 160, LAMP, 0.75);
    c.mark('-28,-98 0,-142 28,-98', '#d9b27a', 4);
    c.blob('-40,2 -46,-30 -44,-76 -30,-92 30,-92 44,-76 46,-30 40,2', colour, { lift: 0.5 });
    c.blob('-32,-6 -36,-34 -34,-68 34,-68 36,-34 32,-6', '#ffdb85', { lift: 0, tex: 'none', lit: false });
    c.box(-15, -32, 30, 28, '#fbf3dc', { lift: 0.3 });
    c.blob('0,-72! -11,-48 0,-32 11,-48', '#fff4cf', { lift: 0, tex: 'none', edge: 'none', lit: false });
    c.cut('-34,-102 34,-102 34,-88 -34,-88', '#d9b27a', { lift: 0.4 });
  },
);
