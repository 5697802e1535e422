import { beakCorners, openBeak } from '../../figures/animals/beaks.ts';
import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, head } from '../../figures/animals/face.ts';
import { BEAK } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const penguin = animal(
  { id: 'penguin', label: 'Penguin', colour: '#3b4258', size: 0.9, bounds: [-100, -260, 100, 4] },
  { eye: [0, -197], nose: [-1, -180], mouth: [-1, -171], back: [51, -164] },
  (c, pose, colour) => {
    for (const x of [-24, 24])
      c.blob(`${x - 26},2! ${x - 18},-12 ${x + 14},-12 ${x + 20},2!`, BEAK, { lift: 0.3, tex: 'none' });
    for (const s of [-1, 1])
      c.band(
        pose === 'joy'
          ? `${s * 46},-118 ${s * 86},-138 ${s * 106},-172`
          : `${s * 48},-120 ${s * 70},-80 ${s * 64},-44`,
        [30, 30, 12],
        c.shade(colour, -0.03),
        { lift: 0.5 },
      );
    c.blob('-44,-150 0,-166 44,-150 62,-80 50,-8 0,2 -50,-8 -62,-80', colour, { lift: 0.9 });
    c.blob('-34,-112 0,-122 34,-112 44,-64 32,-14 0,-6 -32,-14 -44,-64', '#f7efdf', { lift: 0.2 });
    head(c, pose, [0, -164], pose === 'sleep' ? 10 : pose === 'joy' ? -7 : 4, () => {
      c.blob('-56,0 -46,-42 0,-58 46,-42 56,0 40,32 0,40 -40,32', colour, { lift: 0.7 });
      c.blob('-44,2 -34,-28 -6,-14 6,-14 34,-28 44,2 30,26 0,34 -30,26', '#f7efdf', { lift: 0.2 });
      eyes(c, pose, 0, -4, 46, 6.6);
      c.blob('-14,8 0,3 14,8 0,22!', BEAK, { lift: 0.3, tex: 'none' });
      if (openBeak(c, pose)) c.patch('-8,19 8,19 0,30', c.shade(BEAK, -0.12));
      beakCorners(c, 0, 17, 16, 9);
      cheeks(c, 0, 12, 68, 9, 0.55);
    });
  },
);
