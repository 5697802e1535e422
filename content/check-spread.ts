/** What is wrong with one spread: its words, its description, and the names its pictures call. */

import type { BookScene } from '../illustration/scene/format/book.ts';
import { COMPANION_IDS } from '../illustration/scene/format/ids.ts';
import { type Book, type BookSpread, isScene } from './book.ts';
import { countWords } from './check.ts';
import type { BookProblem } from './check-book.ts';
import { fill, isFriendSlot, type NamedHero, type Pronouns, pronounSets, type Template } from './slots.ts';
import type { StoryFacts } from './story-facts.ts';

const LONGEST_BEGINNER_SENTENCE = 24;

const child: NamedHero = { name: 'Anna', pronouns: 'she' };
const everyPronouns = Object.keys(pronounSets) as Pronouns[];

/** Everything wrong with a spread by itself; empty when all is well. */
export function spreadProblems(facts: StoryFacts, book: Book, spread: BookSpread): BookProblem[] {
  const { id, text, scene, choice, forGrownUp } = spread;
  const problems: BookProblem[] = [];
  const say = (words: string) => problems.push({ spread: id, words });
  if (text.length === 0) say('has no words');
  const all: [string, Template][] = [
    ...text.map((paragraph): [string, Template] => ['the text', paragraph]),
    ['the description', scene.describe as Template],
    ...(choice ? ([['the question', choice.ask]] as [string, Template][]) : []),
    ...(forGrownUp ? ([['the line for the grown-up', forGrownUp]] as [string, Template][]) : []),
    ...(choice?.ways ?? []).flatMap(({ picture }): [string, Template][] =>
      isScene(picture) ? [['the description of a way', picture.describe as Template]] : [],
    ),
  ];
  for (const [where, words] of all)
    for (const problem of wordingProblems(book, words)) say(`${where}: ${problem}`);
  if (scene.describe.trim() === '') say('the picture has no description');
  else if (countWords(scene.describe) < 5)
    say('the description is too short to carry the picture for one who does not see it');
  const scenes: readonly BookScene[] = [
    scene,
    ...(choice?.ways ?? []).flatMap(({ picture }) => (isScene(picture) ? [picture] : [])),
  ];
  for (const each of scenes) for (const problem of nameProblems(book, each)) say(problem);
  if (facts.difficulty === 'Beginner')
    for (const sentence of sentencesOf(text))
      if (countWords(sentence) > LONGEST_BEGINNER_SENTENCE && spread.film === undefined)
        say(
          `a sentence of ${countWords(sentence)} words is long for a beginner: “${sentence.slice(0, 40)}…”`,
        );
  return problems;
}

const verbAfterThey = /\{(friend:)?[Tt]hey\} (is|was|has|does|\w+[^s'’]s)\b/u;

/** Slots that mean nothing or nobody, a verb that fits only she and he, straight quotes. */
function wordingProblems(book: Book, words: Template): string[] {
  const problems: string[] = [];
  const slots = [...words.matchAll(/\{([^{}]*)\}/gu)].map(([, slot]) => slot ?? '');
  if (!book.friend && slots.some(isFriendSlot)) return ['speaks of {friend}, and the book has no friend'];
  for (const pronouns of everyPronouns) {
    try {
      fill(words, { ...child, pronouns }, book.friend && { ...book.friend, pronouns });
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }
  const lone = verbAfterThey.exec(words);
  if (lone) problems.push(`“${lone[2]}” after {${lone[1] ?? ''}they} needs both forms, such as {was|were}`);
  const outside = words.replace(/\{[^{}]*\}/gu, '');
  if (/["']/u.test(outside)) problems.push('a straight quotation mark: “ ” ’ in text');
  if (/\.\.\./u.test(outside)) problems.push('three dots: … is one letter');
  return problems;
}

/** Names that a scene calls and nobody has. */
function nameProblems(book: Book, scene: BookScene): string[] {
  const problems: string[] = [];
  const { set } = scene;
  if (set !== undefined && !Object.hasOwn(book.sets ?? {}, set))
    problems.push(`the set “${set}” is not among the book’s sets`);
  const companions: readonly string[] = COMPANION_IDS;
  for (const role of scene.cast ?? []) {
    if (!('who' in role)) continue;
    const { who } = role;
    if (who === 'hero' || companions.includes(who) || Object.hasOwn(book.cast ?? {}, who)) continue;
    if (who === 'friend') {
      if (!book.friend) problems.push('shows the friend, and the book has no friend');
    } else problems.push(`“${who}” is neither in the cast nor an animal of the kit`);
  }
  return problems;
}

const sentencesOf = (text: readonly Template[]) =>
  text.flatMap((paragraph) => paragraph.split(/(?<=[.!?…]”?)\s+/u)).filter((sentence) => sentence !== '');
