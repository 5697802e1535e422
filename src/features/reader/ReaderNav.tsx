import { type CSSProperties, memo } from 'react';
import { useIsPhone } from './media-queries.ts';

interface TurnButtonProps {
  to: 'back' | 'on';
  disabled: boolean;
  onPress: () => void;
}

/** A round felt button with its word beneath. Not shown on phones, where a finger turns the page. */
export const TurnArrow = memo(function Arrow(
  props: TurnButtonProps & { word: string; name: string | undefined },
) {
  const { to, word, name, disabled, onPress } = props;
  return (
    <button
      type="button"
      className="rd-arrow"
      data-to={to}
      aria-label={name}
      disabled={disabled}
      onClick={onPress}
    >
      <span className={`felt rd-round ${to === 'on' ? 'felt-honey' : 'felt-quiet'}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14M12 5l7 7-7 7" />
        </svg>
      </span>
      <b>{word}</b>
    </button>
  );
});

/**
 * The corner of the page: tap it, or pull it over. A screen reader finds it where there are no arrows, so that there is one
 * button a direction; the Tab key has the arrows, or the arrow keys, and passes it by.
 */
export const PageCorner = memo(function Corner({
  to,
  name,
  disabled,
  onPress,
}: TurnButtonProps & { name: string }) {
  const phone = useIsPhone();
  return (
    <button
      type="button"
      className="rd-corner"
      data-to={to}
      tabIndex={-1}
      aria-hidden={!phone || undefined}
      aria-label={name}
      disabled={disabled}
      onClick={onPress}
    />
  );
});

/**
 * Where the reader is, as a bar of felt and in words. `page` counts from 1. Neither the bar nor the words change their
 * size with the page, so a turn never lays out what stands around them.
 */
export const ReaderProgress = memo(function Progress(props: {
  page: number;
  pages: number;
  words: string;
  wordsOnPhone: string;
  /** The longest that the words become. */
  longest: string;
}) {
  const { page, pages, words, wordsOnPhone, longest } = props;
  return (
    <div
      className="rd-progress"
      style={{ '--longest': longest.length } as CSSProperties}
      data-short={`${page}/${pages}`}
    >
      <div
        className="rd-bar"
        style={{ '--pages': pages } as CSSProperties}
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={pages}
        aria-valuenow={page}
      >
        <i style={{ transform: `translateX(${(page / pages - 1) * 100}%)` }} />
      </div>
      <b className="rd-position">
        <span className="rd-isolated">{words}</span>
      </b>
      <b className="rd-position-phone">
        <span className="rd-isolated">{wordsOnPhone}</span>
      </b>
    </div>
  );
});

/** Tells a screen reader of each turn once it is done. What it says when the book is opened is not announced. */
export const PageAnnouncer = memo(function Announcer({ words }: { words: string }) {
  return (
    <p className="unseen" role="status">
      <span className="rd-isolated">{words}</span>
    </p>
  );
});
