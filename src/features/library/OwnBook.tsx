import { memo, type ReactNode } from 'react';
import { dayOf } from './day.ts';
import { LibraryBook } from './LibraryBook.tsx';
import { keyOf, type LibraryEntry, percentRead } from './reading.ts';

/** What a shelf knows of stories, heroes and addresses. The same from one drawing to the next, as long as they are. */
export interface ShelfWorld {
  readonly titleOf: (story: string) => string;
  /** A cover in place of the story's baked one: with the family's hero on it. */
  readonly coverOf: (book: { story: string; hero: string | null }) => ReactNode;
  readonly heroNameOf: (heroId: string) => string | undefined;
  /** A child's face, small. */
  readonly faceOf: (heroId: string) => ReactNode;
  readonly readTo: (book: { story: string; hero: string | null } & Partial<LibraryEntry>) => string;
  /** Somebody is about to open this book. */
  readonly onReach: (entry: LibraryEntry) => void;
  /** Keeps a book outside of the app. */
  readonly onKeep: (entry: LibraryEntry) => void;
}

/** What is done with a book here. The same from one drawing to the next. */
export interface ShelfActs {
  readonly favour: (entry: LibraryEntry, favourite: boolean) => void;
  readonly rate: (entry: LibraryEntry, rating: number) => void;
  readonly remove: (entry: LibraryEntry) => void;
}

/** A book of the family's own. Drawn again only when something of it has changed: there may be a thousand beside it. */
export const OwnBook = memo(function OwnBook({
  entry,
  world,
  acts,
  member,
  eager,
  next,
}: {
  entry: LibraryEntry;
  world: ShelfWorld;
  acts: ShelfActs;
  /** Whether there is an account that may not have heard of it yet. */
  member: boolean;
  eager: boolean;
  next: boolean;
}) {
  const { story, hero, rating, completedAt, kept, favourite = false } = entry;
  const name = hero === null ? undefined : world.heroNameOf(hero);
  const progress = percentRead(entry);
  return (
    <LibraryBook
      eager={eager}
      next={next}
      book={{
        ...{ key: keyOf(entry), story, title: world.titleOf(story), cover: world.coverOf(entry) },
        ...(hero !== null && name && { reader: { name, face: world.faceOf(hero) } }),
        ...(progress >= 100 && completedAt && { finished: dayOf(completedAt) }),
        ...{ progress, rating, readTo: world.readTo(entry), onReach: () => world.onReach(entry) },
        own: {
          kept: member ? kept : undefined,
          favourite,
          onFavour: (heart) => acts.favour(entry, heart),
          onRate: (stars) => acts.rate(entry, stars),
          onKeep: () => world.onKeep(entry),
          onRemove: () => acts.remove(entry),
        },
      }}
    />
  );
});
