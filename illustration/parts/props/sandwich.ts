import { prop } from '../prop.ts';

/** A jam sandwich with one corner gone: somebody has been at it. */
export const sandwich = prop(
  { id: 'sandwich', label: 'Jam sandwich', colour: '#e9c992', bounds: [-80, -68, 80, 12] },
  { grip: [0, -30] },
  (c, colour) => {
    const crust = c.shade(colour, -0.16);
    const slice = (y: number) => {
      c.blob(`-58,${y} -60,${y - 16} 40,${y - 16} 60,${y - 12} 58,${y}!`, crust, { lift: 0.6, tex: 'felt' });
      c.blob(`-52,${y - 3} -54,${y - 13} 38,${y - 13} 53,${y - 9} 52,${y - 3}!`, colour, {
        lift: 0.1,
        tex: 'felt',
      });
    };
    slice(0);
    c.blob('-58,-14 -50,-24 -20,-20 10,-26 40,-20 58,-16 50,-8 20,-10 -20,-6', '#b93f4c', { lift: 0.4 });
    c.blob('30,-14 44,-2 36,8 26,0', '#b93f4c', { lift: 0.1, tex: 'none' });
    slice(-22);
    c.blob('-58,-22! -60,-38 -20,-50 34,-48! 36,-42 46,-40 46,-32 56,-32 58,-22!', crust, {
      lift: 0.6,
      tex: 'felt',
    });
    c.blob('-52,-24! -54,-36 -20,-46 32,-44! 34,-38 43,-36 44,-28 52,-28 52,-24!', colour, {
      lift: 0.1,
      tex: 'felt',
    });
    for (const [x, y] of [
      [-30, -36],
      [-8, -40],
      [14, -34],
    ] as const)
      c.dot(x, y, 2.4, 1.6, crust, 0.7);
  },
);
