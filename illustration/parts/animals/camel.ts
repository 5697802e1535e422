import { keepsFace } from '../../figures/animals/acting.ts';
import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, ear, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Looks down on everybody. Asleep it kneels, the long neck laid along the ground. */
export const camel = animal(
  { id: 'camel', label: 'Camel', colour: '#cfa06a', size: 1.5, dark: 0.06, bounds: [-308, -628, 268, 8] },
  { eye: [-220, -499], nose: [-232, -417], mouth: [-238, -384], back: [121, -363], seat: [-23, -332] },
  (c, pose, colour, dark) => {
    const wool = c.shade(colour, -0.12);
    const pad = '#8a6244';
    const kneeling = pose === 'sleep';
    const leg = (x: number, k: string, up = false) => {
      const line = up ? `${x},-110 ${x - 36},-92 ${x - 30},-48` : `${x},-110 ${x + 3},-58 ${x - 1},-6`;
      c.band(line, [38, 20, 19], k, { lift: 0.4 });
      const [kx, ky] = c.pointAlong(line, 0.5);
      c.dot(kx - 1, ky, 9, 8, wool, 0.7);
      const [fx, fy] = up ? [x - 30, -44] : [x - 1, 0];
      c.blob(
        `${fx - 22},${fy + 2}! ${fx - 18},${fy - 9} ${fx},${fy - 14} ${fx + 14},${fy - 8} ${fx + 16},${fy + 2}!`,
        pad,
        { lift: 0.2, tex: 'none' },
      );
    };
    c.at(0, kneeling ? 74 : 0, {}, () => {
      c.band(kneeling ? '110,-150 132,-136 134,-104' : '110,-150 132,-128 128,-84', [13, 9, 7], dark, {
        lift: 0.4,
      });
      c.at(0, kneeling ? -16 : 0, {}, () =>
        c.blob('122,-92! 136,-82 130,-56! 118,-74', wool, { lift: 0.3, tex: 'brush' }),
      );
      if (!kneeling) for (const x of [-34, 72]) leg(x, dark);
      c.blob('-22,-160 4,-232 30,-246 56,-232 84,-160', wool, { lift: 0.5, tex: 'brush' });
      c.blob(
        '-82,-134 -56,-166 -12,-172 10,-206 30,-220 50,-206 68,-172 106,-164 120,-128 98,-88 20,-84 -60,-88',
        colour,
        { lift: 0.9, tex: 'brush' },
      );
      if (kneeling) {
        c.band('-40,-92 -78,-82 -46,-76', [34, 26, 22], dark, { lift: 0.4 });
        c.band('98,-98 50,-82 88,-78', [36, 26, 20], dark, { lift: 0.4 });
      } else for (const x of [-58, 96]) leg(x, colour, pose === 'joy' && x < 0);
      const neck = kneeling ? '-56,-128 -104,-96 -150,-116' : '-58,-130 -112,-120 -118,-176 -112,-232';
      c.band(neck, kneeling ? [72, 48, 42] : [76, 56, 42, 38], colour, { lift: 0.6 });
      if (!kneeling)
        for (const [x, y] of [
          [-92, -100],
          [-104, -112],
          [-80, -92],
        ] as const)
          c.cut(`${x - 10},${y - 8} ${x + 12},${y - 4} ${x - 3},${y + 20}`, wool, {
            lift: 0.2,
            tex: 'brush',
          });
      head(c, pose, kneeling ? [-156, -144] : [-114, -250], { rest: 9, joy: 15, sleep: -6 }, () => {
        for (const s of [-1, 1] as const)
          ear(c, s, [s * 24, -32], () => {
            c.blob(`${s * 16},-36! ${s * 26},-66 ${s * 46},-62! ${s * 42},-34 ${s * 30},-24`, dark, {
              lift: 0.4,
            });
            c.patch(`${s * 24},-38 ${s * 31},-56 ${s * 39},-54! ${s * 36},-36`, '#e2ae92');
          });
        c.cloud(0, -44, 24, 15, 7, wool, { lift: 0.4 });
        c.blob('-38,-10 -30,-38 0,-46 30,-38 38,-10 30,14 38,40 26,62 0,68 -26,62 -38,40 -30,14', colour, {
          lift: 0.7,
        });
        c.blob('-36,42 -24,26 0,22 24,26 36,42 26,61 0,67 -26,61', c.mix(colour, '#fbe6c6', 0.6), {
          lift: 0.2,
        });
        for (const s of [-1, 1]) c.mark(`${s * 8},38 ${s * 13},31 ${s * 21},31`, c.shade(colour, -0.28), 4);
        c.mark('0,38 0,48', c.shade(colour, -0.22), 3);
        mouth(c, pose, 0, 51, 26);
        eyes(c, pose, 0, -6, 46, 7);
        if (!kneeling && keepsFace(c))
          for (const s of [-1, 1]) {
            c.patch(`${s * 23 - 11},-6! ${s * 23 - 9},-18 ${s * 23 + 9},-18 ${s * 23 + 11},-6!`, dark);
            c.mark(`${s * 12},-6 ${s * 23},-7 ${s * 36},-6`, SOOT, 3.2);
            for (const t of [0, 1])
              c.mark(`${s * (33 - t * 5)},${-5 + t * 3} ${s * (43 - t * 5)},${1 + t * 5}`, SOOT, 2.4);
          }
        cheeks(c, 0, 18, 60, 9, 0.4);
      });
    });
  },
);
