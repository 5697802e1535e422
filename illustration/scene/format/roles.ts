/** Step 1, format: the people, animals and props of a picture, and what they do. */
import { z } from 'zod';
import { MOODS } from '../../figures/animals/acting.ts';
import { HAND_SHAPES } from '../../figures/hero/pose/apply-hands.ts';
import { FACINGS } from '../../figures/hero/rig.ts';
import { ANIMAL_POSES } from '../../parts/animal.ts';
import { TOYS } from '../../parts/toys.generated.ts';
import { ANIMAL_IDS, PROP_IDS } from './ids.ts';
import { costume } from './look.ts';
import { placing } from './placing.ts';
import { colour, expression, pose, spot, stock, strength, target } from './words.ts';

export const prop = z.strictObject({
  ...placing.shape,
  id: z.enum(PROP_IDS),
  /** Lies in a hand by its grip: `hero.right`, or `hero` for both hands. */
  heldBy: target.exactOptional(),
  /** False: what is held turns with the wrist; a lantern or a full cup stays upright. */
  upright: z.boolean().exactOptional(),
  flip: z.boolean().exactOptional(),
  /** Main colour, `#rrggbb`, in place of the prop's own. */
  colour: colour.exactOptional(),
  /** Cut from a printed stock. */
  print: stock.exactOptional(),
});
export interface ScenePropData extends z.infer<typeof prop> {}

const degrees = z.number();
const both = z.tuple([degrees, degrees]).readonly();
const side = z.enum(['left', 'right']);

/** What a scene asks of a body beyond its pose; `act.ts` of the hero does it. Left and right are the rig's: `right` leads. */
export const act = z.strictObject({
  /** Bend of trunk, neck and head in degrees, −35…35: positive leans the way she faces. Added to the pose's own. */
  spine: degrees.exactOptional(),
  /** Degrees each hand is turned at the wrist, −80…80, clockwise in a hero who faces right. */
  wrists: both.exactOptional(),
  /** Shoulders raised (positive) or dropped, −6…6 units: a shrug is [6, 6]. */
  shoulders: both.exactOptional(),
  /** Head pushed forward, −4…10 units. */
  neck: z.number().exactOptional(),
  /** Head rolled, −25…25 degrees, positive the way she faces. Added to the pose's own. */
  tilt: degrees.exactOptional(),
  /** The leg that carries her: the hips move over it, its shoulder drops, the other leg rests. */
  weight: side.exactOptional(),
  /** How far the hips sink over bent knees, 0–24 units: before a jump, under a load. */
  knees: z.number().min(0).max(24).exactOptional(),
  /** Heels off the ground. */
  toes: z.enum(['left', 'right', 'both']).exactOptional(),
  /** Upper arm and forearm in degrees from straight down, in place of the pose's; null leaves one as it is. */
  arms: z.tuple([both.nullable(), both.nullable()]).readonly().exactOptional(),
});

const handShape = z.enum(HAND_SHAPES);

/** One spot for a hand, the nearer one, or one each. `right` is the leading hand, on the side she faces. */
const forHands = z.union([spot, z.strictObject({ left: spot.exactOptional(), right: spot.exactOptional() })]);
export type ForHands = z.infer<typeof forHands>;

/** Knitted, on both hands or one. */
const gloves = z.strictObject({
  colour,
  cuff: colour.exactOptional(),
  mittens: z.boolean().exactOptional(),
  /** `right` is the leading hand. */
  only: z.enum(['left', 'right']).exactOptional(),
});

/** What the body does beyond its pose. */
const acting = {
  pose,
  /**
   * The face, and what belongs to it: the head's angle, shoulders, and for some (listening, whispering, thinking, proud …) a
   * hand. A hand goes there by itself only while it hangs empty: not when it holds, touches, points, is told a shape or an
   * arm's angles, when another part of the scene names it, or where the pose has it busy.
   */
  expression: expression.exactOptional(),
  /** How strongly the face shows it; plain unless told. */
  strength: strength.exactOptional(),
  facing: z.enum(FACINGS).exactOptional(),
  act: act.exactOptional(),
  /**
   * One shape for both hands, or one each; clasp and clap join both hands whichever is told so. Wave, heart (a hand on it),
   * hug and behindBack place the hand as well.
   */
  hands: z
    .union([handShape, z.strictObject({ left: handShape.exactOptional(), right: handShape.exactOptional() })])
    .exactOptional(),
  /**
   * Lays a hand there: `whale`, `table.top`, or a place. Where the hand that is told falls short and the other does not, the
   * other goes.
   */
  touch: forHands.exactOptional(),
  /** Closes a hand on it: a handle by its grip, a pole, a rope, the edge of a sheet. The palm is behind it, the fingers before. */
  hold: forHands.exactOptional(),
  /** Stretches an arm and its first finger towards it. */
  point: forHands.exactOptional(),
  /** Both hands under it, the body bent by its size. */
  carry: target.exactOptional(),
  /** Both palms on the near side of it, the body leaning into it. */
  push: target.exactOptional(),
  /**
   * An arm round somebody, who returns it: heads side by side, a hand on each back. It places her on the side that the other
   * faces unless she has a place; the poses are `embrace` and `embraced` unless told.
   */
  hugs: z.string().exactOptional(),
  /** The depth of hands at a place: before the piece they lie on there. What hands touch by its name tells it itself. */
  handsDepth: z.number().min(0).max(1).exactOptional(),
  /** Pupils, head and a little of the spine turn there. */
  lookAt: spot.exactOptional(),
};

/** False where there is no ground under the feet: in a basket, on a cloud, in the air. */
const shadow = z.boolean().exactOptional();
/** Why nothing is under feet, seat or back, in words: `hangs from the kite`. For the check alone. */
const floats = z.string().min(4).exactOptional();

const ofPerson = {
  ...acting,
  /** What of the person stands at `at` (feet): so that one scene fits a little child, a tall one and a wheelchair. */
  by: z.enum(['feet', 'head', 'seat', 'hand']).exactOptional(),
  /** What is in the hand; the pose's own thing unless told. */
  holding: z.enum(['none', ...TOYS.map(({ id }) => id)]).exactOptional(),
  /** What is worn in this picture, over the book's own costume. */
  wears: costume.exactOptional(),
  shadow,
  floats,
  gloves: gloves.exactOptional(),
  /** False: `turn` does not move hair and cloth. Without weight, or mirrored in water; a `plan` has no ground below anyway. */
  hangs: z.literal(false).exactOptional(),
  /** A walking stick in the leading hand, where nothing else is held: for an elder. */
  stick: z.boolean().exactOptional(),
  /** Where she sits: a wheelchair stays behind in a boat, a bed or a chair of the scene. */
  seatOn: z.enum(['chair', 'boat', 'bed', 'ground']).exactOptional(),
  /** False to sleep without the pillow and blanket of the pose. */
  bed: z.boolean().exactOptional(),
};

const animalPose = z.enum(ANIMAL_POSES);
const ofAnimal = {
  pose: animalPose.exactOptional(),
  facing: side.exactOptional(),
  colour: colour.exactOptional(),
  /** Cut from a printed stock: the singing whale is sheet music. */
  print: stock.exactOptional(),
  /** What it feels: eyes, lids, brows, ears and mouth, whatever its pose. Without one it is content. */
  mood: z.enum(MOODS).exactOptional(),
  /** Pupils turn there, and the head a little. */
  lookAt: spot.exactOptional(),
  /** Degrees: the whole animal forward (positive) or back round its feet, and its head. */
  lean: z.number().exactOptional(),
  nod: z.number().exactOptional(),
  shadow,
  floats,
};

export const personRole = z.strictObject({ ...placing.shape, ...ofPerson });
export interface PersonRole extends z.infer<typeof personRole> {}

export const heroRole = z.strictObject({ ...placing.shape, ...ofPerson, who: z.literal('hero') });
export interface HeroRole extends z.infer<typeof heroRole> {}

export const animalRole = z.strictObject({
  ...placing.shape,
  ...ofAnimal,
  who: z.enum(ANIMAL_IDS),
});
export interface AnimalRole extends z.infer<typeof animalRole> {}

/** Somebody by name: `friend`, or a person or an animal of the book's own cast. Which of the two is seen when the book is whole. */
export const namedRole = z.strictObject({
  ...placing.shape,
  ...ofAnimal,
  ...ofPerson,
  who: z.string(),
  pose: z.union([pose, animalPose]).exactOptional(),
});
export interface NamedRole extends z.infer<typeof namedRole> {}

export const role = z.union([heroRole, animalRole, namedRole]);
export type Role = HeroRole | AnimalRole | NamedRole;

/** Named persons and animals of a book: all that may be told of the one, and of the other. */
export const castPerson = z.strictObject({ ...placing.shape, ...ofPerson, who: z.string() });
export const castAnimal = z.strictObject({ ...placing.shape, ...ofAnimal, who: z.string() });
