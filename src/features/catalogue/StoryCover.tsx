import type { ReactNode } from 'react';
import type { StoryCard } from '../../../content/story-facts.ts';
import { CoverImage } from '../../design/CoverImage.tsx';
import { ProgressBar } from '../../design/ProgressBar.tsx';
import { SampleBadge } from '../../design/SampleBadge.tsx';
import { ShelfBook } from '../../design/Shelf.tsx';
import type { ReadingProgress } from './reading-progress.ts';

/**
 * `sizes` of covers by kind of row. `large` claims 5 % less than the 216 px of a phone, so that a 1.75x
 * screen takes the 360 px file and not the next, twice as heavy.
 */
export const coverSizes = {
  row: '(min-width: 768px) 176px, 148px',
  large: '(min-width: 768px) 250px, 205px',
  grid: '(min-width: 1200px) 204px, (min-width: 768px) 30vw, 42vw',
} as const;

interface StoryCoverProps {
  story: StoryCard;
  to: string;
  /** Values of `coverSizes`. */
  sizes: string;
  /** Reading progress; shown once begun. */
  reading?: ReadingProgress;
  /** Shows the bar at 0 % too. */
  alwaysBar?: boolean;
  rank?: number | undefined;
  isNew?: boolean;
}

/** A story's cover with title, genre, duration and progress. The caller renders the list item. */
export function StoryCover({ story, to, sizes, reading, alwaysBar = false, rank, isNew }: StoryCoverProps) {
  return (
    <ShelfBook
      to={to}
      cover={<CoverImage slug={story.slug} sizes={sizes} />}
      title={story.title}
      meta={`${story.genre} · ${story.duration}`}
      badge={rank === undefined ? null : <RankBadge rank={rank} />}
      {...(isNew && { flag: 'NEW' })}
    >
      {reading && (alwaysBar || reading.percent > 0) && <ReadingBar title={story.title} reading={reading} />}
    </ShelfBook>
  );
}

function RankBadge({ rank }: { rank: number }): ReactNode {
  return (
    <span className="rank-badge">
      <span className="sr-only">Number </span>
      {rank}
    </span>
  );
}

/** Progress bar with its percentage; marks sample progress. */
export function ReadingBar({ title, reading }: { title: string; reading: ReadingProgress }) {
  return (
    // An unread book hides the bar visually.
    <span className={reading.percent > 0 ? 'reading-bar' : 'sr-only'}>
      <ProgressBar value={reading.percent} label={`${title}, read so far`} />
      {reading.sample && <SampleBadge className="mt-2" />}
    </span>
  );
}
