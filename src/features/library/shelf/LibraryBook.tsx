import { BookOpen, Check, CloudOff, Ellipsis, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../design/Button.tsx';
import { CoverImage } from '../../../design/CoverImage.tsx';
import { FeltHeart } from '../../../design/FeltHeart.tsx';
import { ProgressBar } from '../../../design/ProgressBar.tsx';
import { StarRating } from '../../../design/StarRating.tsx';
import { Link } from '../../../platform/router.tsx';
import { BookActionsDialog } from './BookActionsDialog.tsx';

/** What a card shows. `saved` is set for a family's own book, which can be rated and removed. */
export type BookCard = {
  key: string;
  story: string;
  title: string;
  /** Replaces the story's baked cover. */
  cover?: ReactNode;
  /** 0 to 100. */
  progress: number;
  rating: number;
  /** The child who reads it: name and face. */
  reader?: { name: string; face: ReactNode } | undefined;
  /** The formatted day on which it was finished. */
  finished?: string | undefined;
  /** Who has read it aloud for the child, as a sentence. */
  readBy?: string | undefined;
  readTo: string;
  /** Called on hover or focus, to preload the book. */
  onIntent?: () => void;
  saved?: {
    unsynced: 'waiting' | 'no-room' | undefined;
    favourite: boolean;
    onFavourite: (favourite: boolean) => void;
    onRate: (rating: number) => void;
    onExport: () => void;
    onAsk?: (() => void) | undefined;
    onRemove: () => void;
  };
};

/**
 * A book card: cover, progress, the button to read on, and a heart. The dialog with the rare actions opens
 * from its stars and from “More”.
 */
export function LibraryBook({
  book,
  eager,
  next,
}: {
  book: BookCard;
  eager: boolean;
  /** True for the book to continue with: its button is filled. */
  next: boolean;
}) {
  const { title, progress, rating, saved, reader } = book;
  const [open, setOpen] = useState(false);
  const done = progress >= 100;
  const way = done ? 'Read Again' : 'Continue';
  return (
    <li className="bookcase-book paper">
      <article className="contents" aria-label={title}>
        <Link
          to={book.readTo}
          onPointerEnter={book.onIntent}
          className="book bookcase-cover"
          aria-label={`Open ${title}`}
          tabIndex={-1}
        >
          <span className="book-cover">
            {book.cover ?? (
              <CoverImage slug={book.story} sizes="(min-width: 640px) 192px, 112px" eager={eager} />
            )}
          </span>
        </Link>
        <h2 className="on-cover">{title}</h2>
        <div className="bookcase-place">
          {reader && (
            <span className="bookcase-reader" title={reader.name}>
              {reader.face}
              <span className="sr-only">With {reader.name}</span>
            </span>
          )}
          {done && (
            <span className="tick bookcase-done">
              <Check aria-hidden size={18} strokeWidth={3} />
              <span className="sr-only">Completed</span>
            </span>
          )}
          {saved && (
            <button
              type="button"
              className="bookcase-heart"
              aria-pressed={saved.favourite}
              aria-label={`Favourite: ${title}${reader ? ` with ${reader.name}` : ''}`}
              title="Favourite"
              onClick={() => saved.onFavourite(!saved.favourite)}
            >
              <FeltHeart />
            </button>
          )}
          {book.finished && <p className="meta">Finished on {book.finished}</p>}
          <div className={book.finished ? 'sr-only' : 'grow'}>
            <ProgressBar value={progress} label={`${title}: read so far`} />
          </div>
        </div>
        <div className="bookcase-actions">
          <ButtonLink
            to={book.readTo}
            onPointerEnter={book.onIntent}
            onFocus={book.onIntent}
            tone={next ? 'clay' : 'quiet'}
            size="s"
            aria-label={`${way}: ${title}`}
            icon={done ? <RotateCcw aria-hidden size={19} /> : <BookOpen aria-hidden size={20} />}
          >
            {way}
          </ButtonLink>
          {saved ? (
            <span className="bookcase-secondary">
              <button
                type="button"
                className="bookcase-stars"
                aria-haspopup="dialog"
                aria-label={`Stars for ${title}: ${rating} of 5`}
                onClick={() => setOpen(true)}
              >
                <span aria-hidden>
                  <StarRating rating={rating} />
                </span>
              </button>
              <button
                type="button"
                className="bookcase-actions-more"
                aria-haspopup="dialog"
                aria-label={`More for ${title}: keep it, or take it off the shelf`}
                title="More"
                onClick={() => setOpen(true)}
              >
                <Ellipsis aria-hidden size={24} />
              </button>
            </span>
          ) : (
            <span className="bookcase-stars">
              <StarRating rating={rating} />
            </span>
          )}
        </div>
        {book.readBy && (
          <p className="bookcase-read-by meta">
            <FeltHeart size={20} filled />
            {book.readBy}
          </p>
        )}
        {saved?.unsynced && <UnsyncedNote why={saved.unsynced} />}
      </article>
      {saved && open && (
        <BookActionsDialog
          title={title}
          rating={rating}
          onRate={saved.onRate}
          onExport={saved.onExport}
          onAsk={saved.onAsk}
          onRemove={saved.onRemove}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

function UnsyncedNote({ why }: { why: 'waiting' | 'no-room' }): ReactNode {
  return (
    <p className="bookcase-unsynced meta">
      <CloudOff aria-hidden size={18} />
      {why === 'waiting'
        ? 'On this device, waiting for the network'
        : 'Only on this device: your shelf is full'}
    </p>
  );
}
