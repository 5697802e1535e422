/** Small helpers for the pieces of pictures that are told with the depth they lie at. Page units. */
export type XY = [number, number];
export type More = Record<string, unknown>;

/** Places as text, `x,y` or with a size and a turn: `40,860 120,900`. */
export const rows = (text: string) => text.split(' ').map((place) => place.split(',').map(Number));
export const cam = (more: More = {}) => ({ zoom: 1, roll: 0, on: [450, 660], at: [0.5, 0.5], ...more });
/** Shapes that lie `lift` over what is below them. */
export const cutting = (lift: number) => {
  const cut = (shape: string, colour: string, depth: number, more: More = {}) => ({
    shape,
    colour,
    depth,
    lift,
    ...more,
  });
  const poly = (shape: string, colour: string, depth: number, more: More = {}) =>
    cut(shape, colour, depth, { snip: true, ...more });
  /** From corner to corner. */
  const box = (
    x: number,
    y: number,
    x2: number,
    y2: number,
    colour: string,
    depth: number,
    more: More = {},
  ) => poly(`${x},${y}! ${x2},${y}! ${x2},${y2}! ${x},${y2}!`, colour, depth, more);
  /** The whole page, before the wall of the backdrop: behind everything of the picture's own. */
  const page = (colour: string, more: More = {}) =>
    box(-900, -500, 1800, 1900, colour, 0.58, { lift: 0, lit: false, ...more });
  return { cut, poly, box, page };
};
export const { cut, poly, box } = cutting(1.2);
export const line = (l: string, colour: string, width: number, depth: number, more: More = {}) => ({
  line: l,
  colour,
  width,
  depth,
  ...more,
});
export const disc = (x: number, y: number, r: number, colour: string, depth: number, more: More = {}) => ({
  rings: [r],
  at: [x, y] as XY,
  colour,
  depth,
  lit: false,
  ...more,
});
/** Lines about a point, such as those of a sound. */
export const rings = (
  x: number,
  y: number,
  radii: number[],
  colour: string,
  depth: number,
  width = 6,
  more: More = {},
) => ({ ...disc(x, y, 1, colour, depth, { width, ...more }), rings: radii });
/** From edge to edge of the phone's picture, and down. */
export const land = (points: string, colour: string, depth: number, more: More = {}) =>
  cut(`${points} 1400,1800! -500,1800!`, colour, depth, more);
