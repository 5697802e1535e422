/** Step 1, format: what the pictures of a book say beyond a scene: sets, the book's own people, a picture made from an earlier one. */
import { z } from 'zod';
import { ANIMAL_IDS } from './ids.ts';
import { costume, look } from './look.ts';
import { placing } from './placing.ts';
import { prop, role } from './roles.ts';
import { staging } from './scene.ts';
import { why } from './why.ts';
import { colour } from './words.ts';

/** A place that a book comes back to: its backdrop, light and furniture. */
export const sceneSet = z.strictObject(staging).exactPartial();
export interface SceneSet extends z.infer<typeof sceneSet> {}

/** Somebody of the book's own: an animal of a kind, or a person by look. */
export const castMember = z.union([
  z.strictObject({
    who: z.enum(ANIMAL_IDS),
    colour: colour.exactOptional(),
    scale: z.number().exactOptional(),
  }),
  z.strictObject({ look }),
]);
export type CastMember = z.infer<typeof castMember>;

/** What says `who` or `id` is somebody or a thing, and is held to be that. */
const unnamed = z.custom<object>(
  (part) => typeof part === 'object' && part !== null && !('who' in part) && !('id' in part),
  { error: 'is no change of a part', abort: true },
);

/** A part of the picture it is made from, by name: changed in some things, or `gone`. */
const change = unnamed.pipe(
  z.strictObject({ ...placing.shape, name: z.string(), gone: z.literal(true).exactOptional() }),
);
export interface Change extends z.infer<typeof change> {}

/** A picture as a book's illustrator writes it: what its set or the picture it is made from says already is left out. */
export const picture = z.strictObject({
  ...sceneSet.shape,
  cast: z
    .array(z.union([role, change]))
    .readonly()
    .exactOptional(),
  props: z
    .array(z.union([prop, change]))
    .readonly()
    .exactOptional(),
  /** A place of the book's `sets`. */
  set: z.string().exactOptional(),
  /** The id of an earlier spread whose picture this is, changed. */
  from: z.string().exactOptional(),
  /** What the hero has on in this picture. */
  wears: costume.exactOptional(),
  /** Why this picture breaks a rule that `check:content` would name, rule by rule. Not taken over by a picture made `from` this. */
  why: why.exactOptional(),
});
export interface Picture extends z.infer<typeof picture> {}

/** A picture with what is read out where it is not seen. */
export const bookScene = z.strictObject({ ...picture.shape, describe: z.string() });
export interface BookScene extends z.infer<typeof bookScene> {}
