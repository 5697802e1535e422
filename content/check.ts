import { featuredSlugs, sampleLibrary } from './sample.ts';
import { everyPronouns, fill, type Template } from './slots.ts';
import {
  difficulties,
  durations,
  genres,
  type Story,
  type StoryFacts,
  slugOf,
  subjects,
} from './story-facts.ts';

/** The addresses that must open a story (SPEC §2, Story detail). */
export const promisedSlugs = [
  'neverland',
  'christmas',
  'ocean-adventure',
  'space-explorer',
  'forest-friends',
  'princess-castle',
  'dinosaur-discovery',
  'magic-garden',
  'pirate-treasure',
  'fairy-kingdom',
  'robot-friends',
  'dragon-valley',
  'underwater-city',
  'time-traveler',
  'jungle-explorer',
  'ice-kingdom',
  'superhero-academy',
  'alien-encounter',
  'wizard-school',
  'animal-rescue',
  'mystery-mansion',
  'sports-champion',
] as const;

const topPlaces = 10;

/** What is wrong with one story's facts, a sentence each; empty when all is well. */
export function storyProblems(story: Omit<Story, 'slug'>): string[] {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${story.title}: ${problem}`);
  if (!/^[a-z]+(-[a-z]+)*$/u.test(slugOf(story))) say('the title does not make a plain slug');
  const sentences = story.description.match(/[.?!](?=\s|$)/gu)?.length ?? 0;
  if (sentences < 1 || sentences > 2) say(`the description has ${sentences} sentences, not one or two`);
  if (story.description.length > 180) say('the description is longer than a card can show');
  if (story.educational !== (story.subject !== 'none'))
    say('an educational story, and no other, has a subject');
  const begun = story.progress > 0 && story.progress < 100;
  if (begun !== (story.category === 'continue'))
    say('a story to continue, and no other, is begun and unfinished');
  if (story.progress < 0 || story.progress > 100) say('progress is not between 0 and 100');
  if (story.rating < 0 || story.rating > 5) say('the rating is not between 0 and 5');
  return problems;
}

/** What is wrong with the shelf as a whole: gaps in what a family can choose, doubles, broken promises. */
export function shelfProblems(shelf: readonly Omit<Story, 'slug'>[]): string[] {
  const slugs = shelf.map(slugOf);
  const problems = shelf.flatMap(storyProblems);
  for (const [index, slug] of slugs.entries()) {
    if (slugs.indexOf(slug) !== index) problems.push(`two stories are called ${slug}`);
  }
  for (const slug of [...promisedSlugs, ...featuredSlugs]) {
    if (!slugs.includes(slug)) problems.push(`no story opens at ${slug}`);
  }
  const places = shelf.flatMap((story) => story.ranking ?? []).sort((a, b) => a - b);
  const wanted = Array.from({ length: topPlaces }, (_, index) => index + 1);
  if (places.join() !== wanted.join())
    problems.push(`the top ten are ${places.join()}, not one story a place`);

  const needsOne = (kind: string, has: (story: StoryFacts) => boolean) => {
    if (!shelf.some(has)) problems.push(`no story is ${kind}`);
  };
  for (const genre of genres) needsOne(`in the genre ${genre}`, (story) => story.genre === genre);
  for (const subject of subjects) needsOne(`about ${subject}`, (story) => story.subject === subject);
  for (const level of difficulties) needsOne(`for the level ${level}`, (story) => story.difficulty === level);
  for (const duration of durations) needsOne(`${duration} long`, (story) => story.duration === duration);
  for (const row of ['suggested', 'continue', 'new'] as const) {
    needsOne(`in the row ${row}`, (story) => story.category === row);
  }
  needsOne('interactive', (story) => story.interactive);
  return problems;
}

/** What is wrong with the sample library: it may not contradict the shelf that the same visitor sees. */
export function sampleLibraryProblems(shelf: readonly Omit<Story, 'slug'>[]): string[] {
  const problems = sampleLibrary.flatMap((entry) => {
    const story = shelf.find((candidate) => candidate.title === entry.title);
    if (!story) return `the sample library holds ${entry.title}, which is not on the shelf`;
    if (story.progress !== entry.progress) return `${entry.title} has two sample readings`;
    if ((entry.progress === 100) !== (entry.dateCompleted !== undefined)) {
      return `${entry.title} has a day of completion, or lacks one, against its progress`;
    }
    return [];
  });
  for (const story of shelf) {
    if (story.progress > 0 && !sampleLibrary.some((entry) => entry.title === story.title)) {
      problems.push(`${story.title} is begun but not in the sample library`);
    }
  }
  return problems;
}

/** The words a reader meets, with everything between two blanks as one. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const verbAfterPlainThey = /\{[Tt]hey\} (is|was|has|does|\w+[^s'’]s)\b/u;

/**
 * What is wrong with one page of a told story: its length outside `words`, a hero who is not named, a slot that no
 * hero fills, or a verb after {they} that fits only she and he and so needs both its forms.
 */
export function pageProblems(page: Template, words: { least: number; most: number }): string[] {
  const problems: string[] = [];
  if (!page.includes('{name')) problems.push('the hero is not named');
  const loneVerb = verbAfterPlainThey.exec(page)?.[1];
  if (loneVerb) problems.push(`“${loneVerb}” after {they} does not agree with they`);
  for (const pronouns of everyPronouns) {
    try {
      const count = countWords(fill(page, { name: 'Anna', pronouns }));
      if (count < words.least || count > words.most) problems.push(`${count} words with ${pronouns}`);
    } catch (error) {
      problems.push(String(error));
    }
  }
  return problems;
}
