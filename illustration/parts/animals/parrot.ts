import { beak, beakCorner, openBeak } from '../../figures/animals/beaks.ts';
import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { AMBER, BLUSH, FLEECE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const parrot = animal(
  { id: 'parrot', label: 'Parrot', colour: '#cf5540', size: 0.8, bounds: [-96, -236, 56, 84] },
  { eye: [-31, -158], nose: [-85, -154], mouth: [-75, -131], back: [35, -133] },
  (c, pose, colour) => {
    const blue = '#3f7f9c';
    const yellow = AMBER;
    c.blob('16,-30! 46,10 54,72! 30,64 22,80! 4,30 0,-20', blue, { lift: 0.5, tex: 'brush' });
    c.blob('-36,-132 4,-152 40,-120 46,-66 28,-18 -6,-10 -34,-40 -44,-90', colour, { lift: 0.8 });
    c.blob('-36,-94 -12,-104 8,-70 -2,-24 -28,-40', c.shade(colour, 0.08), { lift: 0.15 });
    const wing = (points: string, k: string) => c.blob(points, k, { lift: 0.6, tex: 'brush' });
    if (pose === 'joy') {
      wing('10,-104! 54,-158 108,-176! 102,-146! 110,-122! 84,-112! 84,-92! 34,-62', yellow);
      wing('16,-104! 58,-140 96,-150! 84,-116 34,-76', blue);
    } else {
      wing('6,-112 44,-96 54,-40 44,-2! 14,-26 0,-72', yellow);
      wing('12,-104 42,-90 50,-50 40,-20! 16,-44 6,-76', blue);
    }
    for (const x of [-12, 10]) c.mark(`${x},-14 ${x - 4},0 ${x - 14},2`, '#8a6a4c', 7);
    head(c, pose, [-14, -150], pose === 'sleep' ? -12 : pose === 'joy' ? 10 : 0, () => {
      c.cut('4,-34 20,-76 26,-40 48,-62 34,-20', yellow, { lift: 0.4 });
      c.oval(0, 0, 46, 44, colour, { lift: 0.7 });
      c.oval(-14, 0, 21, 21, FLEECE, { lift: 0.15, tex: 'none' });
      eye(c, pose, -16, -2, 7);
      beak(c, [-36, 0], () =>
        c.blob('-38,-12 -66,-8 -76,18! -60,34 -48,14 -34,14', '#3d3638', { lift: 0.4, tex: 'none' }),
      );
      beakCorner(c, -32, 12);
      if (openBeak(c, pose))
        c.blob('-44,18 -48,34 -58,36! -40,40 -32,22', '#4d4446', { lift: 0.3, tex: 'none' });
      c.dot(12, 16, 10, 7, BLUSH, 0.5);
    });
  },
);
