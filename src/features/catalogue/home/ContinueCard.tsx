import { BookOpen } from 'lucide-react';
import type { StoryCard } from '../../../../content/story-facts.ts';
import { CoverImage } from '../../../design/CoverImage.tsx';
import { Link } from '../../../platform/router.tsx';
import type { ReadingProgress } from '../reading-progress.ts';
import { ReadingBar } from '../StoryCover.tsx';

/** A card for a story in progress: cover and progress. */
export function ContinueCard({
  story,
  to,
  reading,
}: {
  story: StoryCard;
  to: string;
  reading: ReadingProgress;
}) {
  return (
    <li className="paper continue-card">
      <Link to={to}>
        <span className="book-cover">
          <CoverImage slug={story.slug} sizes="118px" />
        </span>
        <span className="continue-text">
          <h3>{story.title}</h3>
          <span className="meta">{`${story.genre} · ${story.duration}`}</span>
          <span className="continue-bar">
            <ReadingBar title={story.title} reading={reading} />
          </span>
          <span className="text-link">
            <BookOpen aria-hidden size={21} />
            Keep reading
          </span>
        </span>
      </Link>
    </li>
  );
}
