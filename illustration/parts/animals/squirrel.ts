import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, ear, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { FLEECE, SOOT, WALNUT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const squirrel = animal(
  { id: 'squirrel', label: 'Squirrel', colour: '#b9623a', size: 0.88, bounds: [-64, -248, 164, 16] },
  { eye: [-4, -153], nose: [-5, -138], mouth: [-7, -122], back: [39, -92] },
  (c, pose, colour) => {
    const tail =
      pose === 'sleep' ? '30,-14 80,-20 66,-86 4,-104 -40,-84' : '28,-12 92,-14 104,-104 52,-160 84,-206';
    if (pose !== 'sleep') c.band(tail, [24, 56, 74, 58, 30], colour, { lift: 0.8, tex: 'brush' });
    if (pose !== 'sleep')
      c.bandPart(tail, [4, 24, 36, 26, 10], 0.1, 0.98, c.shade(colour, 0.07), { lift: 0.15, tex: 'brush' });
    c.blob('-20,-104 18,-104 46,-56 44,0! -38,0! -42,-50', colour, { lift: 0.8 });
    c.blob('-24,-84 -2,-90 18,-64 14,-20 -8,-10 -28,-30', FLEECE, { lift: 0.15 });
    for (const x of [-28, 22])
      c.blob(`${x - 26},0 ${x - 16},-16 ${x + 12},-16 ${x + 16},0`, colour, { lift: 0.4 });
    if (pose === 'joy') {
      c.band('-22,-80 -52,-96 -58,-124', [19, 17, 15], colour, { lift: 0.5 });
      c.band('22,-80 48,-98 52,-124', [19, 17, 15], colour, { lift: 0.5 });
    } else {
      c.band('24,-78 26,-54 -2,-50', [19, 17, 15], colour, { lift: 0.4 });
      c.band('-24,-78 -30,-54 -6,-48', [19, 17, 15], colour, { lift: 0.5 });
      c.at(-8, -58, { scale: 0.5 }, () => {
        c.oval(0, 0, 19, 24, '#b98049', { lift: 0.5 });
        c.blob('-24,-6 -14,-26 14,-26 24,-6 0,-12', WALNUT, { lift: 0.3, tex: 'brush' });
      });
    }
    head(c, pose, [-2, -128], pose === 'sleep' ? 12 : pose === 'joy' ? -7 : 5, () => {
      for (const s of [-1, 1]) {
        ear(c, s, [s * 32, -26], () => {
          c.cut(`${s * 14},-34 ${s * 38},-74 ${s * 48},-20`, colour, { lift: 0.4 });
          c.cut(`${s * 24},-34 ${s * 37},-58 ${s * 41},-24`, '#a4583c', { lift: 0.1, tex: 'none' });
        });
      }
      c.blob('-50,2 -36,-36 0,-44 36,-36 50,2 36,32 0,40 -36,32', colour, { lift: 0.7 });
      for (const s of [-1, 1]) c.oval(s * 13 - 2, 18, 19, 16, FLEECE, { lift: 0.1, tex: 'none' });
      c.dot(-2, 8, 7, 5.5, SOOT);
      mouth(c, pose, -2, 19, 15);
      eyes(c, pose, -2, -6, 48, 6.4);
      cheeks(c, -2, 14, 74, 8);
    });
    if (pose === 'sleep') c.band(tail, [24, 56, 66, 50, 20], colour, { lift: 0.8, tex: 'brush' });
  },
);
