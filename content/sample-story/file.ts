import { type BookFile, fileOf } from '../book-file.ts';
import { book } from './book.ts';
import { SAMPLE_SLUG, SAMPLE_TITLE } from './facts.ts';

/** The colours of the sample's pictures (`FileSpread.colours`), in order: set by the build, unknown everywhere else. */
declare const __SAMPLE_COLOURS__: readonly string[] | undefined;

const colours: readonly string[] = typeof __SAMPLE_COLOURS__ === 'undefined' ? [] : __SAMPLE_COLOURS__;

const file = fileOf({ slug: SAMPLE_SLUG, title: SAMPLE_TITLE }, book);

/** The sample as the reader takes it: it comes with the reader's code. */
export const sampleFile: BookFile = {
  ...file,
  spreads: file.spreads.map((spread, at) => ({ ...spread, ...(colours[at] && { colours: colours[at] }) })),
};
