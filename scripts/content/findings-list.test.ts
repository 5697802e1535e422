// @vitest-environment node
import { expect, it } from 'vitest';
import { findingsList } from './findings-list.ts';

it('lists findings by book, what is to be mended in bold', () => {
  expect(
    findingsList([
      { where: 'content/stories/b/pictures/01-one.ts', words: 'is dark', advice: true },
      { where: 'content/stories/a/book.ts:3', words: 'has no words' },
      { where: 'content/stories/b/book.ts:9', words: 'is long', advice: true },
    ]),
  ).toBe(
    [
      '## a: 1\n\n- **to mend** `content/stories/a/book.ts:3` has no words\n',
      '## b: 2\n\n- `content/stories/b/pictures/01-one.ts` is dark\n- `content/stories/b/book.ts:9` is long\n',
    ].join('\n'),
  );
});
