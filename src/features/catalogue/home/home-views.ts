import { genres, type Story, type StoryCard, subjects } from '../../../../content/story-facts.ts';
import { type OwnProgress, progressOf } from '../reading-progress.ts';
import { type HomeRows, sampleRows } from './sample-rows.ts';

export interface StoryGroup {
  readonly heading: string;
  readonly stories: readonly Story[];
}

/**
 * Builds Home's three rows. The sample rows follow each story's category; a member's Continue Reading lists
 * stories in progress, furthest first, and the sample reader's move to the suggestions.
 */
export function homeRows(stories: readonly StoryCard[], ownProgress: OwnProgress): HomeRows {
  if (!ownProgress) return sampleRows(stories);
  const percent = (story: StoryCard) => progressOf(story, ownProgress).percent;
  const isInProgress = (story: StoryCard) => percent(story) > 0 && percent(story) < 100;
  return {
    suggested: stories.filter((story) => story.category !== 'new' && !isInProgress(story)),
    continued: stories.filter(isInProgress).sort((a, b) => percent(b) - percent(a)),
    fresh: stories.filter((story) => story.category === 'new' && !isInProgress(story)),
  };
}

type Ranked = Story & { readonly ranking: number };

/** The top ten by rank. */
export function topStories(stories: readonly Story[]): Ranked[] {
  return stories
    .filter((story): story is Ranked => story.ranking !== undefined && story.ranking <= 10)
    .sort((a, b) => a.ranking - b.ranking);
}

function groupStories(
  stories: readonly Story[],
  headings: readonly string[],
  key: (story: Story) => string,
): StoryGroup[] {
  return headings.flatMap((heading) => {
    const members = stories.filter((story) => key(story) === heading);
    return members.length > 0 ? [{ heading, stories: members }] : [];
  });
}

/** Groups interactive stories by genre. */
export function interactiveByGenre(stories: readonly Story[]): StoryGroup[] {
  return groupStories(
    stories.filter((story) => story.interactive),
    genres,
    (story) => story.genre,
  );
}

/** Groups educational stories by subject. */
export function educationalBySubject(stories: readonly Story[]): StoryGroup[] {
  return groupStories(
    stories.filter((story) => story.educational),
    subjects,
    (story) => story.subject,
  );
}
