import { beak, beakCorner, openBeak, pressedBeak } from '../../figures/animals/beaks.ts';
import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** As round as a teapot. Asleep she broods, her wings let down over whatever she sits on. */
export const hen = animal(
  { id: 'hen', label: 'Hen', colour: '#b9683f', size: 0.68, dark: 0.09, bounds: [-92, -172, 112, 4] },
  { eye: [-50, -126], nose: [-92, -111], mouth: [-81, -110], back: [21, -106] },
  (c, pose, colour, dark) => {
    const yellow = '#e8ad4e';
    const red = '#c9483a';
    const light = c.mix(colour, '#fbe3bd', 0.55);
    const brooding = pose === 'sleep';
    const glad = pose === 'joy';
    if (!brooding)
      for (const x of [-14, 20]) {
        c.band(`${x},-34 ${x - 1},-4`, [8, 6], yellow, { lift: 0.2, tex: 'none' });
        for (const t of [-18, -8, 6]) c.mark(`${x - 1},-4 ${x + t},2`, yellow, 5);
      }
    c.at(0, brooding ? 26 : 0, {}, () => {
      for (const [x, y, turn] of [
        [64, -112, 44],
        [70, -98, 62],
        [58, -118, 24],
      ] as const)
        c.at(x, y, { turn }, () =>
          c.blob('-14,8! -20,-36 0,-66! 18,-34 14,8', turn === 44 ? colour : dark, {
            lift: 0.4,
            tex: 'brush',
          }),
        );
      c.blob('-76,-86 -66,-120 -40,-140 4,-126 46,-122 84,-118! 90,-70 56,-30 0,-22 -52,-36', colour, {
        lift: 0.9,
        tex: 'brush',
      });
      c.blob('-70,-84 -48,-104 -22,-84 -24,-46 -44,-38', light, { lift: 0.1 });
      for (const [x, y] of [
        [-56, -80],
        [-40, -68],
        [-52, -60],
        [-38, -88],
      ] as const)
        c.mark(`${x - 5},${y} ${x},${y + 5} ${x + 5},${y}`, dark, 3, 0.7);
      if (glad)
        c.blob('-6,-98! 30,-150 80,-168! 76,-142! 92,-128! 74,-112! 34,-62 0,-66', dark, {
          lift: 0.6,
          tex: 'brush',
        });
      else if (brooding) {
        c.blob('-20,-84 22,-92 66,-70 98,-30 104,-6! 84,-12! 72,2! 54,-8! 36,4! 20,-6! -4,0! -24,-44', dark, {
          lift: 0.6,
          tex: 'brush',
        });
        c.blob('-70,-58 -50,-52 -46,-18 -60,2! -76,-6! -94,0! -92,-26', dark, { lift: 0.5, tex: 'brush' });
      } else {
        c.blob('-14,-90 26,-96 66,-78 76,-58! 60,-54! 58,-42! 34,-42 2,-50', dark, {
          lift: 0.5,
          tex: 'brush',
        });
        c.mark('14,-66 34,-58 56,-62', c.shade(dark, -0.08), 3.4, 0.7);
      }
      head(c, pose, [-50, -136], { rest: -2, joy: 10, sleep: -8 }, () => {
        c.blob('-22,-24! -24,-46 -10,-42! -4,-58 8,-46! 20,-54 26,-22!', red, { lift: 0.3, tex: 'none' });
        c.blob('-32,2 -26,-26 0,-34 26,-24 32,4 26,30 -6,36 -28,22', colour, { lift: 0.6 });
        c.blob('-26,18 -16,14 -12,34 -22,42 -31,32', red, { lift: 0.3, tex: 'none' });
        if (openBeak(c, pose))
          c.cut('-26,10 -46,22 -22,20', c.shade(yellow, -0.1), { lift: 0.2, tex: 'none' });
        beak(c, [-26, 2], () => {
          c.blob('-26,-8! -42,-3 -54,10! -42,12 -26,14!', yellow, { lift: 0.3, tex: 'none' });
          pressedBeak(c, '-26,5 -38,5 -49,9', c.shade(yellow, -0.28));
        });
        beakCorner(c, -23, 8, 9);
        if (!brooding) c.dot(-6, -6, 11, 11.5, light);
        eye(c, pose, -6, -6, 6.6);
        c.dot(4, 12, 9, 6, BLUSH, 0.55);
      });
    });
  },
);
