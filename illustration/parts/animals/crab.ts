import { eye } from '../../figures/animals/eyes.ts';
import { cheeks } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const crab = animal(
  { id: 'crab', label: 'Crab', colour: '#d4624a', size: 0.75, bounds: [-100, -128, 100, 4] },
  { eye: [0, -86], nose: [0, -51], mouth: [0, -35], back: [0, -70] },
  (c, pose, colour) => {
    const up = pose === 'joy' ? -40 : 0;
    for (const s of [-1, 1]) {
      for (const k of [0, 1, 2])
        c.mark(
          `${s * 44},${-28 + k * 6} ${s * (72 + k * 4)},${-34 + k * 14} ${s * (74 + k * 8)},${-4 + k * 3}`,
          c.shade(colour, -0.08),
          8,
        );
      c.band(`${s * 48},-46 ${s * 82},${-62 + up * 0.5} ${s * 78},${-92 + up}`, [13, 12, 12], colour, {
        lift: 0.4,
      });
      c.blob(
        `${s * 74},${-86 + up} ${s * 58},${-116 + up} ${s * 70},${-134 + up}! ${s * 80},${-112 + up}! ${s * 96},${-130 + up}! ${s * 100},${-102 + up}`,
        colour,
        { lift: 0.5 },
      );
      c.mark(`${s * 18},-62 ${s * 18},-84`, colour, 7);
      c.dot(s * 18, -88, 11, 12, '#fff3df');
      eye(c, pose, s * 17, -87, 5.2, SOOT, s < 0 ? 1 : -1);
    }
    c.blob('-64,-36 -44,-66 0,-74 44,-66 64,-36 40,-10 0,-4 -40,-10', colour, { lift: 0.8 });
    mouth(c, pose, 0, -40, 26);
    cheeks(c, 0, -40, 70, 10, 0.5);
  },
);
