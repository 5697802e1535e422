import { beak, beakCorner, openBeak, pressedBeak } from '../../figures/animals/beaks.ts';
import { eye } from '../../figures/animals/eyes.ts';
import { BEAK, BLUSH, TERRACOTTA, WALNUT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const bird = animal(
  { id: 'bird', label: 'Bird', colour: TERRACOTTA, size: 0.6, bounds: [-56, -84, 76, 0] },
  { eye: [-20, -64], nose: [-53, -57], mouth: [-45, -56], back: [12, -78] },
  (c, pose, colour) => {
    const wing = c.shade(colour, -0.09);
    for (const x of [-8, 10]) c.mark(`${x},-18 ${x - 3},-2`, WALNUT, 4);
    c.cut('40,-60 96,-84 88,-66 98,-58 46,-40', wing, { lift: 0.4, tex: 'brush' });
    c.blob('-52,-66 -34,-104 10,-104 48,-66 42,-28 4,-10 -34,-22', colour, { lift: 0.7 });
    c.blob('-40,-60 -14,-66 14,-44 4,-18 -28,-24', '#f6e0bd', { lift: 0.15 });
    if (pose === 'joy') {
      c.blob('-4,-74! 4,-132 44,-160! 58,-118 36,-62', wing, { lift: 0.6, tex: 'brush' });
      c.blob('-24,-84! -58,-126 -86,-130! -74,-96 -46,-66', wing, { lift: 0.4, tex: 'brush' });
    } else c.blob('-8,-78 36,-74 66,-46! 30,-34 0,-46', wing, { lift: 0.5, tex: 'brush' });
    if (openBeak(c, pose)) c.cut('-46,-70 -64,-56 -42,-60', c.shade(BEAK, -0.1), { lift: 0.2, tex: 'none' });
    beak(c, [-46, -73], () => {
      c.cut('-48,-82 -74,-72 -46,-64', BEAK, { lift: 0.3 });
      pressedBeak(c, '-46,-71 -58,-70 -70,-71', c.shade(BEAK, -0.25));
    });
    beakCorner(c, -43, -68, 8);
    eye(c, pose, -26, -82, 6.4);
    c.dot(-22, -64, 9, 6.5, BLUSH, 0.5);
  },
);
