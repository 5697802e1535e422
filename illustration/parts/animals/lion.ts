import { eyes } from '../../figures/animals/eyes.ts';
import { cheeks, curled, ear, head } from '../../figures/animals/face.ts';
import { snout } from '../../figures/animals/mouths.ts';
import { animal } from '../animal.ts';

export const lion = animal(
  { id: 'lion', label: 'Lion', colour: '#dca65a', size: 1.1, bounds: [-156, -408, 212, 12] },
  { eye: [-19, -289], nose: [-21, -263], mouth: [-23, -233], back: [72, -152] },
  (c, pose, colour) => {
    const mane = '#a9552f';
    const light = c.mix(colour, '#fff4dd', 0.6);
    const face = () => {
      const petals: string[] = [];
      for (let i = 0; i < 30; i++) {
        const t = (i / 30) * Math.PI * 2;
        const r = i % 2 ? 84 : 98;
        petals.push(`${(Math.cos(t) * r).toFixed(1)},${(Math.sin(t) * r * 0.96).toFixed(1)}`);
      }
      c.blob(petals.join(' '), mane, { lift: 0.8, tex: 'brush' });
      c.oval(0, 0, 76, 72, c.shade(mane, 0.06), { lift: 0.3, tex: 'brush' });
      for (const s of [-1, 1]) {
        ear(c, s, [s * 38, -42], () => {
          c.oval(s * 44, -50, 18, 18, colour, { lift: 0.4 });
          c.dot(s * 44, -49, 9, 9, '#c9805a');
        });
      }
      c.blob('-58,0 -46,-42 0,-54 46,-42 58,0 42,38 0,48 -42,38', colour, { lift: 0.6 });
      for (const s of [-1, 1]) c.oval(s * 15, 22, 21, 17, light, { lift: 0.15, tex: 'none' });
      c.blob('-15,0 0,-5 15,0 6,16 -6,16', '#7a4034', { lift: 0, tex: 'none', edge: 'none' });
      snout(c, pose, 0, 22, 24);
      for (const s of [-1, 1])
        for (const k of [0, 6]) c.dot(s * (22 + k), 24 + (k ? 6 : 0), 1.8, 1.8, '#8a5a40');
      eyes(c, pose, 0, -12, 54, 7);
      cheeks(c, 0, 12, 86, 10);
    };
    if (pose === 'sleep') {
      curled(c, { fur: colour, tail: colour, tip: mane, width: 1.2 }, face);
      return;
    }
    const tail = pose === 'joy' ? '44,-14 110,-20 128,-90 104,-140' : '44,-10 112,-2 140,-50 120,-96';
    c.band(tail, [17, 15, 14, 12], colour, { lift: 0.5 });
    const [tx, ty] = c.pointAlong(tail, 1);
    c.blob(
      `${tx - 20},${ty + 18} ${tx - 22},${ty - 14} ${tx},${ty - 36}! ${tx + 22},${ty - 12} ${tx + 16},${ty + 18}`,
      mane,
      { lift: 0.4, tex: 'brush' },
    );
    c.blob('-30,-150 24,-148 64,-74 60,0! -50,0! -54,-70', colour, { lift: 0.8 });
    c.blob('-30,-112 0,-118 20,-74 8,-34 -26,-40', light, { lift: 0.1 });
    c.mark('34,-70 48,-40 40,-8', c.shade(colour, -0.1), 4, 0.7);
    const paw = (x: number) => {
      c.band(`${x + 4},-84 ${x},-38 ${x - 2},-10`, [32, 28, 28], colour, { lift: 0.4 });
      c.blob(`${x - 22},0 ${x - 16},-17 ${x + 12},-17 ${x + 17},0`, light, { lift: 0.2, tex: 'none' });
    };
    paw(0);
    if (pose === 'joy') c.band('-34,-92 -76,-110 -98,-146', [31, 28, 30], colour, { lift: 0.5 });
    else paw(-38);
    head(c, pose, [-14, -190], pose === 'joy' ? -8 : 4, face);
  },
);
