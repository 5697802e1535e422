import { prop } from '../prop.ts';

export const gate = prop(
  { id: 'gate', label: 'Gate', colour: '#5a5460', bounds: [-220, -380, 220, 8] },
  (c, colour) => {
    for (const x of [-130, 130]) {
      c.box(x - 30, -232, 60, 234, '#b3a79c', { lift: 0.9, tex: 'feltTurned' });
      c.box(x - 38, -250, 76, 24, '#c4b9ac', { lift: 0.5 });
      c.oval(x, -268, 22, 22, '#c4b9ac', { lift: 0.5 });
    }
    for (let i = 0; i < 7; i++) {
      const x = -84 + i * 28;
      c.mark(`${x},0 ${x},${-150 - 44 * Math.cos((x / 90) * 1.3)}`, colour, 8);
    }
    c.mark('-98,-150 -50,-186 0,-200 50,-186 98,-150', colour, 9);
    c.mark('-98,-40 98,-40', colour, 9);
  },
);
