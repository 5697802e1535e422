import { memo, type ReactNode } from 'react';
import { formatDay } from '../format-day.ts';
import {
  type BookKey,
  bookKeyOf,
  type LibraryEntry,
  percentRead,
  type ReadingOptions,
} from '../reading/library-entry.ts';
import { LibraryBook } from './LibraryBook.tsx';

/** What a shelf knows of stories, heroes and addresses. The same from one drawing to the next, as long as they are. */
export interface LibraryDependencies {
  readonly titleOf: (story: string) => string;
  /** A cover in place of the story's baked one: with the family's hero on it. */
  readonly coverOf: (book: { story: string; hero: string | null }) => ReactNode;
  readonly heroNameOf: (heroId: string) => string | undefined;
  /** A child's face, small. */
  readonly faceOf: (heroId: string) => ReactNode;
  readonly readTo: (book: { story: string; hero: string | null } & Partial<LibraryEntry>) => string;
  /** Somebody is about to open this book. */
  readonly onIntent: (book: BookKey & ReadingOptions & { page: number; pages: number }) => void;
  /** Keeps a book outside of the app. */
  readonly onExport: (entry: LibraryEntry) => void;
}

/** What is done with a book here. The same from one drawing to the next. */
export interface BookActions {
  readonly setFavourite: (entry: LibraryEntry, favourite: boolean) => void;
  readonly rate: (entry: LibraryEntry, rating: number) => void;
  readonly remove: (entry: LibraryEntry) => void;
}

/** A book of the family's own. Drawn again only when something of it has changed: there may be a thousand beside it. */
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
  /** Whether there is an account that may not have heard of it yet. */
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
        saved: {
          unsynced: member ? unsynced : undefined,
          favourite,
          onFavourite: (heart) => acts.setFavourite(entry, heart),
          onRate: (stars) => acts.rate(entry, stars),
          onExport: () => world.onExport(entry),
          onRemove: () => acts.remove(entry),
        },
      }}
    />
  );
});
