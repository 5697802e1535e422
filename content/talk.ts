/** Questions for the grown-up who reads along, kept in a story's own `talk.ts`: four on every way through a book. */
import type { Template } from './slots.ts';

/** How many questions a child meets on each way through a book. */
export const QUESTIONS_A_READING = 4;

/** One spread's question in three depths, for a first, a second and every later reading. */
export interface Question {
  /** What there is to see: the picture answers it. */
  readonly see: Template;
  /** Why something is so: words and picture answer it. */
  readonly why: Template;
  /** From the child's own life. The child's name is put before it, so it starts with a word that can be small. */
  readonly own: string;
}

/** By the id of their spread. */
export type Questions = Readonly<Record<string, Question>>;
