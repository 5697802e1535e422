/** Pieces drawn about 0, 0 and then put where a picture needs them, as one thing. Page units; depths are the scene's. */
export type XY = readonly [x: number, y: number];
export type Piece = Record<string, unknown>;

/** Printed flat: no height over what lies below. */
export const flat = { lift: 0 };

/** Colours chosen as they shall look, whatever the hour. */
export const kept = (cuts: readonly Piece[]): Piece[] => cuts.map((cut) => ({ lit: false, ...cut }));

/** Gives pieces their place among the planes, each nearer than the one before by `step`. */
export const laying =
  (step: number) =>
  (depth: number, ...pieces: (Piece | Piece[])[]): Piece[] =>
    pieces.flat().map((piece, i) => ({ depth: depth + i * step, ...piece }));

/** The same pieces sized by `s` and laid at one place, each nearer than the one before by `step`. */
export const placing =
  (step: number) =>
  (cuts: readonly Piece[], at: XY, s: number, depth: number, more: Piece = {}): Piece[] =>
    cuts.map((cut, i) => ({ ...cut, at, scale: s, depth: depth + i * step, ...more }));

/** Moves, sizes and turns (degrees) pieces about 0, 0. */
export const put = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  ...pieces: (Piece | Piece[])[]
): Piece[] =>
  pieces.flat().map((piece) => {
    const [ax, ay] = (piece.at ?? [0, 0]) as XY;
    const a = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(a) * scale, Math.sin(a) * scale];
    return {
      ...piece,
      at: [x + ax * cos - ay * sin, y + ax * sin + ay * cos],
      scale: ((piece.scale as number) ?? 1) * scale,
      turn: ((piece.turn as number) ?? 0) + turn,
    };
  });

/** Light falling off in cut rings. */
export const light = (
  x: number,
  y: number,
  r: number,
  depth: number,
  colours: readonly string[],
  flat = 1,
): Piece[] =>
  colours.map((colour, i) => ({
    rings: [r * (1 - i / colours.length)],
    at: [x, y],
    flat,
    colour,
    depth: depth + i * 0.0005,
    lit: false,
  }));

/** Somebody put into a picture by the head. */
export const who = (name: string, pose: string, at: XY, scale: number, more: Piece = {}): Piece => ({
  who: name,
  pose,
  at,
  by: 'head',
  scale,
  shadow: false,
  ...more,
});
export const hero = (pose: string, at: XY, scale: number, more: Piece = {}) =>
  who('hero', pose, at, scale, more);
/** Somebody who stands, unless `more` says otherwise. */
export const person = (name: string, at: XY, scale: number, more: Piece = {}) =>
  who(name, 'stand', at, scale, more);
