import { pairs } from '../../paper/number-lists.ts';
import { FLEECE, GLINT, SOOT, TOADSTOOL } from '../../paper/papers.ts';
import type { DrawAnimal } from '../../parts/animal.ts';
import { eyes } from './eyes.ts';
import { cheeks, ear, head } from './face.ts';
import { mouth } from './mouths.ts';

export function stag(antlers: boolean): DrawAnimal {
  return (c, pose, colour) => {
    const dark = c.shade(colour, -0.12);
    const resting = pose === 'sleep';
    const y = resting ? 66 : 0;
    if (!resting) {
      for (const x of [34, 66])
        c.band(`${x},-104 ${x + 2},-52 ${x - 1},-6`, [26, 17, 15], dark, { lift: 0.4 });
      for (const x of [-40, -14]) {
        const lifted = pose === 'joy' && x === -40;
        const line = lifted ? `${x},-104 ${x - 34},-78 ${x - 26},-36` : `${x},-104 ${x - 2},-52 ${x},-6`;
        c.band(line, [26, 18, 15], colour, { lift: 0.5 });
        if (!lifted)
          c.cut(`${x - 9},-12 ${x + 8},-12 ${x + 10},2 ${x - 11},2`, '#4a2f29', { lift: 0.2, tex: 'none' });
      }
      for (const x of [33, 65])
        c.cut(`${x - 8},-12 ${x + 8},-12 ${x + 10},2 ${x - 10},2`, '#4a2f29', { lift: 0.2, tex: 'none' });
    }
    c.at(0, y, {}, () => {
      c.blob('80,-150! 104,-158 92,-132!', colour, { lift: 0.3 });
      c.blob('-58,-150 -16,-164 44,-158 88,-144 94,-104 60,-82 -20,-82 -58,-102', colour, {
        lift: 0.8,
        tex: 'brush',
      });
      for (const [a, b] of pairs('18,-146 40,-136 62,-142 28,-124 54,-118'))
        c.dot(a, b, 5, 4.4, FLEECE, 0.85);
      if (resting) c.band('-40,-86 -70,-72 -30,-68', [22, 17, 14], dark, { lift: 0.3 });
      c.band('-30,-128 -52,-176 -58,-214', [58, 44, 40], colour, { lift: 0.6 });
      c.blob('-58,-168 -34,-160 -26,-112 -48,-98! -62,-130', FLEECE, { lift: 0.15 });
      head(c, pose, [-60, -238], resting ? -14 : pose === 'joy' ? 8 : -3, () => {
        if (antlers)
          for (const s of [-1, 1]) {
            c.band(`${s * 16},-34 ${s * 32},-74 ${s * 66},-108`, [12, 10, 6], '#9a7350', { lift: 0.4 });
            c.band(`${s * 30},-70 ${s * 26},-100`, [9, 5], '#9a7350', { lift: 0.3 });
            c.band(`${s * 48},-90 ${s * 78},-82`, [8, 5], '#9a7350', { lift: 0.3 });
          }
        for (const s of [-1, 1]) {
          ear(c, s, [s * 34, -22], () =>
            c.at(s * 34, -22, { turn: s * 24 }, () => {
              c.blob(`0,10 ${s * 20},-14 ${s * 56},-20! ${s * 34},14`, colour, { lift: 0.4 });
              c.blob(`${s * 10},6 ${s * 24},-6 ${s * 44},-13! ${s * 28},8`, '#e6b39c', {
                lift: 0.1,
                tex: 'none',
              });
            }),
          );
        }
        c.blob('-44,-14 -30,-44 0,-52 30,-44 44,-14 32,26 20,52 -20,52 -32,26', colour, { lift: 0.7 });
        c.oval(0, 38, 28, 22, FLEECE, { lift: 0.2, tex: 'none' });
        const red = antlers ? TOADSTOOL : SOOT;
        c.dot(0, 27, antlers ? 13 : 11, antlers ? 11 : 8, red);
        c.dot(-3, 24, 3.4, 2.4, GLINT, 0.7);
        mouth(c, pose, 0, 44, 18);
        eyes(c, pose, 0, -6, 50, 7);
        cheeks(c, 0, 16, 66, 9);
      });
    });
  };
}
