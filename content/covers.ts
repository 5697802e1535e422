/** What lies before what in a picture, as far as places tell. Page units of the stage. */
import type { SceneCut } from '../illustration/scene/format/cuts.ts';
import type { Place } from '../illustration/scene/format/places.ts';
import type { PlacedPart } from '../illustration/scene/layout/layout-types.ts';
import { animalHeadRadius } from '../illustration/scene/layout/part-anchors.ts';
import type { Staged } from './check-placing.ts';
import { boundsOf, cutPoints, distanceTo, holesOf, isWithin } from './cut-outlines.ts';

/** Of the head's radius: hair round it, a hand, half a trunk. */
const OF_HEAD = { hair: 1.24, hand: 0.36, trunk: 0.86 } as const;
/** Depths within which a piece lies on another as its detail: the band of a hat. */
const DETAIL = 0.03;
/** What lets this much through covers nothing. */
const THIN = 0.5;

export interface StoryCover {
  readonly depth: number;
  readonly what: string;
  readonly covers: (at: Place) => boolean;
  /** Whom a piece is worn by. */
  readonly of?: string;
  /** Width and length of a straight piece; null for whatever is no bar. */
  readonly bar: readonly [width: number, length: number] | null;
}

/** Everything opaque before a part, but what it wears. */
export function coversOver(staged: Staged, part: PlacedPart): StoryCover[] {
  const pieces = pieceCovers(staged).filter(({ depth, of }) => depth > part.depth && of !== part.name);
  return [...pieces, ...nearerParts(staged, part).flatMap(bodyCovers)];
}

/** Everything opaque nearer than a depth, but the bodies of these and what they wear. */
export function coversNearer(staged: Staged, depth: number, but: readonly string[]): StoryCover[] {
  const bodies = staged.directed.parts
    .filter((part) => part.depth > depth && !but.includes(part.name))
    .flatMap(bodyCovers);
  const pieces = pieceCovers(staged).filter((cover) => cover.depth > depth && !but.includes(cover.of ?? ''));
  return [...bodies, ...pieces];
}

/** Everybody opaque before a piece, and pieces so much nearer that they are no details of it. */
export function coversBefore(staged: Staged, cut: SceneCut): StoryCover[] {
  const own = staged.directed.anchors.depthOf(cut);
  const bodies = staged.directed.parts.flatMap(bodyCovers).filter(({ depth }) => depth > own);
  return [...bodies, ...pieceCovers(staged).filter(({ depth }) => depth > own + DETAIL)];
}

const known = new WeakMap<Staged, readonly StoryCover[]>();

function pieceCovers(staged: Staged): readonly StoryCover[] {
  const covers = known.get(staged) ?? (staged.scene.cuts ?? []).flatMap((cut) => coverOf(staged, cut));
  known.set(staged, covers);
  return covers;
}

/** Everybody and everything drawn over somebody. */
function nearerParts({ directed }: Staged, own: PlacedPart): PlacedPart[] {
  const at = directed.parts.indexOf(own);
  return directed.parts.filter(
    (part, i) => part !== own && (part.depth > own.depth || (part.depth === own.depth && i > at)),
  );
}

const disc =
  ([x, y]: Place, radius: number) =>
  (at: Place) =>
    Math.hypot(at[0] - x, at[1] - y) <= radius;

/** Head with hair, hands and trunk of a person; the head of an animal; a thing as large as an oval in its box. */
function bodyCovers(part: PlacedPart): StoryCover[] {
  const cover = (what: string, covers: StoryCover['covers']): StoryCover => ({
    depth: part.depth,
    what,
    covers,
    bar: null,
  });
  if (part.kind === 'person') {
    const [head, chest, seat] = [part.anchor('head')!, part.anchor('chest')!, part.anchor('seat')!];
    const radius = part.headRadius;
    const hands = [part.anchor('left')!, part.anchor('right')!];
    return [
      cover(`the head of ${part.name}`, disc(head, radius * OF_HEAD.hair)),
      cover(`${part.name}`, (at) => distanceTo(at, [chest, seat]) <= radius * OF_HEAD.trunk),
      ...hands.map((hand) => cover(`a hand of ${part.name}`, disc(hand, radius * OF_HEAD.hand))),
    ];
  }
  if (part.kind === 'animal') {
    const head = part.anchor('head');
    return head ? [cover(part.name, disc(head, Math.abs(part.scale) * animalHeadRadius(part.role.who)))] : [];
  }
  if (part.drawnInHand || part.occupied) return [];
  const [left, top, right, bottom] = boundsOf(
    ['left', 'right', 'top', 'foot'].map((name) => part.anchor(name) ?? part.at),
  );
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  return [cover(part.name, (at) => Math.hypot((at[0] - x) / rx, (at[1] - y) / ry) <= 1)];
}

/** What a piece covers; nothing where one sees through it. */
function coverOf({ directed }: Staged, cut: SceneCut): StoryCover[] {
  const veil = 'shape' in cut && cut.vellum;
  if (veil || (cut.opacity ?? 1) <= THIN) return [];
  const points = cutPoints(cut, directed.anchors.posedSpot);
  const [left, top, right, bottom] = boundsOf(points);
  const [width, height] = [right - left, bottom - top];
  const of = [cut.on, cut.in, cut.behind, cut.before].find((target) => target !== undefined)?.split('.')[0];
  const base = { depth: directed.anchors.depthOf(cut), what: cut.what ?? 'a piece', ...(of && { of }) };
  if ('shape' in cut) {
    const holes = holesOf(cut, directed.anchors.posedSpot);
    const covers = (at: Place) => isWithin(at, points) && !holes.some((hole) => isWithin(at, hole));
    return [{ ...base, covers, bar: [Math.min(width, height), Math.max(width, height)] }];
  }
  if (!('rings' in cut) && !('letters' in cut)) {
    const covers = (at: Place) => distanceTo(at, points) <= cut.width / 2;
    return [{ ...base, covers, bar: [cut.width, Math.hypot(width, height)] }];
  }
  if ('rings' in cut && cut.width !== undefined) return [];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const covers = (at: Place) => Math.hypot((at[0] - x) / (width / 2), (at[1] - y) / (height / 2)) <= 1;
  return [
    {
      ...base,
      what: cut.what ?? ('letters' in cut ? 'words' : 'a disc'),
      covers,
      bar: null,
    },
  ];
}
