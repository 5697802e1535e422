import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, curled, ear, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { MILK } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const rabbit = animal(
  { id: 'rabbit', label: 'Rabbit', colour: '#d8c4aa', size: 0.9, bounds: [-76, -316, 80, 4] },
  { eye: [-5, -159], nose: [-3, -140], mouth: [-2, -126], back: [47, -98] },
  (c, pose, colour) => {
    const pink = '#e9b3a2';
    const face = () => {
      const lean = pose === 'sleep' ? 46 : 0;
      for (const [x, turn] of [
        [-20, -7 - lean],
        [22, pose === 'rest' ? 30 : 9 + lean * 0.4],
      ] as const)
        ear(c, Math.sign(x), [x, -34], () =>
          c.at(x, -34, { turn }, () => {
            c.blob('-15,0 -20,-52 -8,-104 8,-104 19,-52 14,0', colour, { lift: 0.5 });
            c.blob('-6,-6 -10,-52 -2,-88 5,-88 10,-52 6,-6', pink, { lift: 0.1, tex: 'none' });
          }),
        );
      c.blob('-52,4 -38,-36 0,-46 38,-36 52,4 40,34 0,42 -40,34', colour, { lift: 0.7 });
      c.oval(-2, 18, 23, 17, c.mix(colour, MILK, 0.7), { lift: 0.15, tex: 'none' });
      c.blob('-10,8 6,8 -2,16', '#c9705c', { lift: 0, tex: 'none', edge: 'none' });
      mouth(c, pose, -2, 20, 15);
      eyes(c, pose, -2, -4, 46, 6.2);
      cheeks(c, -2, 14, 72, 9);
    };
    if (pose === 'sleep') {
      curled(c, { fur: colour, tail: c.shade(colour, -0.02), width: 0.82 }, face);
      return;
    }
    c.oval(48, -26, 19, 19, c.mix(colour, MILK, 0.8), { lift: 0.4 });
    c.blob('-22,-108 24,-106 54,-54 50,0! -46,0! -50,-50', colour, { lift: 0.8 });
    c.blob('-26,-78 2,-88 26,-66 22,-24 -2,-14 -26,-28', c.mix(colour, MILK, 0.6), { lift: 0.1 });
    for (const x of [-32, 28])
      c.blob(`${x - 30},-2 ${x - 18},-20 ${x + 14},-20 ${x + 20},0`, colour, { lift: 0.4 });
    c.band('28,-84 40,-60 24,-44', [22, 20, 18], colour, { lift: 0.4 });
    if (pose === 'joy') c.band('-26,-84 -56,-102 -62,-134', [22, 20, 18], colour, { lift: 0.5 });
    else c.band('-28,-84 -40,-60 -22,-44', [22, 20, 18], colour, { lift: 0.4 });
    head(c, pose, [-2, -132], pose === 'joy' ? 8 : -5, face);
  },
);
