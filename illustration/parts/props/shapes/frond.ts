import type { Cutter } from '../../../paper/cutter.ts';

/** A fern frond bending over, leaf pairs shrinking to the tip. */
export function frond(
  c: Cutter,
  x: number,
  y: number,
  length: number,
  turn: number,
  bend: number,
  colour: string,
): void {
  const at = (t: number): readonly [number, number, number] => {
    const a = ((turn + bend * t) * Math.PI) / 180;
    return [x + Math.sin(a) * length * t, y - Math.cos(a) * length * t, turn + bend * t * 1.5];
  };
  const pale = c.shade(colour, 0.03);
  for (let i = 6; i >= 1; i--) {
    const [px, py, a] = at(i / 6);
    const size = length * (0.38 * (1 - (i / 6) * 0.68) + 0.05);
    for (const side of [-1, 1])
      c.at(px, py, { turn: a + side * (62 - i * 2) }, () =>
        c.blob(
          `0,0! ${-size * 0.17},${-size * 0.5} 0,${-size}! ${size * 0.17},${-size * 0.5}`,
          side < 0 ? colour : pale,
          {
            lift: 0.25,
            step: 40,
          },
        ),
      );
  }
  const [mx, my] = at(0.5);
  const [tx, ty] = at(1);
  c.mark(`${x},${y} ${mx},${my} ${tx},${ty}`, c.shade(colour, -0.06), length * 0.02 + 1);
}
