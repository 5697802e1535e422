import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { jaw } from '../../figures/animals/mouths.ts';
import { spots } from '../../figures/animals/spots.ts';
import { triples } from '../../paper/number-lists.ts';
import { BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const longNeck = animal(
  {
    id: 'long-neck',
    label: 'Long neck',
    colour: '#7fa37c',
    size: 1.3,
    dark: 0.08,
    bounds: [-328, -636, 456, -4],
  },
  { eye: [-231, -581], nose: [-308, -569], mouth: [-265, -533], back: [51, -294], seat: [76, -228] },
  (c, pose, colour, dark) => {
    const lying = pose === 'sleep';
    const y = lying ? 44 : 0;
    c.at(0, y, {}, () => {
      c.band('96,-96 170,-70 230,-40 268,-62', [92, 56, 28, 6], colour, { lift: 0.8, tex: 'brush' });
      if (!lying) for (const x of [-14, 82]) c.band(`${x},-80 ${x + 2},-20`, [48, 44], dark, { lift: 0.4 });
      c.blob('-78,-110 -40,-162 30,-176 104,-146 130,-96 96,-48 0,-40 -66,-60', colour, {
        lift: 0.9,
        tex: 'brush',
      });
      const neck =
        pose === 'joy'
          ? '-44,-124 -84,-200 -78,-290 -104,-356'
          : lying
            ? '-50,-110 -110,-110 -142,-84 -170,-76'
            : '-44,-124 -90,-190 -88,-270 -118,-330';
      c.band(neck, [92, 58, 46, 44], colour, { lift: 0.6, tex: 'brush' });
      if (!lying)
        for (const x of [-48, 48]) {
          c.band(`${x},-86 ${x},-20`, [50, 48], colour, { lift: 0.3, edge: 'none' });
          for (const t of [-14, 0, 14]) c.dot(x + t, -8, 5.6, 6.4, '#f3e6c8', 0.9);
        }
      spots(c, triples('-10,-140,13 26,-128,10 56,-140,12 8,-108,9 80,-112,9 -40,-128,8'), dark);
      const [hx, hy] = c.pointAlong(neck, 1);
      head(c, pose, [hx - 14, hy - 4], pose === 'joy' ? 8 : lying ? 4 : -4, () => {
        c.blob('-62,6 -52,-22 -10,-40 34,-34 44,0 26,28 -24,32 -54,26', colour, { lift: 0.8, tex: 'brush' });
        eye(c, pose, -4, -10, 7.4);
        c.dot(-48, -6, 3, 2.6, c.shade(colour, -0.25));
        jaw(c, pose === 'joy' ? '-52,12 -26,24 6,12' : '-50,12 -26,19 0,13', c.shade(colour, -0.25), 4);
        c.dot(12, 8, 11, 7.5, BLUSH, 0.5);
      });
    });
  },
);
