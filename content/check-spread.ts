/** What is wrong with one spread: its words and its descriptions. */
import { byRole } from '../illustration/scene/format/child-roles.ts';
import { type Book, type BookSpread, isScene, MAX_BLEED_WORDS } from './book.ts';
import type { BookProblem } from './book-problem.ts';
import { countWords } from './check.ts';
import { isCuttable, LONGEST_LOUD_WORD } from './loud-word.ts';
import {
  everyPronouns,
  type NamedHero,
  type Pronouns,
  roleOfSlot,
  slotProblem,
  type Template,
} from './slots.ts';
import { VIGNETTES } from './spread-layout.ts';
import type { StoryFacts } from './story-facts.ts';

const LONGEST_BEGINNER_SENTENCE = 24;

const child: NamedHero = { name: 'Anna', pronouns: 'she' };

/** Everything wrong with a spread by itself; empty when all is well. */
export function spreadProblems(facts: StoryFacts, book: Book, spread: BookSpread): BookProblem[] {
  const { id, text, scene, choice, forGrownUp } = spread;
  const problems: BookProblem[] = [];
  const say = (words: string) => problems.push({ spread: id, words });
  problems.push(
    ...[...layoutProblems(spread), ...loudProblems(spread)].map((words) => ({ spread: id, words })),
  );
  const check = (where: string, words: string | undefined) => {
    if (words === undefined) return;
    for (const problem of wordingProblems(book, words)) say(`${where}: ${problem}`);
  };
  for (const paragraph of text) check('the text', paragraph);
  check('the description', scene.describe);
  if (spread.layout?.kind === 'vignettes')
    for (const { describe } of spread.layout.pictures) check('the description of a vignette', describe);
  check('the question', choice?.ask);
  check('the line for the grown-up', forGrownUp);
  for (const { picture } of choice?.ways ?? [])
    if (isScene(picture)) check('the description of a way', picture.describe);
  if (scene.describe.trim() === '') say('the picture has no description');
  else if (countWords(scene.describe) < 5)
    say('the description is too short to carry the picture for one who does not see it');
  if (facts.difficulty === 'Beginner')
    for (const sentence of sentencesOf(text))
      if (countWords(sentence) > LONGEST_BEGINNER_SENTENCE && spread.film === undefined)
        say(
          `a sentence of ${countWords(sentence)} words is long for a beginner: “${sentence.slice(0, 40)}…”`,
        );
  return problems;
}

/** What does not fit how the two pages are laid out. */
function layoutProblems({ text, layout, loud, film, choice, forGrownUp }: BookSpread): string[] {
  const problems: string[] = [];
  if (layout?.kind === 'wordless') {
    if (text.length > 0) problems.push('is wordless and has words');
  } else if (text.length === 0) problems.push('has no words; a page without any says layout: wordless');
  if (layout?.kind === 'bleed') {
    const words = text.reduce((sum, paragraph) => sum + countWords(paragraph), 0);
    if (words > MAX_BLEED_WORDS)
      problems.push(`has ${words} words on a bleed, which carries ${MAX_BLEED_WORDS}`);
  }
  if (layout?.kind === 'vignettes') {
    const { pictures } = layout;
    if (pictures.length < VIGNETTES.least || pictures.length > VIGNETTES.most)
      problems.push(`has ${pictures.length} vignettes; a page has ${VIGNETTES.least} to ${VIGNETTES.most}`);
    for (const { of, beside, describe } of pictures) {
      const named = `the vignette of “${of.join(', ')}”`;
      if (!text[beside - 1]) problems.push(`${named} is beside paragraph ${beside}, which is not there`);
      if (describe.trim() === '') problems.push(`${named} has no description`);
    }
    if (loud !== undefined) problems.push('has a loud word among vignettes: one or the other');
  }
  if (layout && (film !== undefined || choice || forGrownUp))
    problems.push('has a film, a choice or a line for the grown-up, for which only a plate has room');
  return problems;
}

/** A loud word that is not once in the text, or cannot be cut. */
function loudProblems({ text, loud }: BookSpread): string[] {
  if (loud === undefined) return [];
  const times = text.join(' ').split(loud).length - 1;
  if (times !== 1) return [`the loud word “${loud}” is ${times} times in its text; once, as it stands there`];
  if (loud.length > LONGEST_LOUD_WORD)
    return [`the loud word “${loud}” has ${loud.length} letters; ${LONGEST_LOUD_WORD} are large on a page`];
  return isCuttable(loud) ? [] : [`the kit has no letters for the loud word “${loud}”`];
}

const verbAfterThey = /\{(\w+:)?[Tt]hey\} (is|was|has|does|\w+[^s'’]s)\b/u;

/** Slots that mean nothing or nobody, a verb that fits only she and he, straight quotes. */
export function wordingProblems(book: Book, words: string): string[] {
  const problems: string[] = [];
  const slots = [...words.matchAll(/\{([^{}]*)\}/gu)].map(([, slot]) => slot ?? '');
  const nobody = slots.map(roleOfSlot).find((role) => role && !book[role]);
  if (nobody) return [`speaks of {${nobody}}, and the book has no ${nobody}`];
  const others = (pronouns: Pronouns) => byRole((role) => book[role] && { ...book[role], pronouns });
  for (const pronouns of everyPronouns) {
    const wrong = slotProblem(words, { ...child, pronouns }, others(pronouns));
    if (wrong) return [wrong];
  }
  const lone = verbAfterThey.exec(words);
  if (lone) problems.push(`“${lone[2]}” after {${lone[1] ?? ''}they} needs both forms, such as {was|were}`);
  const outside = words.replace(/\{[^{}]*\}/gu, '');
  if (/["']/u.test(outside)) problems.push('a straight quotation mark: “ ” ’ in text');
  if (/\s[-–]\s|--/u.test(outside)) problems.push('a hyphen for a dash: — between words');
  if (/\.\.\./u.test(outside)) problems.push('three dots: … is one letter');
  return problems;
}

const sentencesOf = (text: readonly Template[]) =>
  text.flatMap((paragraph) => paragraph.split(/(?<=[.!?…]”?)\s+/u)).filter((sentence) => sentence !== '');
