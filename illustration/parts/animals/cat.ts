import { eyes, whiteEye } from '../../figures/animals/eyes.ts';
import { cheeks, curled, ear, head } from '../../figures/animals/face.ts';
import { snout } from '../../figures/animals/mouths.ts';
import { FLEECE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const cat = animal(
  { id: 'cat', label: 'Cat', colour: '#d89a4e', size: 0.85, dark: 0.08, bounds: [-76, -240, 124, 12] },
  { eye: [-8, -159], nose: [-10, -144], mouth: [-11, -133], back: [38, -93] },
  (c, pose, colour, dark) => {
    const light = c.mix(colour, '#fff4dd', 0.6);
    const face = () => {
      for (const s of [-1, 1]) {
        ear(c, s, [s * 38, -24], () => {
          c.cut(`${s * 16},-34 ${s * 50},-74 ${s * 56},-10`, colour, { lift: 0.4 });
          c.cut(`${s * 29},-36 ${s * 46},-58 ${s * 49},-22`, '#e2988a', { lift: 0.1, tex: 'none' });
        });
      }
      c.blob('-58,2 -44,-34 0,-44 44,-34 58,2 40,34 0,40 -40,34', colour, { lift: 0.7 });
      for (const x of [-13, 0, 13]) c.mark(`${x},-40 ${x * 0.8},-26`, dark, 5, 0.8);
      for (const s of [-1, 1]) c.oval(s * 14, 20, 19, 15, light, { lift: 0.1, tex: 'none' });
      c.blob('-7,7 7,7 0,15', '#c9685c', { lift: 0, tex: 'none', edge: 'none' });
      snout(c, pose, 0, 16, 20);
      for (const s of [-1, 1])
        for (const k of [-5, 4]) c.mark(`${s * 30},18 ${s * 66},${14 + k}`, FLEECE, 1.8, 0.75);
      if (pose === 'rest')
        for (const s of [-1, 1]) {
          whiteEye(c, pose, s * 25, -4, {
            white: () => c.dot(s * 25, -4, 10.5, 11, '#f2d478'),
            round: [10.5, 11],
            pupil: [0, 0, 4.2, 9],
            glint: [3, -4, 2.4, 2.6],
            lid: colour,
            shut: [0, 0, 7],
            inner: s < 0 ? 1 : -1,
          });
        }
      else eyes(c, pose, 0, -4, 50, 7);
      cheeks(c, 0, 14, 84, 8);
    };
    if (pose === 'sleep') {
      curled(c, { fur: colour, tail: dark, width: 0.86 }, face);
      return;
    }
    const tail =
      pose === 'joy' ? '34,-10 84,-12 88,-78 72,-130 88,-160' : '34,-8 88,-4 104,-44 84,-74 96,-96';
    c.band(tail, [20, 20, 18, 16, 12], colour, { lift: 0.5 });
    c.blob('-24,-112 20,-110 50,-52 46,0! -40,0! -42,-52', colour, { lift: 0.7 });
    c.blob('-26,-92 -2,-96 12,-62 4,-30 -22,-34', light, { lift: 0.1 });
    c.mark('24,-58 36,-32 28,-8', dark, 4, 0.7);
    const paw = (x: number) =>
      c.band(`${x + 4},-62 ${x},-30 ${x - 3},-8`, [21, 19, 21], colour, { lift: 0.4 });
    paw(-2);
    if (pose === 'joy') c.band('-26,-68 -54,-82 -66,-112', [21, 19, 22], colour, { lift: 0.5 });
    else paw(-28);
    head(c, pose, [-8, -140], pose === 'joy' ? -9 : 5, face);
  },
);
