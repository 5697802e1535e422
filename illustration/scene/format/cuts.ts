/** Step 1, format: pieces that a picture cuts for itself. `layers/cuts.ts` draws them. */
import { z } from 'zod';
import { placing } from './placing.ts';
import { colour, holes, part, points, spot, stock } from './words.ts';

const base = {
  ...placing.shape,
  /** What it is, where the words name it: `goose`. For the check alone; other pieces cannot call it. */
  what: z.string().exactOptional(),
  colour,
  /** 0–1. */
  opacity: part.exactOptional(),
  /** False: light itself, or ink that no light changes. */
  lit: z.boolean().exactOptional(),
};

/** A sheet with an outline `x,y x,y! …` (`!` a corner): round as scissors go, or `snip` with the straight edges of a knife. */
export const sheetCut = z.strictObject({
  ...base,
  shape: points,
  snip: z.boolean().exactOptional(),
  /** Torn by hand, its white core showing: earth, water, cloud, paper. */
  torn: z.boolean().exactOptional(),
  /** Tracing paper: what lies under it shines through, and two sheets are denser than one. */
  vellum: z.boolean().exactOptional(),
  /** Height over what lies below; 0 is printed flat (1). */
  lift: z.number().exactOptional(),
  print: stock.exactOptional(),
  /** It gives way under whoever sits, lies or kneels on it; known of a cushion or a bed by its `what`. */
  soft: z.literal(true).exactOptional(),
  /** Outlines of holes, `|` between them. */
  holes: holes.exactOptional(),
});
export interface SheetCut extends z.infer<typeof sheetCut> {}

/** Concentric rings: sound, ripples, a glow of paper. */
export const ringsCut = z.strictObject({
  ...base,
  /** Radii, page units. */
  rings: z.array(z.number()).readonly(),
  /** Width of each line; without it the rings are filled discs. */
  width: z.number().exactOptional(),
  /** Height against width (1). */
  flat: z.number().exactOptional(),
});
export interface RingsCut extends z.infer<typeof ringsCut> {}

/** A rope, a thread, a path: along points, or from one thing to another. */
export const lineCut = z
  .strictObject({
    ...base,
    line: points.exactOptional(),
    from: spot.exactOptional(),
    to: spot.exactOptional(),
    /** Page units it hangs down in its middle. */
    sag: z.number().exactOptional(),
    width: z.number(),
    dash: z.array(z.number()).readonly().exactOptional(),
  })
  .refine(({ line, from, to }) => line !== undefined || (from !== undefined && to !== undefined), {
    error: 'a line needs its points, or from and to',
  });
export interface LineCut extends z.infer<typeof lineCut> {}

/** Letters cut from paper; `{name}`, `{friend}`, `{third}` and `{fourth}` stand for the children. Lines are parted by `\n`. */
export const lettersCut = z.strictObject({
  ...base,
  letters: z.string(),
  /** Height of a capital, page units. */
  size: z.number(),
  /** Written with a pencil, as a child does, in place of cut. */
  hand: z.boolean().exactOptional(),
});
export interface LettersCut extends z.infer<typeof lettersCut> {}

export const sceneCut = z.union([sheetCut, ringsCut, lineCut, lettersCut]);
export type SceneCut = SheetCut | RingsCut | LineCut | LettersCut;
