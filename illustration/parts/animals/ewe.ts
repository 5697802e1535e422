import { keepsFace } from '../../figures/animals/acting.ts';
import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, ear, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { BRASS, FLEECE, WOOD } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** A mother of sheep, patient, with a yoke for two bells, and one bell. */
export const ewe = animal(
  { id: 'ewe', label: 'Ewe', colour: '#f1e7d2', size: 1.12, bounds: [-224, -340, 184, 4] },
  { eye: [-111, -250], nose: [-109, -197], mouth: [-108, -178], back: [29, -227] },
  (c, pose, colour) => {
    const skin = '#d8b496';
    const dark = c.shade(skin, -0.08);
    const lying = pose === 'sleep';
    const leg = (x: number, k: string) => {
      const up = pose === 'joy' && x === -48;
      c.band(up ? `${x},-56 ${x - 28},-46 ${x - 26},-20` : `${x},-56 ${x},-6`, [18, 16, 15], k, {
        lift: 0.3,
        tex: 'none',
      });
      const [hx, hy] = up ? [x - 26, -16] : [x, 0];
      c.cut(
        `${hx - 9},${hy - 10} ${hx + 8},${hy - 10} ${hx + 10},${hy + 2} ${hx - 11},${hy + 2}`,
        '#54403a',
        { lift: 0.2, tex: 'none' },
      );
    };
    if (!lying) for (const x of [-24, 66]) leg(x, dark);
    if (!lying) for (const x of [-48, 42]) leg(x, skin);
    c.at(0, lying ? 42 : 0, {}, () => {
      c.cloud(104, -112, 20, 18, 7, c.shade(colour, -0.03), { lift: 0.5 });
      c.cloud(12, -100, 96, 62, 15, colour, { lift: 0.9 });
      for (const [x, y] of [
        [-30, -118],
        [10, -130],
        [52, -118],
        [78, -92],
        [34, -86],
        [-10, -84],
        [10, -62],
        [58, -64],
      ] as const)
        c.mark(`${x - 11},${y} ${x},${y + 10} ${x + 11},${y - 1}`, c.shade(colour, -0.08), 3.6, 0.8);
      if (lying) c.band('-40,-50 -84,-46 -58,-42', [18, 16, 14], skin, { lift: 0.3, tex: 'none' });
      c.band('-52,-110 -70,-134 -76,-148', [74, 62, 50], colour, { lift: 0.5 });
      c.band('-104,-112 -72,-92 -38,-106', [13, 16, 13], WOOD, { lift: 0.5 });
      c.blob('-99,-76 -96,-98 -88,-103 -80,-98 -77,-76', BRASS, { lift: 0.5, tex: 'none' });
      c.dot(-88, -74, 4, 4, c.shade(BRASS, -0.24));
      c.mark('-93,-94 -95,-82', '#fbe9b4', 2.6, 0.8);
      // The other hook is bare.
      c.mark('-56,-102 -56,-92 -51,-88 -48,-93', BRASS, 3.4);
      head(c, pose, [-76, -168], { rest: -3, joy: 8, sleep: -14 }, () => {
        for (const s of [-1, 1] as const)
          ear(c, s, [s * 32, -16], () => {
            c.blob(`${s * 28},-24 ${s * 54},-28 ${s * 78},-4! ${s * 56},6 ${s * 30},-4`, skin, { lift: 0.5 });
            c.blob(`${s * 38},-17 ${s * 54},-19 ${s * 66},-4! ${s * 52},0`, '#e6ab98', {
              lift: 0.1,
              tex: 'none',
            });
          });
        c.blob('-38,-6 -30,-36 0,-44 30,-36 38,-6 30,26 24,48 0,56 -24,48 -30,26', skin, { lift: 0.7 });
        c.blob('-20,34 0,28 20,34 20,48 0,54 -20,48', FLEECE, { lift: 0.15, tex: 'none' });
        c.cloud(0, -40, 38, 22, 9, colour, { lift: 0.4 });
        c.mark('-8,29 0,36 8,29', '#a8675a', 3.6);
        mouth(c, pose, 0, 42, 18);
        eyes(c, pose, 0, -4, 46, 6.6);
        if (!lying && keepsFace(c))
          for (const s of [-1, 1])
            c.mark(`${s * 23 - 11},-9 ${s * 23},-13 ${s * 23 + 11},-8`, c.shade(skin, -0.26), 3.2);
        cheeks(c, 0, 14, 58, 9, 0.5);
      });
    });
  },
);
