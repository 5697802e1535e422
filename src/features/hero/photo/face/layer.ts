/** What a network saw on its way to its answer, and how it is read between the places of its grid. */

/** Numbers from inside of a network: `depth` of them at each place of a grid of `side` × `side`. */
export type Layer = { readonly side: number; readonly depth: number; readonly numbers: Float32Array };

/**
 * Adds `share` of what a layer holds at a place to `sums`. `x` and `y` count the grid's places, 0 the middle of the first;
 * between four of them each gives as much as it is near, and beyond the border the border stands.
 */
export function addPlace(
  { side, depth, numbers }: Layer,
  x: number,
  y: number,
  share: number,
  sums: Float32Array,
): void {
  const inside = (value: number) => Math.min(side - 1, Math.max(0, value));
  const [exactX, exactY] = [inside(x), inside(y)];
  const [left, top] = [Math.floor(exactX), Math.floor(exactY)];
  const [right, below] = [exactX - left, exactY - top];
  for (const [column, row, part] of [
    [left, top, (1 - right) * (1 - below)],
    [left + 1, top, right * (1 - below)],
    [left, top + 1, (1 - right) * below],
    [left + 1, top + 1, right * below],
  ] as const) {
    if (part === 0) continue;
    const from = (row * side + column) * depth;
    for (let at = 0; at < depth; at++) sums[at] = (sums[at] ?? 0) + (numbers[from + at] ?? 0) * part * share;
  }
}
