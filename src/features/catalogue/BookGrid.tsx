import type { ReactNode } from 'react';
import type { StoryCard } from '../../../content/story-facts.ts';

/** Books in rows, each row on a ledge of its own; as many to a row as the screen has room for. */
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
