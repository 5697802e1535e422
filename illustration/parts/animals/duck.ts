import { beak, beakCorner, openBeak, pressedBeak } from '../../figures/animals/beaks.ts';
import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { BEAK, BLUSH } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const duck = animal(
  { id: 'duck', label: 'Duck', colour: '#f4ecd8', size: 0.8, bounds: [-100, -152, 92, 8] },
  { eye: [-50, -123], nose: [-85, -112], mouth: [-89, -102], back: [21, -71] },
  (c, pose, colour) => {
    for (const x of [-8, 18])
      c.band(`${x},-18 ${x - 2},-2 ${x - 14},0`, [7, 7, 12], BEAK, { lift: 0.2, tex: 'none' });
    c.blob('-44,-64 -6,-64 40,-76 86,-92! 76,-44 40,-14 -20,-12 -50,-34', colour, { lift: 0.8 });
    if (pose === 'joy')
      c.blob('-4,-58! 24,-104 68,-128! 62,-86 30,-42', c.shade(colour, -0.05), { lift: 0.6, tex: 'brush' });
    else c.blob('-14,-58 24,-64 62,-58! 34,-30 0,-30', c.shade(colour, -0.05), { lift: 0.4, tex: 'brush' });
    c.band('-26,-56 -36,-84 -34,-102', [46, 38, 40], colour, { lift: 0.4 });
    head(c, pose, [-36, -112], pose === 'sleep' ? -14 : pose === 'joy' ? 12 : 0, () => {
      c.oval(0, 0, 36, 34, colour, { lift: 0.6 });
      beak(c, [-28, 9], () => {
        c.blob('-28,2 -44,0 -62,10! -44,18 -26,16', BEAK, { lift: 0.3, tex: 'none' });
        pressedBeak(c, '-28,11 -42,11 -56,11', c.shade(BEAK, -0.25));
      });
      beakCorner(c, -25, 12, 10);
      if (openBeak(c, pose))
        c.blob('-28,16 -44,20 -52,28 -34,26', c.shade(BEAK, -0.08), { lift: 0.2, tex: 'none' });
      eye(c, pose, -12, -6, 6.6);
      c.dot(-4, 12, 9, 6, BLUSH, 0.5);
    });
  },
);
