/** Pieces drawn about 0, 0 and then put where a picture needs them, as one thing. Page units; depths are the scene's. */

import type { SceneCut } from '../../illustration/scene/format/cuts.ts';
import type { Place } from '../../illustration/scene/format/places.ts';
import type { Placing } from '../../illustration/scene/format/placing.ts';
import type { NamedRole } from '../../illustration/scene/format/roles.ts';
import type { Camera } from '../../illustration/scene/format/scene.ts';

type Pieces = readonly (SceneCut | readonly SceneCut[])[];

/** Printed flat: no height over what lies below. */
export const flat = { lift: 0 };

/** The whole page as it is, whatever the shot, unless `more` says otherwise. */
export const cam = (more: Camera = {}): Camera => ({ zoom: 1, on: [450, 660], at: [0.5, 0.5], ...more });

/** Colours chosen as they shall look, whatever the hour. */
export const kept = (cuts: readonly SceneCut[]): SceneCut[] => cuts.map((cut) => ({ lit: false, ...cut }));

/** Gives pieces their place among the planes, each nearer than the one before by `step`. */
export const laying =
  (step: number) =>
  (depth: number, ...pieces: Pieces): SceneCut[] =>
    pieces.flat().map((piece, i) => ({ depth: depth + i * step, ...piece }));

/** The same pieces sized by `s` and laid at one place, each nearer than the one before by `step`. */
export const placing =
  (step: number) =>
  (cuts: readonly SceneCut[], at: Place, s: number, depth: number, more: Placing = {}): SceneCut[] =>
    cuts.map((cut, i) => ({ ...cut, at, scale: s, depth: depth + i * step, ...more }));

/** Moves, sizes and turns (degrees) pieces about 0, 0. */
export const put = (x: number, y: number, scale: number, turn: number, ...pieces: Pieces): SceneCut[] =>
  pieces.flat().map((piece) => {
    const [ax, ay] = piece.at ?? [0, 0];
    const a = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(a) * scale, Math.sin(a) * scale];
    return {
      ...piece,
      at: [x + ax * cos - ay * sin, y + ax * sin + ay * cos],
      scale: (piece.scale ?? 1) * scale,
      turn: (piece.turn ?? 0) + turn,
    };
  });

/** Somebody put into a picture by the head. */
export const who = (
  name: string,
  pose: NonNullable<NamedRole['pose']>,
  at: Place,
  scale: number,
  more: Partial<NamedRole> = {},
): NamedRole => ({ who: name, pose, at, by: 'head', scale, shadow: false, ...more });

export const hero = (
  pose: NonNullable<NamedRole['pose']>,
  at: Place,
  scale: number,
  more: Partial<NamedRole> = {},
) => who('hero', pose, at, scale, more);

/** Somebody who stands, unless `more` says otherwise. */
export const person = (name: string, at: Place, scale: number, more: Partial<NamedRole> = {}) =>
  who(name, 'stand', at, scale, more);

/** Gives the first of some pieces a name, so that hands, eyes and lines can find it. */
export const named = <Piece extends SceneCut>(name: string, [first, ...rest]: readonly Piece[]): Piece[] =>
  first ? [{ ...first, name }, ...rest] : [];
