/** What a person said of each photograph before anything was read from it. */
import * as z from 'zod/mini';

const label = z.object({
  /** File name in the folder of photographs. */
  file: z.string(),
  /**
   * Step of the ten skins, 0 deepest, as a grandparent would choose it with the ten swatches beside the photo. The mean where
   * several said it without knowing of each other, so it may lie between two steps.
   */
  skin: z.number(),
  /** Hair colours that would be right; empty where none shows. */
  hair: z.array(z.string()),
  /** Loose hair that falls past the chin, or not; null where tied or hidden. */
  length: z.nullable(z.enum(['short', 'long'])),
  /** Families of styles that would be right. */
  families: z.array(z.string()),
  /** Styles that would be right, and whether hair lies all across the forehead; absent in labels of before. */
  styles: z.optional(z.array(z.string())),
  fringe: z.optional(z.nullable(z.boolean())),
  glasses: z.boolean(),
  /** hijab, scarf, hat, hood or bald: hair must not be given unasked. */
  cover: z.nullable(z.string()),
  age: z.enum(['child', 'adult']),
  /** Faces in the photo that one could mean. */
  faces: z.number(),
  /** Kept aside: never looked at while the reading was tuned. */
  aside: z.boolean(),
});

export type Label = z.infer<typeof label>;

/** Reads a labels file. Throws a sentence with the path of what is wrong. */
export function parseLabels(json: string): Label[] {
  return z.array(label).parse(JSON.parse(json));
}
