import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { BLUSH, GILT, MOONLIGHT, SPAR, STARDUST, TONGUE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** A small winged person of felt: no child of any family, so that every child stays the hero. */
export const fairy = animal(
  { id: 'fairy', label: 'Fairy', colour: '#b95f7c', size: 0.75, bounds: [-100, -200, 100, -16] },
  { eye: [0, -146], nose: [1, -138], mouth: [2, -129], back: [18, -115] },
  (c, pose, colour) => {
    const y = pose === 'sleep' ? 0 : -20;
    const wings = pose === 'sleep' ? 0.7 : 1;
    c.glow(0, -90, 130, MOONLIGHT, 0.5);
    c.at(0, y, { turn: pose === 'joy' ? -6 : 0 }, () => {
      for (const s of [-1, 1]) {
        c.blob(
          `${s * 8},-96! ${s * 40 * wings},-158 ${s * 92 * wings},-166 ${s * 96 * wings},-118 ${s * 40},-84`,
          '#e9f0ea',
          { lift: 0.5, tex: 'brush' },
        );
        c.blob(`${s * 8},-86! ${s * 52 * wings},-78 ${s * 74 * wings},-44 ${s * 34},-44`, '#d4e2e2', {
          lift: 0.4,
          tex: 'brush',
        });
        c.band(`${s * 9},-32 ${s * 11},-12 ${s * 10},0`, [12, 10, 9], '#d9a57c', { lift: 0.3, tex: 'none' });
      }
      c.blob('0,-104 18,-98 44,-38 26,-26 14,-36 0,-24 -14,-36 -26,-26 -44,-38 -18,-98', colour, {
        lift: 0.7,
      });
      c.band('-16,-92 -40,-72 -34,-54', [13, 11, 11], '#d9a57c', { lift: 0.4, tex: 'none' });
      const wand = pose === 'joy' ? '18,-92 48,-112 58,-140' : '18,-92 42,-84 56,-104';
      c.band(wand, [13, 11, 11], '#d9a57c', { lift: 0.4, tex: 'none' });
      const [wx, wy] = c.pointAlong(wand, 1);
      c.mark(`${wx},${wy + 6} ${wx + 10},${wy - 34}`, SPAR, 4);
      c.star(wx + 12, wy - 42, 15, STARDUST, { lift: 0.3, lit: false });
      head(c, pose, [0, -132], pose === 'sleep' ? 12 : -6, () => {
        c.blob('-42,8 -46,-24 -20,-48 20,-48 46,-24 42,8 0,-10', '#c98a4a', { lift: 0.5, tex: 'brush' });
        c.blob('-36,2 -28,-26 0,-34 28,-26 36,2 24,28 0,34 -24,28', '#e3b48a', { lift: 0.5 });
        c.blob('-36,-4 -34,-32 0,-46 34,-32 36,-4 22,-18 -6,-26 -24,-14', '#c98a4a', {
          lift: 0.3,
          tex: 'brush',
        });
        for (let i = 0; i < 5; i++) {
          const t = (i / 5) * Math.PI * 2;
          c.dot(24 + Math.cos(t) * 8, -34 + Math.sin(t) * 8, 7, 7, TONGUE);
        }
        c.dot(24, -34, 6, 6, GILT);
        eyes(c, pose, 0, 2, 30, 5);
        c.dot(0, 11, 3, 2.4, BLUSH, 0.8);
        mouth(c, pose, 0, 18, 14);
        cheeks(c, 0, 14, 40, 7, 0.5);
      });
    });
  },
);
