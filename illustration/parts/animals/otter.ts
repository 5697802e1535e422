import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, ear, head } from '../../figures/animals/face.ts';
import { snout } from '../../figures/animals/mouths.ts';
import { NOSTRIL, SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Stands up to see better; asleep it floats on its back, the paws on its belly. */
export const otter = animal(
  { id: 'otter', label: 'Otter', colour: '#7a5843', size: 0.95, dark: 0.06, bounds: [-84, -328, 204, 16] },
  { eye: [-2, -284], nose: [-1, -264], mouth: [0, -242], back: [54, -222] },
  (c, pose, colour, dark) => {
    const bib = '#f0dfc0';
    const face = () => {
      for (const s of [-1, 1] as const)
        ear(c, s, [s * 42, -22], () => {
          c.oval(s * 46, -26, 13, 13, colour, { lift: 0.4 });
          c.dot(s * 46, -25, 6, 6.4, c.mix(colour, '#e6a598', 0.5));
        });
      c.blob('-56,2 -46,-32 0,-46 46,-32 56,2 42,32 0,42 -42,32', colour, { lift: 0.8 });
      c.blob('-44,14 -30,-2 0,2 30,-2 44,14 32,34 0,41 -32,34', bib, { lift: 0.15 });
      c.blob('-14,0 0,-4 14,0 8,12 -8,12', SOOT, { lift: 0, tex: 'none', edge: 'none' });
      c.dot(-4, 2, 4, 2.2, NOSTRIL);
      snout(c, pose, 0, 18, 24);
      for (const s of [-1, 1])
        for (const t of [0, 1])
          c.mark(`${s * 26},${14 + t * 7} ${s * 58},${8 + t * 14}`, '#f6ead2', 2.2, 0.9);
      eyes(c, pose, 0, -12, 54, 6.4);
      cheeks(c, 0, 8, 86, 9);
    };
    if (pose === 'sleep') {
      c.band('66,-30 116,-24 164,-36', [46, 34, 8], dark, { lift: 0.5 });
      c.blob('-70,-44 -30,-62 40,-62 92,-44 96,-18 40,0 -40,0 -76,-16', colour, { lift: 0.9, tex: 'brush' });
      c.blob('-56,-48 -20,-58 42,-56 70,-42 30,-34 -40,-34', bib, { lift: 0.15 });
      for (const [x, t] of [
        [96, 24],
        [80, 4],
      ] as const)
        c.at(x, -54, { turn: t }, () => c.oval(0, 0, 13, 22, dark, { lift: 0.4, tex: 'none' }));
      head(c, pose, [-92, -50], { sleep: -16 }, face);
      c.band('-34,-42 -10,-62 14,-58', [22, 20, 18], dark, { lift: 0.5 });
      c.band('48,-46 34,-64 12,-64', [22, 20, 18], dark, { lift: 0.5 });
      return;
    }
    const glad = pose === 'joy';
    c.band('30,-30 84,-8 134,-14 164,-40', [56, 42, 28, 6], dark, { lift: 0.6, tex: 'brush' });
    c.blob('-36,-190 0,-200 36,-190 54,-110 62,-36 40,0! -44,0! -58,-40 -50,-114', colour, {
      lift: 0.9,
      tex: 'brush',
    });
    c.blob('-30,-184 0,-190 30,-184 36,-110 32,-34 0,-18 -32,-36 -36,-112', bib, { lift: 0.15 });
    for (const x of [-34, 30])
      c.blob(`${x - 32},2! ${x - 28},-12 ${x - 6},-20 ${x + 20},-14 ${x + 24},2!`, dark, {
        lift: 0.4,
        tex: 'none',
      });
    for (const x of [-34, 30])
      for (const t of [-18, -6, 6]) c.mark(`${x + t},-8 ${x + t - 2},1`, c.shade(dark, -0.12), 2.6, 0.8);
    if (glad) {
      c.band('-40,-152 -76,-176 -84,-216', [28, 24, 22], colour, { lift: 0.5 });
      c.band('40,-152 78,-172 92,-208', [28, 24, 22], colour, { lift: 0.5 });
    } else {
      c.band('-42,-150 -54,-112 -22,-98', [28, 24, 21], colour, { lift: 0.5 });
      c.band('42,-150 54,-112 22,-94', [28, 24, 21], colour, { lift: 0.5 });
    }
    head(c, pose, [-2, -218], { rest: -4, joy: 7 }, face);
  },
);
