import { prop } from '../prop.ts';

/** Half a round of paper standing on y 0. */
function lobe(x: number, half: number, high: number): string {
  const rim = [
    [0.97, 0.3],
    [0.8, 0.68],
    [0.46, 0.93],
    [0, 1],
    [-0.46, 0.93],
    [-0.8, 0.68],
    [-0.97, 0.3],
  ].map(([u = 0, v = 0]) => `${x - half * u},${-high * v}`);
  return `${x - half},0! ${rim.join(' ')} ${x + half},0!`;
}

/** Five lobes on a flat foot, five smaller ones before them. */
export const cloud = prop(
  { id: 'cloud', label: 'Cloud', colour: '#f7f3ea', bounds: [-212, -168, 208, 4] },
  { seat: [14, -164], soft: { depth: 22 } },
  (c, colour) => {
    c.blob(
      '-158,0! -162,-22 -152,-42 -130,-52 -108,-50! -108,-72 -92,-92 -68,-98 -46,-92! -38,-112 -16,-126 12,-127 34,-118 46,-100! 64,-110 88,-106 104,-88 106,-62! 128,-62 148,-50 158,-28 154,0!',
      colour,
      { lift: 1, tex: 'feltTurned', step: 8 },
    );
    for (const [x, half, high, k] of [
      [-50, 54, 62, 0.025],
      [58, 56, 66, 0.015],
      [2, 46, 46, 0.04],
      [-106, 40, 34, 0.045],
      [114, 38, 36, 0.04],
    ] as const)
      c.blob(lobe(x, half, high), c.shade(colour, k), { lift: 0.35, tex: 'none', step: 10 });
  },
);
