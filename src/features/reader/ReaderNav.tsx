import { type CSSProperties, memo } from 'react';
import { useIsPhone } from './media-queries.ts';

interface TurnButtonProps {
  to: 'back' | 'on';
  disabled: boolean;
  onPress: () => void;
}

/** A round felt button with its label below. Hidden on phones, where swiping turns the page. */
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
 * The corner of the page: tap it, or drag it over. Screen readers find it only where there are no arrows, so
 * that each direction has one button; the Tab key skips it, as arrows and arrow keys do the same.
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
 * The reading position as a felt bar and in words. `page` counts from 1. Neither changes its size with the
 * page, so that a turn causes no layout around them.
 */
export const ReaderProgress = memo(function Progress(props: {
  page: number;
  pages: number;
  words: string;
  wordsOnPhone: string;
  /** The longest that the words can get. */
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

/** Announces each turn to screen readers once it is done. The initial text is not announced. */
export const PageAnnouncer = memo(function Announcer({ words }: { words: string }) {
  return (
    <p className="unseen" role="status">
      <span className="rd-isolated">{words}</span>
    </p>
  );
});
