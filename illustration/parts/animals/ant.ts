import { type BugEyes, bugEyes } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { BLUSH, FLEECE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

const EYES: BugEyes = {
  round: [10, 11],
  pupil: [-1.5, 1, 5, 6],
  glint: [0.5, -1.5, 1.8, 2],
  shut: [0, 1, 5.4],
};

/** Few pieces, since hundreds of them walk through one picture. */
export const ant = animal(
  { id: 'ant', label: 'Ant', colour: '#8a4636', size: 0.5, dark: 0.1, bounds: [-80, -100, 76, 0] },
  { eye: [-43, -54], nose: [-57, -47], mouth: [-43, -40], back: [1, -55] },
  (c, pose, colour, dark) => {
    const asleep = pose === 'sleep';
    const lifts = pose === 'joy';
    const y = asleep ? 26 : 0;
    for (const [x, out] of [
      [-26, -40],
      [2, 4],
      [26, 44],
    ] as const) {
      if (lifts && x === -26) continue;
      for (const k of [0, 1])
        c.mark(
          asleep
            ? `${x},-26 ${x + out * 0.7},-34 ${x + out + k * 12},-4`
            : `${x},-56 ${x + out * 0.6 + k * 8},${-66 + k * 6} ${x + out + k * 14},-2`,
          k ? colour : dark,
          6.5,
        );
    }
    c.at(0, y, { turn: lifts ? 6 : 0 }, () => {
      c.blob('26,-62 44,-96 84,-104 116,-78 106,-42 64,-32 36,-44', colour, { lift: 0.7 });
      for (const x of [66, 86]) c.mark(`${x},-98 ${x + 8},-70 ${x},-38`, dark, 3.4, 0.7);
      c.oval(2, -62, 32, 22, colour, { lift: 0.6 });
      if (lifts)
        for (const [a, b] of [
          ['-22,-64 -54,-92 -48,-138', dark],
          ['-14,-60 -30,-104 -18,-146', colour],
        ] as const)
          c.mark(a, b, 6.5);
      head(c, pose, [-52, -78], { rest: 0, joy: 8, sleep: -18 }, () => {
        for (const s of [-1, 1]) {
          c.mark(`${-8 + s * 8},-28 ${-16 + s * 12},-64 ${-44 + s * 18},-74`, dark, 5);
          c.dot(-46 + s * 18, -74, 5, 5, dark);
        }
        c.blob('-44,4 -38,-28 0,-38 34,-22 38,8 14,30 -24,32', colour, { lift: 0.7 });
        bugEyes(c, pose, [-14, -5, 15], { ...EYES, lid: colour });
        mouth(c, pose, -14, 15, 16, FLEECE);
        c.dot(14, 12, 8, 5.5, BLUSH, 0.5);
      });
    });
  },
);
