import type { ReactNode } from 'react';
import type { StoryCard } from '../../../content/story-facts.ts';

/** A grid of books; each row stands on a ledge and holds as many as fit. */
export function BookGrid<Card extends StoryCard>({
  label,
  stories,
  children,
}: {
  label: string;
  stories: readonly Card[];
  children: (story: Card) => ReactNode;
}) {
  return (
    <ul className="book-grid" aria-label={label}>
      {stories.map((story) => (
        <li key={story.slug}>{children(story)}</li>
      ))}
    </ul>
  );
}
