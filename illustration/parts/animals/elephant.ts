import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, ear, head } from '../../figures/animals/face.ts';
import { animal } from '../animal.ts';

export const elephant = animal(
  {
    id: 'elephant',
    label: 'Elephant',
    colour: '#8f9aa8',
    size: 1.25,
    dark: 0.06,
    bounds: [-324, -460, 232, -8],
  },
  { eye: [-108, -322], nose: [-209, -149], mouth: [-104, -211], back: [49, -361], seat: [128, -318] },
  (c, pose, colour, dark) => {
    const lying = pose === 'sleep';
    c.band('108,-150 138,-112 132,-70', [14, 9, 6], dark, { lift: 0.4 });
    c.cut('124,-76 142,-78 140,-50 128,-48', '#5c5560', { lift: 0.2 });
    c.at(0, lying ? 56 : 0, {}, () => {
      if (!lying)
        for (const x of [-22, 74]) {
          c.band(`${x},-96 ${x + 2},-22`, [52, 46], dark, { lift: 0.4 });
        }
      c.blob('-96,-130 -62,-204 20,-224 96,-196 124,-128 108,-66 20,-54 -70,-66', colour, { lift: 0.9 });
      for (const x of lying ? [-46, 92] : [-58, 104]) {
        const top = lying ? -80 : -100;
        const foot = lying ? -60 : -2;
        c.band(`${x},${top} ${x - 2},${foot - 22}`, [56, 52], colour, { lift: 0.3, edge: 'none' });
        for (const t of [-15, 0, 15]) c.dot(x - 2 + t, foot - 10, 6.4, 7, '#efe3d2', 0.9);
      }
      head(c, pose, [-66, -188], lying ? -8 : pose === 'joy' ? 6 : -2, () => {
        for (const s of [-1, 1]) {
          const flap = pose === 'joy' ? 14 : 0;
          ear(c, s, [s * 46, -30], () => {
            c.blob(
              `${s * 42},-46! ${s * (98 + flap)},-74 ${s * (132 + flap)},-22 ${s * 112},40 ${s * 66},58 ${s * 40},20`,
              dark,
              { lift: 0.7 },
            );
            c.blob(
              `${s * 54},-34 ${s * (92 + flap)},-52 ${s * (112 + flap)},-16 ${s * 98},26 ${s * 66},36`,
              c.mix(colour, '#e6a79c', 0.5),
              { lift: 0.1 },
            );
          });
        }
        c.blob('-62,0 -52,-56 0,-76 52,-56 62,0 46,44 0,56 -46,44', colour, { lift: 0.8 });
        c.cut('-12,-74 -4,-96 4,-76 14,-90 12,-70', dark, { lift: 0.2 });
        for (const s of [-1, 1])
          c.band(`${s * 28},36 ${s * 40},62 ${s * 32},78`, [12, 10, 5], '#f6ead6', {
            lift: 0.3,
            tex: 'none',
          });
        const trunk =
          pose === 'joy'
            ? '0,16 -8,70 -52,88 -88,60 -86,22'
            : lying
              ? '0,16 -8,60 -34,84 -66,86'
              : '0,16 -4,66 -20,108 -52,116 -66,94';
        c.band(trunk, [50, 42, 34, 28, 24], colour, { lift: 0.7 });
        for (const t of [0.28, 0.4, 0.52]) {
          const [x, y] = c.pointAlong(trunk, t);
          c.mark(`${x - 13},${y - 3} ${x},${y + 3} ${x + 12},${y - 4}`, c.shade(colour, -0.12), 3, 0.7);
        }
        eyes(c, pose, 0, -10, 68, 7.4);
        cheeks(c, 0, 16, 94, 11);
      });
    });
  },
);
