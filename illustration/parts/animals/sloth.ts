import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { NOSTRIL, SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** In no hurry: sits where it was put. Joy is one arm, half way up. */
export const sloth = animal(
  { id: 'sloth', label: 'Sloth', colour: '#b29b7a', size: 0.9, bounds: [-124, -276, 124, 4] },
  { eye: [0, -211], nose: [0, -195], mouth: [2, -178], back: [42, -173] },
  (c, pose, colour, dark) => {
    const face = '#f0dfc0';
    const mask = '#6e5645';
    const claw = '#f3e8cf';
    const asleep = pose === 'sleep';
    const limb = (line: string, k: string, tip: readonly [number, number]) => {
      const [x, y] = c.pointAlong(line, 1);
      for (const t of [-9, 0, 9])
        c.band(
          `${x + t * 0.8},${y} ${x + t + tip[0] * 0.6},${y + tip[1] * 0.5} ${x + t + tip[0]},${y + tip[1]}`,
          [7, 6, 3],
          claw,
          { lift: 0.2, tex: 'none' },
        );
      c.band(line, [34, 32, 26], k, { lift: 0.5, tex: 'brush' });
    };
    c.blob('-36,-150 0,-164 36,-150 60,-90 68,-28 44,0! -46,0! -70,-28 -58,-92', colour, {
      lift: 0.9,
      tex: 'brush',
    });
    c.blob('-34,-120 0,-130 34,-120 46,-66 30,-18 -30,-18 -46,-66', c.shade(colour, 0.06), {
      lift: 0.1,
      tex: 'brush',
    });
    for (const [x, y] of [
      [-20, -92],
      [14, -98],
      [-4, -66],
      [22, -56],
      [-26, -48],
    ] as const)
      c.mark(`${x},${y} ${x + 4},${y + 9} ${x + 1},${y + 18}`, dark, 3.2, 0.7);
    for (const s of [-1, 1]) limb(`${s * 44},-36 ${s * 70},-16 ${s * 62},-12`, dark, [s * -18, 12]);
    if (asleep) {
      limb('-38,-128 -74,-76 -16,-58', dark, [22, 8]);
      limb('38,-128 72,-72 16,-46', dark, [-22, 8]);
    } else {
      if (pose === 'joy') limb('-38,-132 -92,-136 -112,-192', dark, [-6, -26]);
      else limb('-38,-132 -84,-84 -84,-26', dark, [-12, 24]);
      limb('38,-132 84,-82 82,-26', dark, [12, 24]);
    }
    head(c, pose, [0, asleep ? -158 : -176], { rest: -7, joy: 9, sleep: 13 }, () => {
      c.blob('-62,6 -52,-40 0,-60 52,-40 62,6 44,42 0,52 -44,42', colour, { lift: 0.8, tex: 'brush' });
      c.blob('-48,4 -40,-26 0,-38 40,-26 48,4 32,34 0,42 -32,34', face, { lift: 0.2 });
      for (const s of [-1, 1])
        c.blob(`${s * 10},-8 ${s * 22},-18 ${s * 40},-6 ${s * 50},12! ${s * 34},10 ${s * 16},6`, mask, {
          lift: 0.1,
          tex: 'none',
        });
      c.blob('-30,-44! -18,-56 2,-60 26,-54 34,-38! 14,-34 4,-26! -6,-36', dark, { lift: 0.3, tex: 'brush' });
      c.oval(0, 9, 13, 9, SOOT, { lift: 0.1, tex: 'none' });
      c.dot(-4, 6, 3.6, 2.2, NOSTRIL);
      if (asleep) {
        for (const s of [-1, 1]) c.mark(`${s * 24 - 8},-4 ${s * 24},3 ${s * 24 + 8},-4`, face, 3.4);
      } else {
        for (const s of [-1, 1]) c.dot(s * 24, -4, 8.6, 8.4, face);
        eyes(c, pose, 0, -4, 48, 6);
      }
      mouth(c, pose, 0, 21, 34);
      cheeks(c, 0, 20, 62, 8, 0.5);
    });
  },
);
