/** Expressions as data. */
import type { HeroExpression } from '../look/look-options.ts';

/** Expressions for stories, beside the moods that a family chooses from. */
export const ACTING_EXPRESSIONS = [
  'angry',
  'sad',
  'crying',
  'laughing',
  'holdingBreath',
  'holdingSneeze',
  'sneezing',
  'tired',
  'yawning',
  'sly',
  'lookingDown',
  'listening',
  'proud',
  'embarrassed',
  'whispering',
  'calling',
  'effort',
  'scared',
  'thinking',
] as const;
export type ActingExpression = (typeof ACTING_EXPRESSIONS)[number];

/** Every expression. */
export type Expression = HeroExpression | ActingExpression;

export type EyeKind = 'open' | 'wide' | 'laughing' | 'shut' | 'down' | 'tight' | 'content';
export type MouthKind =
  | 'smile'
  | 'laugh'
  | 'open'
  | 'oh'
  | 'tiny'
  | 'wobble'
  | 'smirk'
  | 'sleeping'
  | 'grin'
  | 'frown'
  | 'pressed'
  | 'flat'
  | 'sheepish'
  | 'quiet'
  | 'twist'
  | 'roar'
  | 'call'
  | 'clench'
  | 'yawn'
  | 'whisper'
  | 'grimace'
  | 'gasp';

export interface FaceState {
  readonly eyes: EyeKind;
  readonly mouth: MouthKind;
  /** Brow lift (negative is up), then tilt left and right of the picture (positive: inner end down, a frown). */
  readonly brows: readonly [lift: number, left: number, right: number];
  /** Offset of the pupils. */
  readonly pupils?: readonly [x: number, y: number];
  readonly blush?: number;
  /** How far upper lids cover open eyes, 0–1, and how much lower they are at the nose. */
  readonly lids?: number;
  readonly lidSlant?: number;
  /** How far lower lids are pushed up, 0–1. */
  readonly lowerLids?: number;
  /** Water in the eyes, or a falling tear. */
  readonly tears?: 'welling' | 'falling';
  /** Cheeks blown up. */
  readonly puffed?: true;
  /** Shadows under the eyes; a red nose. */
  readonly weary?: true;
  readonly redNose?: true;
  /** A drop at the temple. */
  readonly sweat?: true;
  /** Tilt of the head, degrees, positive the way the hero faces. */
  readonly tilt?: number;
  /** Turn of the head to the side the hero faces, and down: units that the features move (−6…6). */
  readonly turn?: number;
  readonly nod?: number;
}

const ACTED: Record<ActingExpression, FaceState> = {
  angry: { eyes: 'open', mouth: 'frown', brows: [3, 7.4, 7.4], lids: 0.26, lidSlant: 2.2, blush: 1.12 },
  sad: {
    eyes: 'open',
    mouth: 'frown',
    brows: [-0.6, -6.6, -6.6],
    pupils: [0, 1.2],
    lids: 0.24,
    lidSlant: -1.6,
    tilt: 5,
  },
  crying: {
    eyes: 'open',
    mouth: 'wobble',
    brows: [-1.4, -7.6, -7.6],
    tears: 'falling',
    blush: 1.2,
    redNose: true,
    tilt: 4,
  },
  laughing: { eyes: 'laughing', mouth: 'roar', brows: [-4.6, -0.8, -0.4], blush: 1.2, tilt: -5 },
  holdingBreath: { eyes: 'wide', mouth: 'pressed', brows: [-4, -1.6, -1.6], puffed: true, blush: 1.35 },
  holdingSneeze: {
    eyes: 'open',
    mouth: 'gasp',
    brows: [-3.4, -6, -6],
    lids: 0.5,
    tears: 'welling',
    redNose: true,
    tilt: -7,
  },
  sneezing: { eyes: 'tight', mouth: 'grimace', brows: [3.4, 4.6, 4.6], redNose: true, blush: 1.1, tilt: 9 },
  tired: {
    eyes: 'open',
    mouth: 'flat',
    brows: [1, -3.2, -3.2],
    pupils: [0, 0.8],
    lids: 0.52,
    weary: true,
    tilt: 6,
  },
  yawning: { eyes: 'shut', mouth: 'yawn', brows: [-4.4, -3, -3], tilt: -5 },
  sly: { eyes: 'open', mouth: 'smirk', brows: [0.6, 3.4, -2.6], pupils: [2.6, 0], lids: 0.42 },
  lookingDown: { eyes: 'down', mouth: 'tiny', brows: [0.4, -2.4, -2.4], pupils: [0.4, 1.6], tilt: 5 },
  listening: { eyes: 'open', mouth: 'quiet', brows: [-3.4, -1.6, -3.2], pupils: [-2.8, -1], tilt: 8 },
  proud: { eyes: 'content', mouth: 'smile', brows: [-3.4, 0.8, 0.8], blush: 1.2, tilt: -6 },
  embarrassed: {
    eyes: 'open',
    mouth: 'sheepish',
    brows: [-1.6, -4.6, -4.2],
    pupils: [2.4, 1.6],
    blush: 1.6,
    tilt: 5,
  },
  whispering: { eyes: 'open', mouth: 'whisper', brows: [-2.6, -0.8, -2], pupils: [2.4, 0.2], tilt: 6 },
  calling: { eyes: 'wide', mouth: 'call', brows: [-5.2, -1.6, -0.6], blush: 1.1, tilt: -5, nod: -5 },
  effort: {
    eyes: 'open',
    mouth: 'clench',
    brows: [4.6, 6.6, 5.4],
    lids: 0.34,
    lidSlant: 1.6,
    lowerLids: 0.3,
    blush: 1.35,
    sweat: true,
    tilt: 5,
    nod: 2.5,
  },
  scared: { eyes: 'wide', mouth: 'grimace', brows: [-5.4, -7, -7], blush: 0.8 },
  thinking: { eyes: 'open', mouth: 'twist', brows: [-1.8, 1.4, -3.6], pupils: [1.8, -2.2], tilt: 5 },
};

export const EXPRESSION_FACES: Record<Expression, FaceState> = {
  calm: { eyes: 'open', mouth: 'smile', brows: [0, -0.4, 0] },
  joy: { eyes: 'laughing', mouth: 'laugh', brows: [-3, -0.5, 0], blush: 1.05 },
  delight: { eyes: 'wide', mouth: 'open', brows: [-4, -0.6, 0] },
  curious: { eyes: 'open', mouth: 'oh', brows: [-3, -0.6, -2.4], pupils: [1.3, -1.2] },
  shy: { eyes: 'open', mouth: 'tiny', brows: [-1, -3, -3], pupils: [-1.4, 1], blush: 1.18 },
  worried: { eyes: 'open', mouth: 'wobble', brows: [-1.4, -6.4, -6.4], pupils: [0, -0.8] },
  brave: { eyes: 'open', mouth: 'smirk', brows: [-0.6, 2.2, 0.5], pupils: [0.8, -0.4] },
  wonder: { eyes: 'wide', mouth: 'oh', brows: [-5, -2, -2], pupils: [0.6, -1.4] },
  asleep: { eyes: 'shut', mouth: 'sleeping', brows: [1, -0.5, 0] },
  ...ACTED,
};

export const isActingExpression = (expression: Expression): expression is ActingExpression =>
  expression in ACTED;

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
