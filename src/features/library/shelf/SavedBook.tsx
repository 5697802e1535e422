import { memo, type ReactNode } from 'react';
import { formatDay } from '../format-day.ts';
import type { LibraryEntry } from '../reading/library-entry.ts';
import { type BookKey, bookKeyOf, percentRead, type ReadingPlace } from '../reading/reading-record.ts';
import { LibraryBook } from './LibraryBook.tsx';

/** What the library needs from other features. Stable between renders while its inputs are. */
export interface LibraryDependencies {
  readonly titleOf: (story: string) => string;
  /** A cover with the family's hero, in place of the story's baked one. */
  readonly coverOf: (book: { story: string; hero: string | null }) => ReactNode;
  readonly heroNameOf: (heroId: string) => string | undefined;
  /** A small picture of a child's face. */
  readonly faceOf: (heroId: string) => ReactNode;
  readonly readTo: (book: BookKey & Partial<ReadingPlace>) => string;
  /** Who has read a book aloud for its child, as a sentence. */
  readonly readByOf: (book: { story: string; hero: string | null }) => string | undefined;
  /** Preloads a book that is about to be opened. */
  readonly onIntent: (book: ReadingPlace) => void;
  /** Exports a book as PDF or EPUB. */
  readonly onExport: (entry: LibraryEntry) => void;
  /** Asks a relative to read a book aloud. */
  readonly onAsk: (entry: LibraryEntry) => void;
}

/** Actions on a book. Stable between renders. */
export interface BookActions {
  readonly setFavourite: (entry: LibraryEntry, favourite: boolean) => void;
  readonly rate: (entry: LibraryEntry, rating: number) => void;
  readonly remove: (entry: LibraryEntry) => void;
}

/** A family's own book. Memoised, because there may be a thousand of them. */
export const SavedBook = memo(function SavedBook({
  entry,
  world,
  acts,
  member,
  eager,
  next,
}: {
  entry: LibraryEntry;
  world: LibraryDependencies;
  acts: BookActions;
  /** Whether there is an account that the book may not have reached yet. */
  member: boolean;
  eager: boolean;
  next: boolean;
}) {
  const { story, hero, rating, completedAt, unsynced, favourite = false } = entry;
  const name = hero === null ? undefined : world.heroNameOf(hero);
  const progress = percentRead(entry);
  return (
    <LibraryBook
      eager={eager}
      next={next}
      book={{
        ...{ key: bookKeyOf(entry), story, title: world.titleOf(story), cover: world.coverOf(entry) },
        ...(hero !== null && name && { reader: { name, face: world.faceOf(hero) } }),
        ...(progress >= 100 && completedAt && { finished: formatDay(completedAt) }),
        ...{ progress, rating, readTo: world.readTo(entry), onIntent: () => world.onIntent(entry) },
        readBy: world.readByOf(entry),
        saved: {
          unsynced: member ? unsynced : undefined,
          favourite,
          onFavourite: (heart) => acts.setFavourite(entry, heart),
          onRate: (stars) => acts.rate(entry, stars),
          onExport: () => world.onExport(entry),
          onAsk: member && name ? () => world.onAsk(entry) : undefined,
          onRemove: () => acts.remove(entry),
        },
      }}
    />
  );
});
