/** A problem and its place: `content/stories/x/book.ts:12`. */
export interface ContentProblem {
  readonly where: string;
  readonly words: string;
  readonly advice?: true;
}
