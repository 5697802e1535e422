import { pairs } from '../../paper/number-lists.ts';
import { prop } from '../prop.ts';

export const fossil = prop(
  { id: 'fossil', label: 'Fossil', colour: '#ecdcb8', bounds: [-156, -148, 164, 8] },
  (c, colour) => {
    c.blob('-120,4! -104,-60 -50,-104 40,-110 106,-66 124,4!', '#9a8b7c', { lift: 0.9, tex: 'feltTurned' });
    c.mark('64,-40 40,-16 -10,-22 -26,-60 6,-86 42,-70 36,-44 12,-40 8,-56', colour, 13);
    for (const [x, y] of pairs('-20,-24 -34,-52 -10,-82 24,-90')) c.dot(x, y, 5, 5, '#9a8b7c');
  },
);
