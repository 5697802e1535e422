/** Faces as data. */
import type { HeroExpression } from './choices.ts';

export type EyeKind = 'open' | 'wide' | 'laughing' | 'shut' | 'down';
export type MouthKind = 'smile' | 'laugh' | 'open' | 'oh' | 'tiny' | 'wobble' | 'smirk' | 'sleeping' | 'grin';

export interface FaceState {
  readonly eyes: EyeKind;
  readonly mouth: MouthKind;
  /** Brow lift (negative is up), then tilt left and right of the picture (positive: inner end down, a frown). */
  readonly brows: readonly [lift: number, left: number, right: number];
  /** Pupils against the face. */
  readonly pupils?: readonly [x: number, y: number];
  readonly blush?: number;
  /** Head tilt added to the pose's, in degrees. */
  readonly tilt?: number;
}

export const FACES: Record<HeroExpression, FaceState> = {
  calm: { eyes: 'open', mouth: 'smile', brows: [0, -0.4, 0] },
  joy: { eyes: 'laughing', mouth: 'laugh', brows: [-3, -0.5, 0], blush: 1.05 },
  delight: { eyes: 'wide', mouth: 'open', brows: [-4, -0.6, 0] },
  curious: { eyes: 'open', mouth: 'oh', brows: [-3, -0.6, -2.4], pupils: [1.3, -1.2], tilt: 3 },
  shy: { eyes: 'open', mouth: 'tiny', brows: [-1, -3, -3], pupils: [-1.4, 1], blush: 1.18, tilt: -3 },
  worried: { eyes: 'open', mouth: 'wobble', brows: [-1.4, -6.4, -6.4], pupils: [0, -0.8] },
  brave: { eyes: 'open', mouth: 'smirk', brows: [-0.6, 2.2, 0.5], pupils: [0.8, -0.4], tilt: 1 },
  wonder: { eyes: 'wide', mouth: 'oh', brows: [-5, -2, -2], pupils: [0.6, -1.4] },
  asleep: { eyes: 'shut', mouth: 'sleeping', brows: [1, -0.5, 0] },
};

/** Reading lowers open eyes to the page, whatever the mood. */
export function lowered(face: FaceState): FaceState {
  return face.eyes === 'open' || face.eyes === 'wide' ? { ...face, eyes: 'down', pupils: [0, 0] } : face;
}
