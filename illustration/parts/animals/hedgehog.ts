import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { mouth } from '../../figures/animals/mouths.ts';
import { BLUSH, SOOT } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const hedgehog = animal(
  { id: 'hedgehog', label: 'Hedgehog', colour: '#5a3f34', size: 0.82, bounds: [-156, -108, 128, 12] },
  { eye: [-104, -38], nose: [-143, -30], mouth: [-117, -15], back: [21, -104] },
  (c, pose, colour) => {
    const face = '#e8c9a0';
    for (const x of [-40, -8, 36]) c.oval(x, -4, 14, 9, '#b98a63', { lift: 0.2, tex: 'none' });
    const tilt = pose === 'joy' ? 10 : 0;
    head(c, pose, [-58, -18], tilt, () => {
      c.blob('-76,-8! -56,-30 -8,-52 50,-26 58,10 -22,16 -58,6', face, { lift: 0.5 });
      c.oval(-16, -36, 11, 12, '#c99c72', { lift: 0.25, tex: 'none' });
      eye(c, pose, -40, -18, 6);
      c.dot(-30, -2, 10, 7, BLUSH, 0.45);
      c.oval(-76, -10, 10, 9, SOOT, { lift: 0.1, tex: 'none' });
      mouth(c, pose, -52, 2, 14);
    });
    [0, 0.05, 0.1].forEach((tone, ring) => {
      const radius = [100, 80, 58][ring]!;
      const spikes = [17, 14, 11][ring]!;
      const points: string[] = [];
      for (let i = 0; i <= spikes; i++) {
        const t = Math.PI * (1.03 + (i / spikes) * 1.02);
        const r = radius * (i % 2 ? 1 : 0.82) * (0.96 + c.random() * 0.08);
        points.push(`${(20 + Math.cos(t) * r).toFixed(1)},${(-4 + Math.sin(t) * r * 0.98).toFixed(1)}`);
      }
      c.cut(`${points.join(' ')} ${20 + radius * 0.62},0 ${20 - radius * 0.42},0`, c.shade(colour, tone), {
        lift: 0.5,
        tex: 'brush',
      });
    });
  },
);
