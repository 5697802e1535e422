/** The state of a face: what brows, eyes, mouth, cheeks, the angle of the head and the hands do, and how strongly. */
import type { HandKind, OwnSpot } from '../pose/pose-data.ts';

export type EyeKind = 'open' | 'wide' | 'laughing' | 'shut' | 'down' | 'tight' | 'content';
export type MouthKind =
  | 'smile'
  | 'laugh'
  | 'open'
  | 'oh'
  | 'wobble'
  | 'smirk'
  | 'sleeping'
  | 'grin'
  | 'frown'
  | 'pressed'
  | 'flat'
  | 'quiet'
  | 'twist'
  | 'roar'
  | 'call'
  | 'clench'
  | 'yawn'
  | 'grimace'
  | 'gasp'
  | 'soft'
  | 'firm'
  | 'pout'
  | 'tucked'
  | 'quiver'
  | 'crooked'
  | 'scheme'
  | 'snarl'
  | 'tongue'
  | 'achoo'
  | 'blow'
  | 'cringe'
  | 'parted';

type Pair = readonly [number, number];

/** A hand that belongs to a face: behind the ear, at the chin. */
export interface FaceHand extends OwnSpot {
  readonly hand: HandKind;
  /** The way the thumb points: inward unless told. */
  readonly thumb?: 'out';
}

export interface FaceState {
  readonly eyes: EyeKind;
  readonly mouth: MouthKind;
  /** Brow lift (negative is up), then tilt left and right of the picture (positive: inner end down, a frown). */
  readonly brows: readonly [lift: number, left: number, right: number];
  /** More lift of the left and the right brow alone. */
  readonly raise?: Pair;
  /** A mood whose brows lie over a fringe, as those of every acted face do. */
  readonly browsOverHair?: true;
  /** Offset of the pupils. */
  readonly pupils?: Pair;
  /** The white of the eye shows around the pupil: for fear, and for a look to the side. */
  readonly whites?: true;
  /** How far upper lids cover open eyes, 0–1, or left and right of the picture, and how much lower they are at the nose. */
  readonly lids?: number | Pair;
  readonly lidSlant?: number;
  /** How far lower lids are pushed up, 0–1. */
  readonly lowerLids?: number;
  /** Larger glints in the eyes. */
  readonly shine?: true;
  /** Water in the eyes, or a falling tear. */
  readonly tears?: 'welling' | 'falling';
  /** Moves the mouth in the face, scales it (1) and turns it, degrees. */
  readonly mouthAt?: Pair;
  readonly mouthSize?: number;
  readonly mouthTurn?: number;
  readonly blush?: number;
  /** Cheeks blown up, units. */
  readonly puffed?: number;
  /** Shadows under the eyes; a red nose; wrinkles on its bridge; a drop at the temple. */
  readonly weary?: true;
  readonly redNose?: true;
  readonly wrinkled?: true;
  readonly sweat?: true;
  /** Tilt of the head, degrees, positive the way the hero faces. */
  readonly tilt?: number;
  /** Turn of the head to the side the hero faces, and down: units that the features move (−6…6). */
  readonly turn?: number;
  readonly nod?: number;
  /** The head pushed forward, and both shoulders raised or (negative) dropped, units. */
  readonly neck?: number;
  readonly shrug?: number;
  /** Bend of the spine, degrees, positive the way the hero faces. */
  readonly lean?: number;
  /** Hands that show it too, where they are idle: hanging, empty, and told nothing by the scene. `right` leads. */
  readonly hands?: { readonly left?: FaceHand; readonly right?: FaceHand };
}

/** How strongly a face shows what it shows; the plain one has no word. */
export const STRENGTHS = ['slight', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A face, and what else changes in a slight and in a strong one. */
export type Expressed = FaceState & { readonly [S in Strength]?: Partial<FaceState> };

/** How much of each movement a slight and a strong face have. */
const SHARE: Readonly<Record<Strength, number>> = { slight: 0.55, strong: 1.4 };
/** How much less the size of a mouth changes. */
const MOUTH_SHARE = 0.4;

const scaled = (pair: Pair, by: number): Pair => [pair[0] * by, pair[1] * by];

/** A face at a strength: every movement is scaled, then the face's own changes are applied. */
export function atStrength(face: Expressed, strength?: Strength): FaceState {
  const { slight, strong, ...plain } = face;
  if (!strength) return plain;
  const k = SHARE[strength];
  const { brows, raise, pupils, lids, lowerLids, blush, puffed, mouthSize = 1, mouthAt, mouthTurn } = plain;
  const lid = (part: number): number => Math.min(0.72, part * (1 + (k - 1) * 0.6));
  const some = <T>(key: keyof FaceState, value: T | undefined, change: (value: T) => unknown) =>
    value === undefined ? {} : { [key]: change(value) };
  return {
    ...plain,
    brows: [brows[0] * k, brows[1] * k, brows[2] * k],
    mouthSize: mouthSize * (1 + (k - 1) * MOUTH_SHARE),
    ...some('raise', raise, (pair) => scaled(pair, k)),
    ...some('pupils', pupils, (pair) => scaled(pair, 1 + (k - 1) * 0.5)),
    ...some('lids', lids, (part) => (typeof part === 'number' ? lid(part) : part.map(lid))),
    ...some('lowerLids', lowerLids, lid),
    ...some('blush', blush, (by) => 1 + (by - 1) * k),
    ...some('puffed', puffed, (by) => by * k),
    ...some('mouthAt', mouthAt, (pair) => scaled(pair, k)),
    ...some('mouthTurn', mouthTurn, (by) => by * k),
    ...some('tilt', plain.tilt, (by) => by * k),
    ...some('turn', plain.turn, (by) => by * k),
    ...some('nod', plain.nod, (by) => by * k),
    ...some('neck', plain.neck, (by) => by * k),
    ...some('shrug', plain.shrug, (by) => by * k),
    ...some('lean', plain.lean, (by) => by * k),
    ...(strength === 'slight' ? slight : strong),
  };
}

/** Lowers open eyes to a page, for reading. */
export function lowered(face: FaceState): FaceState {
  return face.eyes === 'open' || face.eyes === 'wide' ? { ...face, eyes: 'down', pupils: [0, 0] } : face;
}

/** How much farther brows and mouth move on deep skin. */
const TRAVEL = 1.25;

/** Exaggerates a face, so that it is readable on deep skin. */
export function exaggerated(face: FaceState): FaceState {
  const [lift, left, right] = face.brows;
  return { ...face, brows: [lift * TRAVEL, left * TRAVEL, right * TRAVEL] };
}

export const MOUTH_TRAVEL = TRAVEL;
