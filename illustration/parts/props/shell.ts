import { prop } from '../prop.ts';

export const shell = prop(
  { id: 'shell', label: 'Shell', colour: '#ecc3a8', bounds: [-84, -120, 84, 4] },
  { grip: [0, 0] },
  (c, colour) => {
    c.blob('-14,2! -62,-34 -58,-62! -38,-74! -22,-88! 0,-92! 22,-88! 38,-74! 58,-62! 62,-34 14,2!', colour, {
      lift: 0.7,
    });
    for (const x of [-42, -22, 0, 22, 42])
      c.mark(`${x * 0.15},-6 ${x},${-72 + Math.abs(x) * 0.4}`, c.shade(colour, -0.08), 3, 0.8);
  },
);
