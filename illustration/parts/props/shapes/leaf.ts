import type { Cutter } from '../../../paper/cutter.ts';

/** A leaf from its stalk at x, y, pointing `turn` degrees from up. */
export function leaf(
  c: Cutter,
  x: number,
  y: number,
  length: number,
  turn: number,
  colour: string,
  width = 0.4,
): void {
  c.at(x, y, { turn }, () => {
    const w = length * width;
    c.blob(`0,0! ${-w * 0.52},${-length * 0.4} 0,${-length}! ${w * 0.52},${-length * 0.4}`, colour, {
      lift: 0.45,
      tex: length > 60 ? 'brush' : 'none',
      step: Math.max(8, length / 4.5),
    });
    if (length > 60) c.mark(`0,${-length * 0.12} 0,${-length * 0.82}`, c.shade(colour, -0.07), 2.4, 0.7);
  });
}
