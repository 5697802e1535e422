import { keepsFace } from '../../figures/animals/acting.ts';
import { beak, beakCorner, openBeak } from '../../figures/animals/beaks.ts';
import { ringEye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { BLUSH, SOOT, TOADSTOOL } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Takes everything badly, and stays. */
export const gull = animal(
  { id: 'gull', label: 'Gull', colour: '#f6f0e2', size: 0.72, bounds: [-116, -168, 136, 4] },
  { eye: [-51, -142], nose: [-112, -137], mouth: [-99, -128], back: [28, -94] },
  (c, pose, colour) => {
    const yellow = '#e8ab38';
    const grey = '#9aa3ad';
    const leg = '#dd9683';
    const flying = pose === 'joy';
    const y = pose === 'sleep' ? 34 : 0;
    const wing = (points: string, tip: string) => {
      c.blob(points, grey, { lift: 0.6, tex: 'brush' });
      c.blob(tip, SOOT, { lift: 0.2, tex: 'none' });
    };
    if (pose !== 'sleep')
      for (const x of [-8, 18]) {
        c.band(`${x},-44 ${x - 1},-22 ${x - 4},-4`, [8, 6, 6], leg, { lift: 0.2, tex: 'none' });
        c.cut(`${x + 3},-6 ${x - 26},2 ${x - 12},3 ${x + 6},3`, leg, { lift: 0.2, tex: 'none' });
      }
    c.at(0, y, {}, () => {
      if (flying)
        wing(
          '2,-92! 22,-150 70,-196 118,-214! 104,-160 70,-104 40,-84',
          '90,-202 118,-214! 142,-220! 132,-190 112,-168 100,-176',
        );
      c.blob('-54,-86 -34,-118 20,-112 70,-84 116,-76! 104,-62! 112,-50! 62,-44 10,-32 -30,-40', colour, {
        lift: 0.8,
      });
      if (flying)
        wing(
          '-26,-96! -48,-150 -22,-208 16,-236! 34,-178 36,-118 26,-78 -6,-74',
          '-8,-220 16,-236! 36,-248! 38,-212 30,-186 12,-196',
        );
      else {
        c.cut('86,-72 146,-62 138,-54 88,-52', SOOT, { lift: 0.2, tex: 'none' });
        wing(
          '-30,-98 16,-108 70,-92 124,-62! 76,-48 14,-50 -24,-66',
          '98,-78 142,-60! 124,-52 96,-54! 104,-64',
        );
        c.mark('-12,-66 34,-60 84,-62', c.shade(grey, -0.1), 3.4, 0.8);
      }
      c.band('-20,-88 -38,-112 -44,-136', [58, 46, 46], colour, { lift: 0.4 });
      head(c, pose, [-46, -146], { rest: 2, joy: 12, sleep: -10 }, () => {
        c.blob('-36,4 -30,-24 -4,-34 26,-26 36,2 24,28 -6,32 -30,22', colour, { lift: 0.6 });
        const open = openBeak(c, pose);
        if (open)
          c.blob('-28,10! -52,20 -64,32! -42,32 -24,22', c.shade(yellow, -0.09), { lift: 0.2, tex: 'none' });
        beak(c, [-28, 2], () => {
          c.blob('-28,-8! -54,-9 -74,-1 -78,14! -66,11 -28,14!', yellow, { lift: 0.3, tex: 'none' });
          c.dot(-60, 9, 5.4, 3.4, TOADSTOOL);
          if (!open) c.mark('-30,8 -50,6 -62,9', c.shade(yellow, -0.2), 3);
          c.dot(-40, -3, 3.4, 1.6, c.shade(yellow, -0.24));
        });
        beakCorner(c, -26, 9);
        ringEye(c, pose, -8, -6, { size: 9, iris: '#f0c648', lid: colour });
        if (pose !== 'sleep' && keepsFace(c)) c.mark('-24,-8 -12,-17 6,-20', SOOT, 4.4);
        c.dot(4, 12, 9, 6, BLUSH, 0.4);
      });
    });
  },
);
