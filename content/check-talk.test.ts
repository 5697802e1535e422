// @vitest-environment node
import { expect, test } from 'vitest';
import type { Book, BookSpread } from './book.ts';
import { talkProblems } from './check-talk.ts';
import { meadow } from './made-up-pictures.ts';
import { template } from './slots.ts';
import type { Question } from './talk.ts';

const question: Question = {
  see: template('What is {name} holding?'),
  why: template('Why has {name} come?'),
  own: 'When did you lose something?',
};
const scene = { ...meadow, describe: 'A meadow.' };
const ids = ['door', 'hall', 'attic', 'pond', 'bed'];
const spreads = ids.map((id): BookSpread => ({ id, text: [template('{name} looked.')], scene }));
const asking = (talk: Record<string, Question>): Book => ({ spreads, talk });
const four = { door: question, hall: question, attic: question, bed: question };
const said = (book: Book) => talkProblems(book).map(({ spread = 'book', words }) => `${spread}: ${words}`);

test('a book asks four questions on every way', () => {
  expect(said(asking(four))).toEqual([]);
  const { bed: _, ...three } = four;
  expect(said(asking(three))).toEqual(['book: the way that ends with “bed” has 3 questions; 4 is right']);
  expect(said({ spreads })).toEqual(['book: nothing to talk about: its four questions belong into talk.ts']);
});

test('a question belongs to a spread', () => {
  expect(said(asking({ ...four, cellar: question }))).toEqual([
    'book: talk.ts asks about “cellar”, and there is no spread of that name',
  ]);
});

test('a question is short, ends as one, and fits every child', () => {
  const asks = (change: Partial<Question>) => said(asking({ ...four, door: { ...question, ...change } }));
  expect(asks({ see: template('Look at {name}.') })).toEqual(['door: “Look at {name}.” is no question']);
  expect(asks({ why: template('Is it true that {they} waits?') })[0]).toContain('needs both forms');
  const long = `What ${'really '.repeat(14)}happened?`;
  expect(asks({ own: long })).toEqual([`door: “${long}” has ${long.length} letters; 90 are easily said`]);
  expect(asks({ own: 'What does {name} like?' })).toEqual([
    'door: “What does {name} like?”: the child’s name comes before it, and it has no slots',
  ]);
});
