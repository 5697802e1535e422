import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, curled, ear, head } from '../../figures/animals/face.ts';
import { snout } from '../../figures/animals/mouths.ts';
import { AMBER, SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const dog = animal(
  { id: 'dog', label: 'Dog', colour: '#b98552', size: 0.95, dark: 0.13, bounds: [-100, -272, 128, 4] },
  { eye: [-8, -207], nose: [-6, -187], mouth: [-3, -161], back: [49, -121] },
  (c, pose, colour, dark) => {
    const light = '#f7ead2';
    const face = () => {
      c.blob('-54,0 -44,-42 0,-54 44,-42 54,0 44,38 0,50 -44,38', colour, { lift: 0.7 });
      c.blob('-10,-52 12,-52 16,-10 24,16 0,24 -24,16 -16,-10', light, { lift: 0.1, tex: 'none' });
      c.oval(0, 24, 31, 24, light, { lift: 0.3 });
      for (const s of [-1, 1])
        ear(
          c,
          s,
          [s * 40, -40],
          () => {
            c.blob(
              pose === 'joy'
                ? `${s * 34},-44! ${s * 70},-48 ${s * 88},-12 ${s * 78},14 ${s * 56},-6`
                : `${s * 34},-44! ${s * 64},-34 ${s * 74},10 ${s * 60},38 ${s * 44},10`,
              dark,
              { lift: 0.5 },
            );
          },
          0.28,
        );
      c.blob('-13,8 0,4 13,8 8,19 -8,19', SOOT, { lift: 0, tex: 'none', edge: 'none' });
      c.dot(-4, 9, 4, 2, '#8a7571');
      snout(c, pose, 0, 28, 24);
      eyes(c, pose, 0, -6, 48, 7);
      cheeks(c, 0, 20, 88, 9);
    };
    if (pose === 'sleep') {
      curled(c, { fur: colour, tail: dark, width: 0.96 }, face);
      return;
    }
    c.band(pose === 'joy' ? '40,-20 84,-50 88,-110' : '40,-14 84,-24 100,-64', [26, 22, 8], colour, {
      lift: 0.5,
    });
    c.blob('-26,-128 24,-126 56,-62 54,0! -44,0! -48,-60', colour, { lift: 0.8 });
    c.blob('-28,-104 -2,-106 14,-68 6,-30 -24,-36', light, { lift: 0.1 });
    c.mark('28,-64 42,-36 34,-8', c.shade(colour, -0.08), 4, 0.7);
    const paw = (x: number) => {
      c.band(`${x + 4},-74 ${x},-34 ${x - 2},-8`, [26, 23, 24], colour, { lift: 0.4 });
      c.blob(`${x - 20},0 ${x - 14},-14 ${x + 10},-14 ${x + 14},0`, light, { lift: 0.2, tex: 'none' });
    };
    paw(0);
    if (pose === 'joy') c.band('-28,-80 -62,-92 -84,-118', [25, 23, 25], colour, { lift: 0.5 });
    else paw(-32);
    c.band('-34,-122 -4,-112 28,-122', [15, 16, 15], '#b8503c', { lift: 0.3, tex: 'none' });
    c.oval(-6, -104, 9, 9, AMBER, { lift: 0.3, tex: 'none' });
    head(c, pose, [-6, -162], pose === 'joy' ? 9 : -6, face);
  },
);
