import type { ReactNode, Ref } from 'react';
import { Link } from '../platform/router.tsx';

/** A row of books on a wooden ledge. It scrolls sideways when the books don't fit. */
export function Shelf({
  label,
  large = false,
  listRef,
  children,
}: {
  label: string;
  large?: boolean;
  listRef?: Ref<HTMLUListElement>;
  children: ReactNode;
}) {
  return (
    <div className={`shelf ${large ? 'shelf-large' : ''}`}>
      <ul ref={listRef} className="scroll-row shelf-books" aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

/** Where a book links to. */
export type BookTarget = {
  to: string;
  /** The story to remember on a screen whose address does not name it. */
  'data-story'?: string;
};

type BookProps = BookTarget & {
  cover: ReactNode;
  title: string;
  meta?: ReactNode;
  /** Something small pinned to the ledge at the left, such as a rank; on the cover it could hide the title. */
  badge?: ReactNode;
  /** A paper flag pinned to the ledge at the right: NEW. */
  flag?: string;
  children?: ReactNode;
};

/** One book: its cover, which shows the title, and a line beneath; all of it one link. */
export function ShelfBook({ cover, title, meta, badge, flag, children, ...link }: BookProps) {
  return (
    <Link {...link} className="book">
      <span className="book-cover">{cover}</span>
      <span className="book-text block">
        {badge}
        {flag && <span className="flag">{flag}</span>}
        <h3 className="on-cover">{title}</h3>
        {meta && <span className="meta block">{meta}</span>}
        {children}
      </span>
    </Link>
  );
}
