import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { spots } from '../../figures/animals/spots.ts';
import { triples } from '../../paper/number-lists.ts';
import { BONE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const threeHorn = animal(
  { id: 'three-horn', label: 'Three horn', colour: '#86a0a0', size: 1.2, bounds: [-268, -376, 308, -4] },
  { eye: [-119, -225], nose: [-116, -144], mouth: [-115, -112], back: [72, -256], seat: [96, -246] },
  (c, pose, colour, dark) => {
    const lying = pose === 'sleep';
    c.at(0, lying ? 44 : 0, {}, () => {
      c.band('96,-90 152,-66 194,-74', [78, 40, 6], colour, { lift: 0.7 });
      if (!lying) for (const x of [-10, 80]) c.band(`${x},-70 ${x + 2},-20`, [46, 42], dark, { lift: 0.4 });
      c.blob('-70,-100 -30,-158 46,-166 108,-126 112,-72 60,-40 -50,-44', colour, { lift: 0.9 });
      if (!lying)
        for (const x of [-44, 48]) {
          c.band(`${x},-76 ${x},-20`, [48, 46], colour, { lift: 0.3, edge: 'none' });
          for (const t of [-14, 0, 14]) c.dot(x + t, -8, 5.6, 6.4, BONE, 0.9);
        }
      spots(c, triples('26,-138,11 60,-120,10 34,-104,8 80,-96,8'), dark);
      head(c, pose, [-76, -136], lying ? -10 : pose === 'joy' ? 9 : -2, () => {
        const frill: string[] = [];
        for (let i = 0; i <= 16; i++) {
          const t = Math.PI * (0.94 + (i / 16) * 1.12);
          const r = i % 2 ? 104 : 92;
          frill.push(`${(Math.cos(t) * r * 0.94).toFixed(1)},${(Math.sin(t) * r + 4).toFixed(1)}`);
        }
        c.blob(`${frill.join(' ')} 46,34! -46,34!`, '#d98c58', { lift: 0.7, tex: 'brush' });
        for (let i = 1; i < 8; i++) {
          const t = Math.PI * (1 + i / 8);
          c.dot(Math.cos(t) * 74, Math.sin(t) * 76, 8, 8, '#f0c98a', 0.9);
        }
        c.blob('-58,0 -48,-44 0,-58 48,-44 58,0 40,42 16,66 -16,66 -40,42', colour, { lift: 0.7 });
        for (const s of [-1, 1]) c.cut(`${s * 18},-46 ${s * 44},-104 ${s * 44},-40`, BONE, { lift: 0.5 });
        c.cut('-12,26 0,-14 12,26', BONE, { lift: 0.5 });
        c.blob('-18,52 0,44 18,52 0,74', c.mix(colour, BONE, 0.5), { lift: 0.2, tex: 'none' });
        eyes(c, pose, 0, -8, 64, 7.4);
        mouth(c, pose, 0, 60, 20);
        cheeks(c, 0, 22, 84, 10);
      });
    });
  },
);
