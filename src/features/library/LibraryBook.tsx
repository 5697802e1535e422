import { BookOpen, Check, CloudOff, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../design/Button.tsx';
import { CoverImage } from '../../design/CoverImage.tsx';
import { Progress } from '../../design/Progress.tsx';
import { Stars } from '../../design/Stars.tsx';
import { Link } from '../../platform/router.tsx';
import { RateBook } from './RateBook.tsx';

/** What a card of the bookcase shows; a family's own book can be rated and taken off the shelf. */
export type ShownBook = {
  key: string;
  story: string;
  title: string;
  /** In place of the story's baked cover. */
  cover?: ReactNode;
  /** 0 to 100. */
  progress: number;
  rating: number;
  /** One line: the hero, or the day it was finished. */
  note?: string | undefined;
  readTo: string;
  /** Somebody is about to open it. */
  onReach?: () => void;
  own?: {
    kept: 'waiting' | 'no-room' | undefined;
    onRate: (rating: number) => void;
    onRemove: () => void;
  };
};

export function LibraryBook({ book, eager }: { book: ShownBook; eager: boolean }) {
  const { title, progress, rating, own } = book;
  const done = progress >= 100;
  return (
    <li className="bookcase-book paper">
      <article className="contents" aria-label={title}>
        <Link
          to={book.readTo}
          onPointerEnter={book.onReach}
          className="book bookcase-cover"
          aria-label={`Open ${title}`}
          tabIndex={-1}
        >
          <span className="book-cover">
            {book.cover ?? (
              <CoverImage slug={book.story} sizes="(min-width: 640px) 192px, 112px" eager={eager} />
            )}
            {done && (
              <span className="bookcase-done">
                <Check aria-hidden size={24} strokeWidth={3} />
                <span className="sr-only">Completed</span>
              </span>
            )}
          </span>
        </Link>
        <div className="bookcase-about">
          <h2 className="text-[1.3125rem] leading-tight">{title}</h2>
          {book.note && <p className="meta mt-1">{book.note}</p>}
          <div className="mt-3">
            <Progress value={progress} label={`${title}: read so far`} />
          </div>
          {own?.kept && <Kept why={own.kept} />}
        </div>
        <div className="bookcase-act">
          <ButtonLink
            to={book.readTo}
            onPointerEnter={book.onReach}
            onFocus={book.onReach}
            tone={done ? 'quiet' : 'sage'}
            size="s"
            aria-label={`${done ? 'Read Again' : 'Continue'}: ${title}`}
            icon={done ? <RotateCcw aria-hidden size={19} /> : <BookOpen aria-hidden size={20} />}
          >
            {done ? 'Read Again' : 'Continue'}
          </ButtonLink>
        </div>
        <div className="bookcase-acts">
          {own ? (
            <>
              <RateBook title={title} rating={rating} onRate={own.onRate} />
              <button
                type="button"
                className="text-link min-w-11 justify-center text-soft"
                aria-label={`Remove ${title} from your shelf`}
                onClick={own.onRemove}
              >
                <Trash2 aria-hidden size={21} />
              </button>
            </>
          ) : (
            <div className="grid h-11 content-center">
              <Stars rating={rating} />
            </div>
          )}
        </div>
      </article>
    </li>
  );
}

function Kept({ why }: { why: 'waiting' | 'no-room' }): ReactNode {
  return (
    <p className="meta mt-2 flex items-center gap-2">
      <CloudOff aria-hidden size={18} />
      {why === 'waiting'
        ? 'On this device, waiting for the network'
        : 'Only on this device: your shelf is full'}
    </p>
  );
}
