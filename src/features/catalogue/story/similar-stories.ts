import type { Story } from '../../../../content/story-facts.ts';

/** Scores similarity: genre first, then subject, interactivity and difficulty. */
function similarity(story: Story, other: Story): number {
  return (
    (story.genre === other.genre ? 4 : 0) +
    (story.educational && story.subject === other.subject ? 3 : 0) +
    (story.interactive && other.interactive ? 2 : 0) +
    (story.difficulty === other.difficulty ? 1 : 0)
  );
}

/** Returns up to `count` other stories, most similar first; stable for ties. */
export function similarStories(slug: string, shelf: readonly Story[], count: number): Story[] {
  const story = shelf.find((candidate) => candidate.slug === slug);
  if (!story) return [];
  return shelf
    .filter((other) => other !== story)
    .sort((a, b) => similarity(story, b) - similarity(story, a))
    .slice(0, count);
}
