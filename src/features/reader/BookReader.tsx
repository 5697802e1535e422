import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { sleepTimer } from './bedtime/sleep-timer.ts';
import type { ReaderBook } from './book.ts';
import { designStyle } from './design-style.ts';
import { useFullscreen } from './fullscreen/use-fullscreen.ts';
import { defaultLabels, type ReaderLabels } from './labels.ts';
import type { ChosenReader, RelativeVoice } from './narration/relative-voice.ts';
import { clampPage, endPage, firstPage, isLastPage, TITLE_PAGE } from './pages.ts';
import { PageAnnouncer, PageCorner, ReaderProgress, TurnArrow } from './ReaderNav.tsx';
import { Spreads } from './Spreads.tsx';
import { useNightMode } from './settings/use-night-mode.ts';
import { useTextSettings } from './settings/use-text-settings.ts';
import { Tools } from './Tools.tsx';
import type { GoodNightOptions } from './tools-props.ts';
import type { Turner } from './turn/turner.ts';
import { usePageTurning } from './turn/use-page-turning.ts';
import './reader.css';
import './page.css';
import './turn/turn.css';
import './two-page.css';
import './one-page.css';
import './phone.css';
import './fullscreen/fullscreen.css';
import './bleed.css';
import './vignettes.css';
import './title-page.css';

export interface BookReaderProps {
  book: ReaderBook;
  /** Whose recordings play: only this member hears them. */
  owner?: string | null;
  /** Relatives who have read this book for the child; undefined while they are looked for. Stable between renders. */
  relatives?: readonly RelativeVoice[] | undefined;
  /** Who was chosen to read before the book was opened. */
  readBy?: ChosenReader | undefined;
  /** Opens at the title page, if there is one; after a while the first spread follows by itself. */
  fromTitlePage?: boolean;
  /** The open spread, from 0. Changing it turns the book there. */
  page: number;
  /** Which reading of the book this is, from 1: questions for the grown-up go deeper with each. */
  reading?: number | undefined;
  /** Called when the reader has turned to another spread, as it comes to lie open; the caller sets `page` to it. */
  onPageChange: (page: number) => void;
  /** Called when the reader goes on from the last spread. */
  onPastEnd?: () => void;
  /**
   * 'spread': going on from the last spread is an answer (`onPastEnd`), so its arrow stays enabled. 'steps':
   * the arrow ends with the book, and phones show the title with the position above the page.
   */
  variant?: 'spread' | 'steps';
  labels?: Partial<ReaderLabels>;
  /** Starts reading aloud from the first page, as soon as it is open. */
  aloud?: boolean;
  /** For the page that ends a bedtime reading. Should be stable between renders. */
  goodNight?: GoodNightOptions;
  /** The head of the book: its title. */
  head?: ReactNode;
  /** A way out of the book, in the grown-ups' panel. Should be stable between renders. */
  exit?: ReactNode;
  /** Actions for the whole book, such as saving it. */
  keep?: ReactNode;
  /** Called when an option of a choice was picked. Should be stable between renders. */
  onChoose?: (spread: string, option: string) => void;
}

/** The picture book. Its first spread is complete in prerendered HTML, and CSS alone decides its size. */
export function BookReader(props: BookReaderProps) {
  const { book, variant = 'spread', onChoose } = props;
  const labels = { ...defaultLabels, ...props.labels };
  /** The last spread that exists, and the page count to show. */
  const last = book.spreads.length - 1;
  const pages = book.pages ?? book.spreads.length;
  const {
    stage,
    turner,
    shown: open,
    goesTo,
    aim,
  } = usePageTurning({
    ...props,
    onPastEnd: () => (isLastPage(book, last) && sleepTimer.bookEnded()) || props.onPastEnd?.(),
  });
  /** Everything around the book counts the title page as its first, and the endpaper as its last. */
  const shown = clampPage(open, book.spreads.length);
  const start = firstPage(book);
  useOpenFirstSpread(open === TITLE_PAGE && props.fromTitlePage === true, turner);
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
  const ended = variant === 'steps' && open === last;
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
      data-initial={book.design?.initial}
      style={designStyle(book.design)}
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
          disabled={open === start}
          onPress={back}
        />
        {/* Both arrows come before the book, so that a screen reader reads the page's text after either. */}
        <TurnArrow to="on" word={labels.next} name={labels.nextName} disabled={ended} onPress={next} />
        <div className="rd-book" dir={book.direction}>
          {/* Only this element inherits the property: set on the reader it would restyle every element at each turn. */}
          <i className="rd-edges" style={{ '--read': readFraction(shown, pages) } as CSSProperties} />
          <div className="rd-stage" ref={stage} tabIndex={-1} dir={book.direction}>
            <PageCorner to="back" name={labels.cornerBack} disabled={open === start} onPress={back} />
            <PageCorner
              to="on"
              name={labels.cornerOn}
              // On a choice the two pictures are the buttons.
              disabled={ended || Boolean(book.spreads[open]?.choice)}
              onPress={next}
            />
            <Spreads
              book={book}
              shown={open}
              goesTo={goesTo}
              aim={aim}
              ready={ready}
              first={first}
              name={labels.position}
              onChoose={onChoose}
            />
            {/* After the corners, so that its shadow falls on them too. */}
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
            relatives={props.relatives}
            readBy={props.readBy}
            book={book}
            page={Math.min(open, last)}
            stage={stage}
            next={next}
            aloud={props.aloud}
            goodNight={props.goodNight}
            reading={props.reading ?? 1}
            text={text}
            onText={setText}
            fullscreen={fullscreen}
            fullscreenName={labels.fullscreen}
            exit={props.exit}
          />
          <p className="rd-hint">{labels.hint}</p>
        </div>
        {props.keep && <div className="rd-keep">{props.keep}</div>}
      </div>
      <PageAnnouncer
        words={
          open === TITLE_PAGE
            ? labels.titlePage
            : open === endPage(book)
              ? labels.endpaper
              : labels.position(shown + 1, pages)
        }
      />
    </section>
  );
}

/** How long a book lies open at its title page before it turns to the first spread by itself, in ms. */
const TITLE_PAGE_MS = 2600;

/** Turns from the title page, once, unless the reader does it sooner. */
function useOpenFirstSpread(waiting: boolean, turner: Turner): void {
  const done = useRef(false);
  useEffect(() => {
    if (!waiting) done.current = true;
    if (done.current) return;
    const timer = setTimeout(() => turner.move({ to: 0 }), TITLE_PAGE_MS);
    return () => clearTimeout(timer);
  }, [waiting, turner]);
}

/**
 * The read fraction of the book in twelfths: the page edges then move half a pixel, which is the least one can
 * see.
 */
function readFraction(shown: number, pages: number): number {
  return pages > 1 ? Math.round((12 * shown) / (pages - 1)) / 12 : 1;
}
