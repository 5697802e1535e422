import { beak, beakCorner, openBeak, pressedBeak } from '../../figures/animals/beaks.ts';
import { ringEye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { BLUSH, SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** A town pigeon; asleep it has its beak under its wing. */
export const pigeon = animal(
  { id: 'pigeon', label: 'Pigeon', colour: '#8d97a8', size: 0.58, dark: 0.15, bounds: [-64, -128, 100, 4] },
  { eye: [-32, -109], nose: [-62, -97], mouth: [-53, -97], back: [18, -71] },
  (c, pose, colour, dark) => {
    const leg = '#d0705f';
    const pale = c.mix(colour, '#f4efe4', 0.5);
    const flying = pose === 'joy';
    const asleep = pose === 'sleep';
    if (!flying)
      for (const x of [-6, 16]) {
        c.mark(`${x},-30 ${x - 2},-4`, leg, 6.5);
        for (const t of [-17, -6, 8]) c.mark(`${x - 2},-5 ${x + t},2`, leg, 5);
      }
    const iris = () => {
      c.blob('-46,-106 -24,-118 2,-106 -2,-88 -28,-78 -52,-88', '#5f8a7c', { lift: 0.2 });
      c.blob('-52,-88 -28,-80 0,-90 -6,-72 -30,-62 -54,-72', '#8a6b93', { lift: 0.2 });
    };
    const face = () => {
      c.blob('-30,4 -26,-22 -2,-31 24,-22 30,6 20,26 -14,28', c.shade(colour, -0.04), { lift: 0.6 });
      if (openBeak(c, pose))
        c.cut('-25,9 -42,20 -22,17', c.shade('#5d5560', -0.06), { lift: 0.2, tex: 'none' });
      beak(c, [-26, 4], () => {
        c.blob('-26,-3! -42,2 -48,12! -38,11 -26,12!', '#5d5560', { lift: 0.3, tex: 'none' });
        pressedBeak(c, '-26,6 -36,6 -45,9', SOOT);
      });
      beakCorner(c, -22, 8, 8);
      c.oval(-29, -4, 8, 5.6, '#f2ebdd', { lift: 0.2, tex: 'none' });
      ringEye(c, pose, -6, -5, { size: 8.2, iris: '#e8894a', lid: colour });
      c.dot(4, 11, 8, 5.4, BLUSH, 0.45);
    };
    c.at(0, flying ? -34 : asleep ? 6 : 0, { turn: flying ? 14 : 0 }, () => {
      c.cut('62,-58 124,-48 130,-32 118,-26 60,-40', dark, { lift: 0.4, tex: 'brush' });
      if (flying) {
        c.blob('26,-78! 44,-144 96,-188! 100,-162! 116,-154! 108,-130! 118,-112! 84,-78 58,-60', dark, {
          lift: 0.5,
          tex: 'brush',
        });
        for (const x of [4, 20]) c.mark(`${x},-32 ${x + 16},-22`, leg, 6.5);
      }
      c.blob('-56,-82 -48,-112 -20,-116 26,-96 70,-66 76,-46! 40,-28 0,-20 -36,-32 -54,-56', colour, {
        lift: 0.8,
      });
      if (!asleep) {
        c.band('-26,-84 -32,-108 -34,-124', [62, 46, 40], colour, { lift: 0.3 });
        iris();
      } else c.blob('-50,-92 -28,-120 4,-112 10,-88 -20,-76', '#5f8a7c', { lift: 0.2 });
      if (flying) {
        c.blob('8,-82! -22,-148 -4,-212! 14,-192! 32,-202! 40,-176! 56,-174! 62,-118 52,-68 26,-60', colour, {
          lift: 0.6,
          tex: 'brush',
        });
        c.mark('0,-150 26,-138 56,-144', SOOT, 6, 0.75);
        c.mark('6,-130 30,-120 56,-124', SOOT, 6, 0.75);
      }
      if (asleep) head(c, pose, [-6, -106], {}, () => c.at(0, 0, { flip: true, turn: 28 }, face));
      if (!flying) {
        c.blob('-26,-86 20,-92 66,-66 96,-38! 56,-34 4,-40 -22,-58', pale, { lift: 0.5, tex: 'brush' });
        for (const x of [22, 42]) c.mark(`${x},-78 ${x + 11},-58 ${x},-41`, '#4c4a58', 7, 0.85);
      }
      if (!asleep) head(c, pose, [-36, -140], { rest: 0, joy: -10 }, face);
    });
  },
);
