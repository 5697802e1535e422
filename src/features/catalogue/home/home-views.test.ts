import { describe, expect, it } from 'vitest';
import { SHELF } from '../../../../content/shelf.ts';
import { progressOf } from '../reading-progress.ts';
import { educationalBySubject, homeRows, interactiveByGenre, topStories } from './home-views.ts';

const slugs = (stories: readonly { slug: string }[]) => stories.map(({ slug }) => slug);

describe('homeRows', () => {
  it('returns the sample rows until a member has read', () => {
    const rows = homeRows(SHELF, null);
    expect(slugs(rows.continued)).toEqual(['dinosaur-discovery', 'ocean-adventure', 'mystery-mansion']);
    expect(rows.suggested.every(({ category }) => category === 'suggested')).toBe(true);
    expect(rows.fresh.every(({ category }) => category === 'new')).toBe(true);
    expect(rows.suggested.length + rows.continued.length + rows.fresh.length).toBe(SHELF.length);
  });

  it('continues the member’s stories, furthest first, and suggests the sample reader’s', () => {
    const ownProgress = new Map([
      ['wizard-school', 20],
      ['neverland', 60],
      ['christmas', 100],
    ]);
    const rows = homeRows(SHELF, ownProgress);
    expect(slugs(rows.continued)).toEqual(['neverland', 'wizard-school']);
    expect(slugs(rows.suggested)).toContain('ocean-adventure');
    expect(slugs(rows.suggested)).toContain('christmas');
    expect(slugs(rows.suggested)).not.toContain('neverland');
    expect(slugs(rows.fresh)).not.toContain('wizard-school');
  });
});

describe('progressOf', () => {
  const dinosaur = SHELF.find(({ slug }) => slug === 'dinosaur-discovery')!;
  const neverland = SHELF.find(({ slug }) => slug === 'neverland')!;

  it('returns the sample, marked as one, until a member has progress', () => {
    expect(progressOf(dinosaur, null)).toEqual({ percent: 75, sample: true });
    expect(progressOf(neverland, null)).toEqual({ percent: 0, sample: false });
  });

  it('never returns the sample for a member with progress', () => {
    expect(progressOf(dinosaur, new Map([['neverland', 10]]))).toEqual({ percent: 0, sample: false });
    expect(progressOf(neverland, new Map([['neverland', 10]]))).toEqual({ percent: 10, sample: false });
  });
});

describe('Home’s views', () => {
  it('list the ten ranked stories by rank', () => {
    const places = topStories([...SHELF].reverse()).map(({ ranking }) => ranking);
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('leave out ranks beyond ten', () => {
    expect(topStories([{ ...SHELF[0]!, ranking: 11 }])).toEqual([]);
  });

  it('group every interactive story under its genre', () => {
    const groups = interactiveByGenre(SHELF);
    for (const { heading, stories } of groups) {
      expect(stories.every((story) => story.interactive && story.genre === heading)).toBe(true);
    }
    expect(groups.flatMap(({ stories }) => stories)).toHaveLength(
      SHELF.filter(({ interactive }) => interactive).length,
    );
  });

  it('group every educational story under its subject, and leave out a subject without one', () => {
    expect(educationalBySubject(SHELF).map(({ heading }) => heading)).toEqual([
      'Science',
      'History',
      'Technology',
      'Geography',
      'Math',
      'Health',
    ]);
    const noMath = SHELF.filter(({ subject }) => subject !== 'Math');
    expect(educationalBySubject(noMath).map(({ heading }) => heading)).not.toContain('Math');
  });
});
