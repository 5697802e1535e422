import type { ReactNode } from 'react';
import type { StoryCard } from '../../../content/story-facts.ts';
import { CoverImage } from '../../design/CoverImage.tsx';
import { ProgressBar } from '../../design/ProgressBar.tsx';
import { SampleBadge } from '../../design/SampleBadge.tsx';
import { ShelfBook } from '../../design/Shelf.tsx';
import type { ReadingProgress } from './reading-progress.ts';

/**
 * How wide a cover is drawn in each kind of row, for the browser to pick its file. A large one is drawn 216 px wide on a phone: a
 * twentieth less is said, so that a screen of 1.75 points to a pixel takes the file of 360 and not one twice as heavy.
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
  /** How far it is read; a bar shows once it is begun. */
  reading?: ReadingProgress;
  /** Shows the bar also before the first page. */
  alwaysBar?: boolean;
  rank?: number | undefined;
  isNew?: boolean;
}

/** A story as a book, without the list item around it: cover, title, genre and time, and how far it is read. */
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

/** How far a story is read, with its percentage; a sample says that it is one. */
export function ReadingBar({ title, reading }: { title: string; reading: ReadingProgress }) {
  return (
    // A book that nobody has begun shows no bar: there is nothing to see on it yet.
    <span className={reading.percent > 0 ? 'reading-bar' : 'sr-only'}>
      <ProgressBar value={reading.percent} label={`${title}, read so far`} />
      {reading.sample && <SampleBadge className="mt-2" />}
    </span>
  );
}
