/** Small helpers for the pieces of pictures that keep the very colour they are given, whatever the light. Page units. */
export type More = Record<string, unknown>;
export const still = { zoom: 1, on: [450, 660], at: [0.5, 0.5] };
export const box = (x: number, y: number, w: number, h: number, colour: string, more: More = {}) => ({
  shape: `${x},${y}! ${x + w},${y}! ${x + w},${y + h}! ${x},${y + h}!`,
  snip: true,
  colour,
  lit: false,
  ...more,
});
export const blob = (shape: string, colour: string, more: More = {}) => ({
  shape,
  colour,
  lit: false,
  ...more,
});
export const snip = (shape: string, colour: string, more: More = {}) => ({
  shape,
  snip: true,
  colour,
  lit: false,
  ...more,
});
export const round = (cx: number, cy: number, rx: number, ry = rx, n = 14) =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2;
    return `${Math.round(cx + Math.cos(a) * rx)},${Math.round(cy + Math.sin(a) * ry)}`;
  }).join(' ');
export const line = (l: string, colour: string, width: number, more: More = {}) => ({
  line: l,
  colour,
  width,
  lit: false,
  ...more,
});
export const disc = (x: number, y: number, rings: number[], colour: string, more: More = {}) => ({
  rings,
  at: [x, y],
  colour,
  lit: false,
  ...more,
});
export const word = (
  letters: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  more: More = {},
) => ({ letters, at: [x, y], size, colour, lit: false, ...more });
/** Behind everything. What is printed has to be a sheet of its own: flat ink takes no print. */
export const wall = (colour: string, more: More = {}) =>
  box(-460, -300, 1820, 1940, colour, { depth: 0.58, lift: more.print ? 0.2 : 0, ...more });
/** Light on a wall or floor: opaque rings from the outside in. */
export const pool = (x: number, y: number, radii: number[], colours: string[], depth = 0.585, flat = 1) =>
  radii.map((r, i) =>
    blob(round(0, 0, r, r * flat, 18), colours[i]!, { at: [x, y], depth: depth + i * 0.0001, lift: 0 }),
  );
export const stars = (spots: [number, number][], depth = 0.59, colour = '#fff0c4') =>
  spots.map(([x, y], i) => disc(x, y, [i % 3 ? 4 : 7], colour, { depth }));
/** A small round head with shoulders, for crowds. */
export const person = (
  x: number,
  y: number,
  s: number,
  colour: string,
  depth: number,
  hat?: string,
  skin?: string,
) => [
  blob('-62,170! -58,60 -30,34 0,28 30,34 58,60 62,170!', colour, { at: [x, y], scale: s, depth, lift: 0.7 }),
  disc(x, y, [34 * s], skin ?? colour, { depth: depth + 0.0002 }),
  ...(skin
    ? [
        disc(x - 11 * s, y - 2 * s, [3.4 * s], '#33212a', { depth: depth + 0.0003 }),
        disc(x + 11 * s, y - 2 * s, [3.4 * s], '#33212a', { depth: depth + 0.0003 }),
      ]
    : []),
  ...(hat
    ? [
        blob('-46,-12 -24,-18! -20,-52! 20,-52! 24,-18! 46,-12 0,-4', hat, {
          at: [x, y],
          scale: s,
          depth: depth + 0.0004,
          lift: 0.6,
        }),
      ]
    : []),
];
