/** Outlines in the kit's notation (`x,y`, a corner `x,y!`) as SVG paths of whole units. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly sharp: boolean;
}

export const parseCorners = (text: string): Corner[] =>
  text
    .trim()
    .split(/\s+/u)
    .map((corner) => {
      const [x = 0, y = 0] = corner.replace('!', '').split(',').map(Number);
      return { x, y, sharp: corner.endsWith('!') };
    });

/** A path through corners: straight to sharp ones, and round past the others. */
export function pathThrough(corners: readonly Corner[], closed: boolean): string {
  const write = ({ x, y }: { x: number; y: number }) => `${Math.round(x)},${Math.round(y)}`;
  const between = (a: Corner, b: Corner) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const first = corners[0]!;
  const last = corners.at(-1)!;
  const start = closed && !first.sharp ? between(last, first) : first;
  const steps = corners.map((corner, at) => {
    const next = corners[at + 1] ?? (closed ? first : undefined);
    if (corner.sharp || !next) return `L${write(corner)}`;
    return `Q${write(corner)} ${write(next.sharp ? next : between(corner, next))}`;
  });
  return `M${write(start)}${steps.join('')}${closed ? 'Z' : ''}`;
}
