import { prop } from '../prop.ts';

export const coral = prop(
  { id: 'coral', label: 'Coral', colour: '#de6f58', bounds: [-156, -264, 148, 24] },
  (c, colour) => {
    const branch = (
      x: number,
      y: number,
      turn: number,
      length: number,
      width: number,
      depth: number,
    ): void => {
      const a = (turn * Math.PI) / 180;
      const x2 = x + Math.sin(a) * length;
      const y2 = y - Math.cos(a) * length;
      if (depth < 2) {
        const n = depth === 0 ? 3 : 2;
        for (let i = 0; i < n; i++)
          branch(
            x2,
            y2,
            turn + (i - (n - 1) / 2) * c.between(42, 54) + c.between(-6, 6),
            length * c.between(0.64, 0.8),
            width * 0.74,
            depth + 1,
          );
      }
      c.band(
        `${x},${y} ${(x + x2) / 2 + c.between(-5, 5)},${(y + y2) / 2} ${x2},${y2}`,
        [width, width * 0.86, width * 0.8],
        c.shade(colour, depth * 0.015),
        { lift: 0.5, tex: depth ? 'none' : 'felt' },
      );
    };
    branch(0, 6, 0, 90, 36, 0);
  },
);
