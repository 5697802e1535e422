import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { sleepTimer } from './bedtime/sleep-timer.ts';
import type { Book } from './book.ts';
import { FullscreenButton } from './fullscreen/FullscreenButton.tsx';
import { useFullscreen } from './fullscreen/use-fullscreen.ts';
import { defaultLabels, type ReaderLabels } from './labels.ts';
import { isLastPage } from './pages.ts';
import { PageAnnouncer, PageCorner, ReaderProgress, TurnArrow } from './ReaderNav.tsx';
import { Spreads } from './Spreads.tsx';
import { useNightMode } from './settings/use-night-mode.ts';
import { useTextSettings } from './settings/use-text-settings.ts';
import { type GoodNightOptions, Tools } from './Tools.tsx';
import { usePageTurning } from './turn/use-page-turning.ts';
import './reader.css';
import './page.css';
import './turn/turn.css';
import './two-page.css';
import './one-page.css';
import './phone.css';
import './fullscreen/fullscreen.css';

export interface BookReaderProps {
  book: Book;
  /** Who is here: nobody else hears what was recorded. */
  owner?: string | null;
  /** The spread that lies open, from 0. Changing it turns the book there. */
  page: number;
  /** The reader has turned to another spread. Called as it comes to lie open; the caller sets `page` to it. */
  onPageChange: (page: number) => void;
  /** Someone went on from the last spread. */
  onPastEnd?: () => void;
  /**
   * 'spread': going on from the last spread is an answer (`onPastEnd`), so its arrow stays alive.
   * 'steps': the arrow ends with the book, and phones show the title with the position above the page.
   */
  variant?: 'spread' | 'steps';
  labels?: Partial<ReaderLabels>;
  /** Read aloud from the first page on, as soon as it lies open. */
  aloud?: boolean;
  /** Of the page on which a reading at bedtime ends. Should be steady between renders. */
  goodNight?: GoodNightOptions;
  /** What stands at the head of the book: its title, and the way back. */
  head?: ReactNode;
  /** What can be done with the book as a whole, such as keeping it. */
  keep?: ReactNode;
  /** An option of a spread's choice was taken. Should be steady between renders. */
  onChoose?: (spread: string, option: string) => void;
}

/** The picture book. Its first spread is complete in prerendered HTML, and CSS alone decides its size. */
export function BookReader(props: BookReaderProps) {
  const { book, variant = 'spread', onChoose } = props;
  const labels = { ...defaultLabels, ...props.labels };
  /** What can be turned to, and what the reader is told of. */
  const last = book.spreads.length - 1;
  const pages = book.pages ?? book.spreads.length;
  const { stage, turner, shown, goesTo, aim } = usePageTurning({
    ...props,
    onPastEnd: () => (isLastPage(book, last) && sleepTimer.bookEnded()) || props.onPastEnd?.(),
  });
  const { bedtime, night } = useSyncExternalStore(
    sleepTimer.subscribe,
    sleepTimer.getState,
    sleepTimer.getState,
  );
  const [text, setText] = useTextSettings();
  const contrast = bedtime ? 'night' : text.contrast;
  useNightMode(contrast === 'night');
  const [first] = useState(shown);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const next = useCallback(() => {
    if (variant === 'spread' || goesTo() < last) turner.move({ by: 1 });
  }, [turner, variant, goesTo, last]);
  const back = useCallback(() => turner.move({ by: -1 }), [turner]);
  const ended = variant === 'steps' && shown === last;
  const fullscreen = useFullscreen(night);

  return (
    <section
      className="rd"
      aria-label={book.title}
      lang={book.lang}
      dir={book.direction}
      data-variant={variant}
      data-headed={props.head ? '' : undefined}
      data-size={text.size}
      data-spacing={text.spacing}
      data-contrast={contrast}
    >
      {variant === 'steps' && (
        <p className="rd-phone-title">
          <b>{book.title}</b> <span>{labels.positionOnPhone(shown + 1, pages)}</span>
        </p>
      )}
      <div className="rd-desk">
        {props.head && <div className="rd-head">{props.head}</div>}
        <TurnArrow
          to="back"
          word={labels.previous}
          name={labels.previousName}
          disabled={shown === 0}
          onPress={back}
        />
        {/* Both before the book: what a screen reader comes to after either is the page's words. */}
        <TurnArrow to="on" word={labels.next} name={labels.nextName} disabled={ended} onPress={next} />
        <div className="rd-book" dir={book.direction}>
          {/* A property that only this leaf inherits: on the reader it would restyle every element at each turn. */}
          <i className="rd-edges" style={{ '--read': readFraction(shown, pages) } as CSSProperties} />
          <div className="rd-stage" ref={stage} tabIndex={-1} dir={book.direction}>
            <PageCorner to="back" name={labels.cornerBack} disabled={shown === 0} onPress={back} />
            <PageCorner
              to="on"
              name={labels.cornerOn}
              // Where the story asks, two pictures are what is pressed.
              disabled={ended || Boolean(book.spreads[shown]?.choice)}
              onPress={next}
            />
            <Spreads
              book={book}
              shown={shown}
              goesTo={goesTo}
              aim={aim}
              ready={ready}
              first={first}
              name={labels.position}
              onChoose={onChoose}
            />
            {/* After the corners, so that it falls on them too. */}
            <i className="rd-shade" />
          </div>
        </div>
        <div className="rd-foot">
          <ReaderProgress
            page={shown + 1}
            pages={pages}
            words={labels.position(shown + 1, pages)}
            wordsOnPhone={labels.positionOnPhone(shown + 1, pages)}
            longest={labels.position(pages, pages)}
          />
          <Tools
            owner={props.owner ?? null}
            book={book}
            page={shown}
            stage={stage}
            next={next}
            aloud={props.aloud}
            goodNight={props.goodNight}
            text={text}
            onText={setText}
          />
          <FullscreenButton open={fullscreen.open} words={labels.fullscreen} onPress={fullscreen.toggle} />
          <p className="rd-hint">{labels.hint}</p>
        </div>
        {props.keep && <div className="rd-keep">{props.keep}</div>}
      </div>
      <PageAnnouncer words={labels.position(shown + 1, pages)} />
    </section>
  );
}

/** How much of the book has been read, in twelfths: the leaves at its edges then move half a pixel, and less nobody sees. */
function readFraction(shown: number, pages: number): number {
  return pages > 1 ? Math.round((12 * shown) / (pages - 1)) / 12 : 1;
}
