import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AboutBook, aboutProblems, themes } from './about-book.ts';
import { countWords, pageProblems, sampleLibraryProblems, shelfProblems, storyProblems } from './check.ts';
import { ABOUT } from './generated/about.ts';
import { OPENING } from './generated/opening.ts';
import { teaParty, unchecked } from './made-up.ts';
import { categoryCounts, featuredSlugs, sampleStatistics } from './sample.ts';
import { book as sample } from './sample-story/book.ts';
import { SHELF, storyBySlug } from './shelf.ts';
import { template } from './slots.ts';
import { book as moonBalloon } from './stories/the-moon-balloon/book.ts';
import { type Difficulty, openingRowLength, type Story } from './story-facts.ts';

const good: Omit<Story, 'slug'> = {
  ...teaParty,
  description: 'The kettle is missing. Somebody small goes to look.',
};

describe('the shelf', () => {
  it('holds every promised story with nothing wrong', () => {
    expect(shelfProblems(SHELF)).toEqual([]);
    expect(storyBySlug('neverland')?.title).toBe('Neverland');
    expect(storyBySlug('nowhere')).toBeUndefined();
  });

  it('gives every story the address its folder has', () => {
    expect(SHELF.map(({ slug }) => slug).sort()).toEqual(
      readdirSync(`${import.meta.dirname}/stories`).sort(),
    );
  });

  it('opens Home with the carousel and the first of each row', () => {
    const rows = (['suggested', 'continue', 'new'] as const).flatMap((row) =>
      SHELF.filter(({ category }) => category === row).slice(0, openingRowLength),
    );
    const featured: readonly string[] = featuredSlugs;
    const wanted = SHELF.filter((story) => rows.includes(story) || featured.includes(story.slug));
    expect(OPENING).toEqual(
      wanted.map(({ slug, title, genre, category, progress, duration }) => ({
        slug,
        title,
        genre,
        category,
        progress,
        duration,
      })),
    );
  });

  it('says of every story what a librarian asks, with nothing wrong', () => {
    expect(Object.keys(ABOUT).sort()).toEqual(SHELF.map(({ slug }) => slug).sort());
    for (const [slug, about] of Object.entries(ABOUT)) expect(aboutProblems(about), slug).toEqual([]);
    // The harder a book is to read, the older its readers.
    const youngest = (level: Difficulty) =>
      Math.min(
        ...SHELF.filter(({ difficulty }) => difficulty === level).map(({ slug }) => ABOUT[slug]!.ages[0]),
      );
    expect(youngest('Beginner')).toBeLessThan(youngest('Intermediate'));
    expect(youngest('Intermediate')).toBeLessThan(youngest('Advanced'));
    const used = new Set(Object.values(ABOUT).flatMap((about) => about.themes));
    expect(themes.filter((theme) => !used.has(theme))).toEqual([]);
  });

  it('knows what is wrong with what is said of a book', () => {
    const wrong: AboutBook = {
      ages: [5, 4],
      themes: ['Animals', 'Animals', 'Space', 'Time'],
      contentNote: 'Is {name} hurt?',
    };
    expect(aboutProblems(wrong)).toHaveLength(5);
  });

  it('agrees with the sample library', () => {
    expect(sampleLibraryProblems(SHELF)).toEqual([]);
  });

  it('is missed where it has gaps', () => {
    const problems = shelfProblems([good, good]);
    expect(problems).toContain('two stories are called tea-party');
    expect(problems).toContain('no story opens at neverland');
    expect(problems).toContain('no story is about Math');
    expect(problems).toContain('the top ten are , not one story a place');
    expect(sampleLibraryProblems([good])).toContain(
      'the sample library holds Christmas, which is not on the shelf',
    );
  });
});

describe('the sample numbers', () => {
  it('are those the specification names', () => {
    expect(Object.values(categoryCounts)).toEqual([1, 45, 38, 29, 22, 34, 41]);
    expect(featuredSlugs).toHaveLength(5);
    expect(sampleStatistics).toEqual({ stories: 12, characters: 3, favouriteGenre: 'Adventure' });
  });
});

describe('a story', () => {
  it('is good as it is', () => {
    expect(storyProblems(good)).toEqual([]);
  });

  it.each<[Partial<Story>, string]>([
    [{ title: 'Tea, Please!' }, 'plain slug'],
    [{ description: 'No stop' }, '0 sentences'],
    [{ description: 'One. Two! Three?' }, '3 sentences'],
    [{ description: `${'Long '.repeat(40)}.` }, 'longer'],
    [{ subject: 'Math' }, 'subject'],
    [{ educational: true }, 'subject'],
    [{ category: 'continue' }, 'begun'],
    [{ progress: 30 }, 'begun'],
    [{ progress: 130 }, 'between 0 and 100'],
    [{ rating: 6 }, 'between 0 and 5'],
  ])('is told off for %o', (change, word) => {
    expect(storyProblems({ ...good, ...change }).join()).toContain(word);
  });
});

describe('told pages', () => {
  it('of the sample are well made for every hero', () => {
    for (const page of sample.spreads.flatMap(({ text }) => text))
      expect(pageProblems(page, { least: 20, most: 60 })).toEqual([]);
  });

  it.each([
    [template('It rained.'), 'not named'],
    [template('{name} sat.'), '2 words'],
    [template('{name} sat down because {they} was tired.'), '“was” after {they}'],
    [template('{name} looks where {they} runs away.'), '“runs” after {they}'],
    [unchecked('{name} saw the {moon} rise slowly.'), 'Unknown slot {moon}'],
  ])('are told off: %s', (page, word) => {
    expect(pageProblems(page, { least: 5, most: 60 }).join()).toContain(word);
  });

  it('of The Moon Balloon are one sentence each', () => {
    for (const page of moonBalloon.spreads.flatMap(({ text }) => text)) {
      expect(page).toMatch(/^[A-Z][^.!?]+\.$/u);
      expect(countWords(page)).toBeGreaterThanOrEqual(15);
    }
  });
});
