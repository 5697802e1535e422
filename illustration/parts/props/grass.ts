import { prop } from '../prop.ts';

export const grass = prop(
  { id: 'grass', label: 'Grass', colour: '#77a35b', bounds: [-68, -92, 68, 16] },
  (c, colour) => {
    const blades: string[] = [];
    for (let i = 0; i < 7; i++) {
      const t = i / 6 - 0.5;
      blades.push(`${t * 96 + c.between(-5, 5)},${-(66 - Math.abs(t) * 56) * c.between(0.8, 1.15)}!`);
      if (i < 6) blades.push(`${(t + 0.08) * 54},-8!`);
    }
    c.blob(`${blades.join(' ')} 18,6 -18,6`, colour, { lift: 0.4, tex: 'none' });
  },
);
