/** What the checks of a book find. */
import type { SampleLook } from '../illustration/sample-looks.ts';
import type { WhyRule } from '../illustration/scene/format/why.ts';

/** A part of a picture as its page shows it, page units; it may lie beyond the page's edges. */
export type PictureBox = readonly [left: number, top: number, width: number, height: number];

/** One thing to mend; without a spread it is about the book as a whole. */
export interface BookProblem {
  readonly spread?: string;
  readonly words: string;
  /** The sample hero it was seen on, and where in that picture. */
  readonly hero?: string;
  readonly box?: PictureBox;
  /** The rule, where a picture may answer it with a reason in its `why`. */
  readonly rule?: WhyRule;
  /** A matter of taste that is worth another look; nothing is broken. */
  readonly advice?: true;
}

/** For whom the picture was drawn in which a problem was seen, as the end of its sentence. */
export const drawnFor = ({ name, who }: SampleLook): string => ` (in the picture drawn for ${name}, ${who})`;
