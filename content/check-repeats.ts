/**
 * Words that come back sooner than a listener likes: within a spread, or from a spread to the next of its way. What is not counted:
 * small words, names and sounds, what the book is about (it is on many spreads) or the picture shows, a word said three times in one
 * breath, and refrains: phrases of three spreads or more, and whatever the book lists under `refrains`.
 */
import type { Book, BookSpread } from './book.ts';
import { nextIds } from './book-paths.ts';
import type { BookProblem } from './book-problem.ts';

/** Sentences that may use one word: of a spread, and of a spread and the next together. */
const MOST = { spread: 2, neighbors: 3 } as const;
/** A word that is on such a part of the spreads is what the book is about. */
const SUBJECT = 0.3;
/** Words of a phrase that is noticed when the next spread says it again, and how many of them must carry meaning. */
const PHRASE = { words: 3, meaning: 2 } as const;
/** What is on so many spreads, a word of the book or a phrase, is meant. */
const OFTEN = 3;

/** Words nobody hears: of grammar, of counting, of speaking, and the commonest of a child's day. */
const SMALL = new Set(
  `a about above across after again against ago all almost along already also always am among an and another any anybody anyone anything
  are around as at away back be became because become been before began begin behind being below beside better between big both but by call called came can can’t
  come comes coming could couldn’t did didn’t do does doesn’t doing don’t done down each eight else enough even ever every everybody everyone everything
  except far few first five for four from front full gave get gets getting give go goes going gone good got great had hadn’t half has have having he
  he’d he’ll he’s held her here hers herself high him himself his hold how i i’d i’ll i’m i’ve if in inside instead into is isn’t it it’d it’ll it’s its itself
  just keep kept knew know known large last least left less let let’s like little long look looked looks lot made make makes many may maybe me mine
  more most much must my myself near nearly need never new next nine no nobody none nor not nothing now of off often oh old on once one only onto or
  other others our ours out outside over own past perhaps put quite rather really right round said same sat saw say says second see seen seven she she’d she’ll
  she’s should side since sit six small so some somebody someone something soon stand still stood stop stopped such take than that that’s the their theirs them
  themselves then there there’s these they they’d they’ll they’re thing things think third this those though thought three through till time to together told too took
  toward towards turn turned two under until up upon us very wait want wanted wants was wasn’t way we we’ll we’re well went were weren’t what what’s when where
  whether which while who who’s whole whom whose why will with without won’t word words would wouldn’t yes yet you you’ll you’re your yours`
    .split(/\s+/u)
    .filter(Boolean),
);

interface Sentence {
  readonly words: readonly string[];
}

/** One form for a word, its plural and its owner. */
const root = (word: string): string => {
  const plain = word.toLowerCase().replace(/’s?$/u, '');
  return plain.length > 4 && /[^s]s$/u.test(plain) ? plain.slice(0, -1) : plain;
};

/** A slot, as a word that counts for nothing. */
const SLOT = '{}';

const textOf = ({ text, choice }: BookSpread): string =>
  [...text, ...(choice ? [choice.ask] : [])].join(' ¶ ').replace(/\{[^{}]*\}/gu, SLOT);

const wordsIn = (text: string): string[] => text.match(/\{\}|[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? [];

const sentencesOf = (spread: BookSpread): Sentence[] =>
  textOf(spread)
    .split(/(?<=[.!?…:]”?)\s+|¶/u)
    .map((sentence) => ({ words: wordsIn(sentence) }));

/** Names and sounds: who plays in the book, what has a capital in the middle of a sentence, or nothing but capitals. */
function namesIn(book: Book): string[] {
  const text = book.spreads.map(textOf).join(' ¶ ');
  const within = text.match(/(?<=[\p{L},;] )\p{Lu}[\p{L}’-]*|(?<!\p{L})\p{Lu}{2,}(?!\p{Ll})/gu) ?? [];
  return [...within, ...Object.keys(book.cast ?? {})].map(root);
}

/** What a picture is about: whoever and whatever it shows, and the name of its spread. */
function subjectsOf({ id, scene }: BookSpread): Set<string> {
  const named = [...(scene.props ?? []), ...(scene.cast ?? [])].flatMap((part) => [
    'id' in part ? part.id : '',
    'who' in part ? part.who : '',
    part.name ?? '',
  ]);
  return new Set([id, ...named].flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)).map(root));
}

/** How many of these lists have each of their entries. */
function listsWith(lists: readonly Iterable<string>[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const list of lists) for (const one of new Set(list)) count.set(one, (count.get(one) ?? 0) + 1);
  return count;
}

type Free = ReadonlySet<string>;

const counts = (word: string, free: Free): boolean =>
  word !== SLOT &&
  word.length > 2 &&
  ![word.toLowerCase(), root(word)].some((one) => SMALL.has(one)) &&
  !free.has(root(word));

/** How many sentences use each word that is not free. */
const usesOf = (sentences: readonly Sentence[], free: Free): Map<string, number> =>
  listsWith(sentences.map(({ words }) => words.filter((word) => counts(word, free)).map(root)));

/** Every run of some words within a sentence, enough of which carry meaning. */
function runsOf({ words }: Sentence, names: Free): (string | null)[] {
  return words.map((_, i) => {
    const run = words.slice(i, i + PHRASE.words);
    const meaning = run.filter((word) => counts(word, names)).length;
    return run.length === PHRASE.words && meaning >= PHRASE.meaning ? run.join(' ').toLowerCase() : null;
  });
}

const phrasesOf = (sentences: readonly Sentence[], names: Free): string[] =>
  sentences.flatMap((sentence) => runsOf(sentence, names)).filter((run) => run !== null);

/** The phrases of a sentence that are among the earlier ones, the ones that overlap as one. */
function saidAgain(sentence: Sentence, earlier: ReadonlySet<string>, names: Free): string[] {
  const again = runsOf(sentence, names).map((run) => run !== null && earlier.has(run));
  return again.flatMap((is, i) => {
    if (!is || again[i - 1]) return [];
    const end = again.indexOf(false, i);
    const last = end < 0 ? again.length : end;
    return sentence.words.slice(i, last - 1 + PHRASE.words).join(' ');
  });
}

/** Everything that is said again too soon; empty when all is well. */
export function repeatProblems(book: Book): BookProblem[] {
  const told = new Map(book.spreads.map((spread) => [spread.id, sentencesOf(spread)]));
  const meant = (book.refrains ?? []).map((refrain) => refrain.toLowerCase());
  const often = listsWith([...told.values()].map((sentences) => usesOf(sentences, new Set()).keys()));
  const about = [...often].filter(([, n]) => n >= Math.max(OFTEN, SUBJECT * told.size)).map(([word]) => word);
  const names = new Set(namesIn(book));
  const everywhere = [...names, ...about, ...meant.flatMap(wordsIn).map(root)];
  const phrases = listsWith([...told.values()].map((sentences) => phrasesOf(sentences, names)));
  const refrain = (phrase: string) =>
    phrases.get(phrase)! >= OFTEN || meant.some((one) => one.includes(phrase) || phrase.includes(one));

  const problems: BookProblem[] = [];
  const say = (spread: string, words: string) => problems.push({ spread, words, advice: true });
  for (const spread of book.spreads) {
    const own = told.get(spread.id)!;
    const free = new Set([...everywhere, ...subjectsOf(spread)]);
    const uses = usesOf(own, free);
    for (const [word, n] of uses)
      if (n > MOST.spread) say(spread.id, `“${word}” is in ${n} sentences of this spread`);
    const earlier = new Set(phrasesOf(own, names).filter((phrase) => !refrain(phrase)));
    for (const next of book.spreads.filter(({ id }) => nextIds(book, spread).includes(id))) {
      const later = usesOf(told.get(next.id)!, new Set([...free, ...subjectsOf(next)]));
      for (const [word, n] of later) {
        const before = uses.get(word) ?? 0;
        if (n + before > MOST.neighbors && Math.max(n, before) <= MOST.spread)
          say(
            next.id,
            `“${word}” is in ${n + before} sentences of this spread and of “${spread.id}” before it`,
          );
      }
      for (const phrase of told.get(next.id)!.flatMap((sentence) => saidAgain(sentence, earlier, names)))
        say(next.id, `“${phrase}” was said on “${spread.id}”, the spread before`);
    }
  }
  return problems;
}
