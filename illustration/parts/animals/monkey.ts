import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { animal } from '../animal.ts';

export const monkey = animal(
  { id: 'monkey', label: 'Monkey', colour: '#8a5d42', size: 0.95, bounds: [-96, -272, 148, 12] },
  { eye: [-2, -190], nose: [-3, -172], mouth: [-5, -153], back: [47, -99] },
  (c, pose, colour) => {
    const skin = '#e6b98f';
    c.band(
      pose === 'joy'
        ? '36,-20 96,-26 110,-96 84,-138 56,-118 74,-98'
        : '36,-14 94,-4 112,-58 88,-96 62,-78 78,-60',
      [15, 14, 13, 12, 11, 9],
      colour,
      { lift: 0.6 },
    );
    for (const s of [-1, 1]) {
      c.band(`${s * 24},-26 ${s * 44},-8 ${s * 22},-2`, [28, 24, 20], colour, { lift: 0.5 });
      c.blob(`${s * 30 - 20},2 ${s * 30 - 16},-12 ${s * 30 + 12},-12 ${s * 30 + 18},2`, skin, {
        lift: 0.3,
        tex: 'none',
      });
    }
    c.blob('-26,-112 26,-110 46,-56 38,-6 -36,-6 -44,-56', colour, { lift: 0.8 });
    c.blob('-22,-86 2,-92 24,-72 22,-22 -20,-22 -26,-60', skin, { lift: 0.15 });
    const arm = (line: string, hx: number, hy: number) => {
      c.band(line, [24, 21, 18], colour, { lift: 0.5 });
      c.oval(hx, hy, 13, 12, skin, { lift: 0.3, tex: 'none' });
    };
    if (pose === 'joy') {
      arm('-30,-98 -74,-116 -84,-168', -86, -176);
      arm('30,-98 66,-112 78,-158', 80, -166);
    } else {
      arm('-30,-98 -62,-66 -34,-44', -28, -42);
      arm('30,-98 60,-66 40,-42', 34, -40);
    }
    head(c, pose, [-2, -148], pose === 'sleep' ? 12 : pose === 'joy' ? -8 : 4, () => {
      for (const s of [-1, 1]) {
        c.oval(s * 54, -2, 20, 21, colour, { lift: 0.4 });
        c.dot(s * 55, -1, 11, 12, skin);
      }
      c.blob('-54,0 -42,-42 0,-56 42,-42 54,0 40,36 0,46 -40,36', colour, { lift: 0.7 });
      c.cut('-8,-50 -2,-72 6,-52 16,-66 16,-48', colour, { lift: 0.2 });
      c.blob('-40,-4 -30,-28 -2,-18 28,-28 40,-4 36,22 0,40 -36,22', skin, { lift: 0.25 });
      for (const s of [-1, 1]) c.dot(s * 5, 9, 3, 2.4, '#8a5a44');
      mouth(c, pose, 0, 20, 30);
      eyes(c, pose, 0, -6, 34, 6.6);
      cheeks(c, 0, 14, 58, 8);
    });
  },
);
