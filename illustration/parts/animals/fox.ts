import { keepsFace } from '../../figures/animals/acting.ts';
import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, curled, ear, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { FLEECE, SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const fox = animal(
  { id: 'fox', label: 'Fox', colour: '#d0673a', size: 1, bounds: [-136, -372, 216, 20] },
  { eye: [-26, -234], nose: [-31, -169], mouth: [-32, -151], back: [39, -169] },
  (c, pose, colour) => {
    const dark = '#4a2a22';
    const face = () => {
      for (const s of [-1, 1]) {
        ear(c, s, [s * 44, -26], () => {
          c.cut(`${s * 20},-32 ${s * 58},-104 ${s * 70},-16`, colour, { lift: 0.4 });
          c.cut(`${s * 36},-38 ${s * 56},-84 ${s * 61},-28`, dark, { lift: 0.1, tex: 'none' });
        });
      }
      c.blob('-84,6 -58,-38 0,-50 58,-38 84,6 44,40 0,58! -44,40', colour, { lift: 0.7 });
      for (const s of [-1, 1])
        c.blob(`${s * 82},7! ${s * 54},-6 ${s * 24},6 ${s * 2},54! ${s * 40},40`, FLEECE, { lift: 0.2 });
      c.dot(0, 50, 12, 9.5, SOOT);
      c.dot(-3, 47, 3.4, 2, '#8a6a62');
      eyes(c, pose, 0, 0, 60, 7);
      cheeks(c, 0, 22, 108, 10, 0.35);
      if (pose === 'joy' || !keepsFace(c)) mouth(c, pose, 0, 64, 18);
    };
    if (pose === 'sleep') {
      curled(c, { fur: colour, tail: colour, tip: FLEECE }, face);
      return;
    }
    const tail =
      pose === 'joy' ? '34,-16 106,-30 138,-96 116,-156 140,-196' : '34,-14 96,-14 136,-60 122,-124 96,-164';
    c.band(tail, [26, 54, 64, 48, 6], colour, { lift: 0.8, tex: 'brush' });
    c.bandPart(tail, [26, 54, 64, 48, 6], 0.7, 1, FLEECE, { lift: 0.2, tex: 'brush' });
    c.blob('-30,-146 18,-144 56,-88 66,-30 44,0! -42,0! -54,-40 -50,-104', colour, { lift: 0.8 });
    c.blob('-48,-126 -16,-122 -10,-84 -28,-42! -50,-74', FLEECE, { lift: 0.25 });
    c.mark('30,-70 46,-40 38,-10', c.shade(colour, -0.08), 4, 0.7);
    const paw = (x: number) => {
      c.band(`${x + 7},-80 ${x},-38 ${x - 3},-8`, [26, 23, 21], colour, { lift: 0.4 });
      c.blob(`${x - 16},-18 ${x + 9},-19 ${x + 12},0 ${x - 22},0`, dark, { lift: 0.2, tex: 'none' });
    };
    paw(-2);
    if (pose === 'joy') {
      c.band('-34,-84 -66,-92 -88,-122', [26, 23, 20], colour, { lift: 0.5 });
      c.oval(-90, -128, 16, 15, dark, { lift: 0.2, tex: 'none' });
    } else paw(-34);
    head(c, pose, [-20, -180], pose === 'joy' ? -9 : 4, face);
  },
);
