import type { Cutter } from '../paper/cutter.ts';
import type { PartRecord, RecordPoint } from '../paper/part-facts.ts';

/** The poses that every animal has. */
export const ANIMAL_POSES = ['rest', 'joy', 'sleep'] as const;
export type AnimalPose = (typeof ANIMAL_POSES)[number];

/** Draws one animal standing at 0,0 with its feet on y = 0, looking left of the page, about 300 units high. */
export type DrawAnimal = (c: Cutter, pose: AnimalPose, colour: string) => void;

/** The record of an animal. Its facts are in page units (see `paper/part-facts.ts`), for the pose rest, looking left. */
export interface Animal extends PartRecord {
  /** Natural size beside a standing child. The drawing is scaled by it; the facts include it. */
  readonly size: number;
  /** The eye, or the middle between two. */
  readonly eye: RecordPoint;
  readonly nose: RecordPoint;
  readonly mouth: RecordPoint;
  /** Where something small can sit on it: the top of a back, a shoulder. */
  readonly back: RecordPoint;
  /** Where a rider sits. */
  readonly seat?: RecordPoint;
  readonly draw: DrawAnimal;
}

interface AnimalInfo extends PartRecord, Pick<Animal, 'size'> {
  /** How much darker far legs and ears are, 0–1 (0.07). */
  readonly dark?: number;
}
type AnimalSpots = Omit<Animal, keyof PartRecord | 'size' | 'draw'>;
type Drawing = (...drawn: [...Parameters<DrawAnimal>, dark: string]) => void;

/** Builds the record of an animal. `draw` gets its colour and a darker one. */
export function animal({ dark = 0.07, ...about }: AnimalInfo, spots: AnimalSpots, draw: Drawing): Animal {
  return {
    ...about,
    ...spots,
    draw: (c, pose, colour) => draw(c, pose, colour, c.shade(colour, -dark)),
  };
}
