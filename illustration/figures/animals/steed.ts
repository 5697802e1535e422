import { GILT } from '../../paper/papers.ts';
import type { DrawAnimal } from '../../parts/animal.ts';
import { eyes } from './eyes.ts';
import { cheeks, ear, head } from './face.ts';
import { mouth } from './mouths.ts';

/** Horse and unicorn share a body; the unicorn has a horn and a lighter mane. */
export function steed(horn: boolean): DrawAnimal {
  return (c, pose, colour) => {
    const mane = horn ? '#d9909a' : c.shade(colour, -0.2);
    const mane2 = horn ? '#e9bd6a' : c.shade(colour, -0.15);
    const hoof = horn ? '#c99a4e' : '#43302c';
    const lying = pose === 'sleep';
    c.at(0, lying ? 74 : 0, {}, () => {
      const swish = pose === 'joy' ? '96,-150 150,-176 158,-110 186,-84' : '96,-150 140,-140 136,-84 152,-42';
      c.band(swish, [18, 40, 36, 6], mane, { lift: 0.6, tex: 'brush' });
      c.bandPart(swish, [6, 18, 16, 4], 0.15, 1, mane2, { lift: 0.1, tex: 'brush' });
      if (!lying) {
        for (const x of [40, 84]) {
          c.band(`${x},-110 ${x + 3},-58 ${x},-8`, [36, 24, 22], c.shade(colour, -0.05), { lift: 0.4 });
          c.cut(`${x - 12},-16 ${x + 12},-16 ${x + 15},2 ${x - 15},2`, hoof, { lift: 0.2, tex: 'none' });
        }
        for (const x of [-52, -14]) {
          const raised = pose === 'joy' && x === -52;
          c.band(
            raised ? `${x},-110 ${x - 44},-92 ${x - 38},-48` : `${x},-110 ${x - 2},-58 ${x},-8`,
            [38, 25, 22],
            colour,
            { lift: 0.5 },
          );
          const hx = raised ? x - 38 : x;
          const hy = raised ? -42 : 0;
          c.cut(
            `${hx - 12},${hy - 16} ${hx + 12},${hy - 16} ${hx + 15},${hy + 2} ${hx - 15},${hy + 2}`,
            hoof,
            { lift: 0.2, tex: 'none' },
          );
        }
      }
      c.blob('-78,-164 -30,-182 50,-174 104,-160 116,-112 76,-80 -20,-78 -74,-104', colour, { lift: 0.9 });
      if (lying) c.band('-60,-88 -110,-76 -50,-70', [30, 22, 20], c.shade(colour, -0.05), { lift: 0.4 });
      c.band('-46,-140 -74,-196 -80,-244', [84, 62, 54], colour, { lift: 0.6 });
      c.blob('-54,-284 -30,-270 -20,-226 -24,-190 -2,-154 -14,-132 -40,-160 -46,-206 -58,-250', mane, {
        lift: 0.6,
        tex: 'brush',
      });
      c.mark('-44,-262 -34,-214 -18,-162', mane2, 6, 0.85);
      head(c, pose, [-84, -262], lying ? -20 : pose === 'joy' ? 10 : -4, () => {
        if (horn) {
          c.cut('-10,-48 12,-52 -12,-124', GILT, { lift: 0.5 });
          for (const y of [-64, -82, -98])
            c.mark(`-12,${y + 4} ${6 + (y + 64) * 0.25},${y - 4}`, '#c99a4e', 3);
        }
        for (const s of [-1, 1]) {
          ear(c, s, [s * 34, -34], () => {
            c.blob(`${s * 22},-36! ${s * 30},-76! ${s * 46},-30`, colour, { lift: 0.4 });
            c.patch(`${s * 27},-38! ${s * 31},-60! ${s * 39},-34`, '#e2a394');
          });
        }
        c.blob('-50,-10 -38,-46 0,-56 38,-46 50,-10 40,30 34,64 0,76 -34,64 -40,30', colour, { lift: 0.7 });
        c.blob('-34,44 0,34 34,44 32,66 0,76 -32,66', c.mix(colour, '#f0c8b0', 0.55), {
          lift: 0.15,
          tex: 'none',
        });
        for (const s of [-1, 1]) c.dot(s * 13, 50, 4, 5, c.shade(colour, -0.3));
        c.blob('-20,-58! -2,-66 22,-56 12,-28 -4,-14 -12,-34', mane, { lift: 0.4, tex: 'brush' });
        mouth(c, pose, 0, 62, 20);
        eyes(c, pose, 0, 0, 62, 7.6);
        cheeks(c, 0, 26, 66, 9);
      });
    });
  };
}
