/**
 * What is wrong with a book beyond its types, a sentence each that its writer understands. Its pictures are judged where
 * they are drawn; here it is words, ways and names.
 */
import { type Book, type BookSpread, isScene } from './book.ts';
import { nextIds, pathsOf, reachableFrom } from './book-paths.ts';
import type { BookProblem } from './book-problem.ts';
import { countWords } from './check.ts';
import { spreadProblems } from './check-spread.ts';
import { bleedOf } from './spread-layout.ts';
import type { StoryFacts } from './story-facts.ts';

/** What somebody reading aloud needs: words a minute, and seconds for each picture. */
const WORDS_A_MINUTE = 90;
const SECONDS_A_PICTURE = 25;
/** How far the label may be from the time a path takes. */
const LABEL_LEEWAY = 0.25;
/** Words of a spread that suit each label; their mean may be a quarter away, one spread much more. */
const WORDS_A_SPREAD: Readonly<Record<string, number>> = {
  '12 min': 45,
  '15 min': 55,
  '20 min': 70,
  '25 min': 75,
};
const FEWEST_WORDS = 8;
const MOST_TIMES_THE_MEAN = 1.7;
const LONGEST_LABEL = 44;

/** Everything wrong with a book; empty when all is well. */
export function bookProblems(facts: StoryFacts, book: Book): BookProblem[] {
  if (book.spreads.length === 0) return [{ words: 'the book has no spreads' }];
  const spreads = [
    ...partProblems(book),
    ...idProblems(book),
    ...book.spreads.flatMap((each) => spreadProblems(facts, book, each)),
  ];
  const broken = wayProblems(book);
  // Paths are only walked where every way leads somewhere and none runs in a ring.
  if (broken.length > 0) return [...spreads, ...broken];
  return [...spreads, ...lostProblems(book), ...choiceProblems(facts, book), ...pathProblems(facts, book)];
}

/** A third or fourth child's part that is nobody of the cast. */
function partProblems({ cast, third, fourth }: Book): BookProblem[] {
  return [third, fourth].flatMap((part) => {
    const member = part && cast?.[part.plays];
    if (!part || (member && 'look' in member)) return [];
    return [{ words: `${part.name} plays “${part.plays}”, and the cast has no person of that name` }];
  });
}

function idProblems(book: Book): BookProblem[] {
  const problems: BookProblem[] = [];
  const seen = new Set<string>();
  const films = book.spreads.every(({ film }) => film !== undefined);
  for (const { id } of book.spreads) {
    if (seen.has(id)) problems.push({ spread: id, words: `two spreads are called “${id}”` });
    seen.add(id);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(id))
      problems.push({ spread: id, words: 'an id is lower case words with hyphens between them' });
    else if (!films && /^(spread|page|scene|picture)?-?\d+$/u.test(id))
      problems.push({
        spread: id,
        words:
          'name the spread after what happens on it: a number changes with the next revision, and a parent’s recording is kept under it',
      });
  }
  return problems;
}

function wayProblems(book: Book): BookProblem[] {
  const problems: BookProblem[] = [];
  const ids = new Set(book.spreads.map(({ id }) => id));
  for (const spread of book.spreads) {
    for (const to of nextIds(book, spread))
      if (!ids.has(to))
        problems.push({ spread: spread.id, words: `leads to “${to}”, and there is no spread of that name` });
    if (spread.choice && spread.next !== undefined)
      problems.push({
        spread: spread.id,
        words: 'has a choice and a next: the choice decides, so leave out next',
      });
  }
  if (problems.length > 0) return problems;
  const ring = ringIn(book);
  return ring ? [{ spread: ring, words: 'the story runs in a ring here and never ends' }] : [];
}

function lostProblems(book: Book): BookProblem[] {
  const reached = reachableFrom(book, book.spreads[0]!.id);
  return book.spreads
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => ({ spread: id, words: 'nobody ever comes here: no spread leads to it' }));
}

/** A spread from which one comes back to it, if there is any. */
function ringIn(book: Book): string | undefined {
  return book.spreads.find((spread) =>
    nextIds(book, spread).some((to) => reachableFrom(book, to).has(spread.id)),
  )?.id;
}

function choiceProblems(facts: StoryFacts, book: Book): BookProblem[] {
  const problems: BookProblem[] = [];
  const choices = book.spreads.filter(({ choice }) => choice);
  if (facts.interactive && choices.length < 2)
    problems.push({
      words: `the facts call it interactive, and it has ${choices.length === 1 ? 'one choice' : 'no choice'}; two at least`,
    });
  if (!facts.interactive && choices.length > 0)
    problems.push({
      spread: choices[0]!.id,
      words: 'has a choice, and the facts don’t call the story interactive',
    });
  for (const { id, choice } of choices) {
    if (!choice) continue;
    if (choice.ways.length !== 2)
      problems.push({ spread: id, words: `offers ${choice.ways.length} ways, not two` });
    const [one, other] = choice.ways;
    if (one.to === other.to) problems.push({ spread: id, words: 'both ways lead to the same spread' });
    if (one.label === other.label) problems.push({ spread: id, words: 'both ways have the same words' });
    for (const { label, picture } of choice.ways) {
      if (label.trim() === '') problems.push({ spread: id, words: 'a way has no words' });
      if (label.length > LONGEST_LABEL)
        problems.push({
          spread: id,
          words: `“${label}” has ${label.length} letters; a button holds ${LONGEST_LABEL}`,
        });
      if (/\{/u.test(label))
        problems.push({ spread: id, words: `“${label}”: the words of a way have no slots` });
      if (!isScene(picture) && picture.on === undefined && picture.zoom === undefined)
        problems.push({
          spread: id,
          words: `“${label}” shows the whole picture: say what its camera looks at`,
        });
    }
    const [here, there] = [reachableFrom(book, one.to), reachableFrom(book, other.to)];
    for (const [way, own, others] of [
      [one, here, there],
      [other, there, here],
    ] as const) {
      const alone = [...own].filter((spread) => !others.has(spread)).length;
      if (alone < 2)
        problems.push({
          spread: id,
          words: `“${way.label}” changes ${alone === 1 ? 'one later spread' : 'no later spread'}; two at least`,
        });
    }
  }
  return problems;
}

function pathProblems(facts: StoryFacts, book: Book): BookProblem[] {
  const problems: BookProblem[] = [];
  const label = Number.parseInt(facts.duration, 10);
  const wanted = WORDS_A_SPREAD[facts.duration];
  const seen = new Set<string>();
  const say = (problem: BookProblem) => {
    const key = `${problem.spread}${problem.words}`;
    if (!seen.has(key)) problems.push(problem);
    seen.add(key);
  };
  for (const path of pathsOf(book)) {
    const counts = path.map((spread) => wordsOf(spread));
    const words = counts.reduce((sum, count) => sum + count, 0);
    const minutes = words / WORDS_A_MINUTE + (path.length * SECONDS_A_PICTURE) / 60;
    const last = path.at(-1)!;
    const way = path.length === book.spreads.length ? 'the book' : `the way that ends with “${last.id}”`;
    if (Math.abs(minutes - label) > label * LABEL_LEEWAY)
      say({
        words: `${way} takes ${minutes.toFixed(1)} minutes (${words} words on ${path.length} spreads); \`duration\` in facts.ts says ${facts.duration}`,
      });
    if (wanted !== undefined) {
      const mean = words / path.length;
      if (Math.abs(mean - wanted) > wanted * LABEL_LEEWAY)
        say({
          words: `${way} has ${Math.round(mean)} words a spread; ${facts.duration} ask for about ${wanted}`,
          advice: true,
        });
      for (const [at, count] of counts.entries()) {
        const { id } = path[at]!;
        if (count > wanted * MOST_TIMES_THE_MEAN)
          say({ spread: id, words: `${count} words are more than a page holds; about ${wanted} is right` });
        if (count < FEWEST_WORDS && !bleedOf(path[at]!.layout))
          say({ spread: id, words: `${count} words are hardly a spread`, advice: true });
      }
    }
    if (facts.educational && !last.forGrownUp?.includes('?'))
      say({
        spread: last.id,
        words: 'an educational story ends with a question for the grown-up to ask (forGrownUp)',
      });
    if (wanted !== undefined && !path.slice(0, 2).some(({ text }) => text.join(' ').includes('{name')))
      say({ spread: path[0]!.id, words: 'the hero is not named on the first two spreads' });
  }
  return problems;
}

const wordsOf = (spread: BookSpread) =>
  countWords(
    [...spread.text, ...(spread.choice ? [spread.choice.ask] : [])].join(' ').replace(/\{[^{}]*\}/gu, 'Anna'),
  );
