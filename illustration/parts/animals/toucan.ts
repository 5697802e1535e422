import { beak, beakCorner, openBeak } from '../../figures/animals/beaks.ts';
import { ringEye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { BLUSH, SOOT, TOADSTOOL } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const toucan = animal(
  { id: 'toucan', label: 'Toucan', colour: '#39343f', size: 0.75, bounds: [-136, -196, 68, 36] },
  { eye: [-21, -160], nose: [-135, -131], mouth: [-98, -146], back: [25, -125] },
  (c, pose, colour) => {
    const light = c.shade(colour, 0.07);
    const bill = '#e88f3a';
    const bib = '#f8ecd0';
    const glad = pose === 'joy';
    c.blob('24,-44! 52,-20 70,30! 56,26 48,36! 22,6 6,-24', colour, { lift: 0.5, tex: 'brush' });
    c.blob('16,-22 40,-16 34,0 14,-4', TOADSTOOL, { lift: 0.2 });
    if (glad)
      c.blob('40,-106! 82,-154 134,-168! 128,-142! 138,-120! 114,-108! 112,-88! 60,-62', light, {
        lift: 0.5,
        tex: 'brush',
      });
    c.blob('-44,-136 0,-152 40,-122 50,-70 32,-22 -4,-10 -36,-38 -50,-90', colour, { lift: 0.8 });
    c.blob('-52,-132 -20,-142 4,-112 -8,-82 -36,-78 -52,-98', bib, { lift: 0.2 });
    c.blob('-50,-88 -28,-78 -8,-84 -16,-70 -34,-68', '#d9604a', { lift: 0.1 });
    if (!glad) {
      c.blob('6,-116 42,-100 54,-46 46,-8! 18,-30 0,-74', light, { lift: 0.6, tex: 'brush' });
      c.mark('18,-66 32,-46 38,-26', colour, 3.4, 0.7);
    } else
      c.blob('24,-100! -4,-156 4,-198! 22,-184! 36,-194! 44,-170! 60,-168! 64,-108 52,-72', light, {
        lift: 0.6,
        tex: 'brush',
      });
    for (const x of [-14, 10]) {
      c.mark(`${x},-16 ${x - 4},0`, '#7d93a8', 8);
      for (const t of [-18, -8, 6]) c.mark(`${x - 4},-3 ${x + t},3`, '#7d93a8', 6);
    }
    head(c, pose, [-16, -158], { rest: 0, joy: 9, sleep: -15 }, () => {
      const open = openBeak(c, pose);
      if (open)
        c.blob('-26,12! -66,32 -102,52! -70,54 -28,32', c.shade(bill, -0.1), { lift: 0.3, tex: 'none' });
      c.blob('-40,4 -34,-30 0,-44 34,-30 42,4 28,36 -8,40 -34,28', colour, { lift: 0.7 });
      c.blob('-36,12 -28,-22 -2,-30 16,-10 10,18 -16,32', bib, { lift: 0.15 });
      beak(c, [-26, -4], () => {
        c.blob('-24,-26! -64,-34 -110,-14 -124,28! -108,16 -68,14 -26,18!', bill, { lift: 0.5, tex: 'none' });
        c.blob('-102,-17 -114,-4 -124,28! -110,16 -98,12', SOOT, { lift: 0.1, tex: 'none' });
        c.blob('-30,-24! -52,-27 -78,-24 -58,-17 -30,-14!', '#f2c257', { lift: 0.1, tex: 'none' });
        if (!open) c.mark('-28,8 -64,4 -104,8', c.shade(bill, -0.18), 3.2);
      });
      beakCorner(c, -25, 10, 12);
      c.dot(-6, -6, 14, 14, '#5f9fb0');
      ringEye(c, pose, -6, -6, { size: 9, iris: '#e9dfc4', lid: colour, pupil: [0.66, 0.7] });
      c.dot(4, 17, 8, 6, BLUSH, 0.5);
    });
  },
);
