import { type CSSProperties, Fragment, memo, useEffect, useRef, useState } from 'react';
import type { LoudWord } from '../../../content/loud-word.ts';
import type { BleedLayout } from '../../../content/spread-layout.ts';
import { aroundWord, isSpeech } from '../../../content/typeset.ts';
import { type Paragraph, plainText, type Spread } from './book.ts';
import { ChoiceView } from './ChoiceView.tsx';
import { fontScale, isAsideOpen, textLength } from './font-scale.ts';
import { PictureView } from './PictureView.tsx';

interface FacingPagesProps {
  spread: Spread;
  /** The spread's index, from 0. */
  page: number;
  /** Open and not turning: a film may play. */
  live: boolean;
  /** The first picture is loaded with priority; the others yield to it. */
  urgent: boolean;
  onChoose?: ((spread: string, option: string) => void) | undefined;
}

interface SpreadViewProps extends FacingPagesProps {
  /** The spread's accessible name: "Page 2 of 3". */
  name: string;
  /** 'here' is open; the others wait beneath it, inert. */
  place: 'before' | 'here' | 'after';
}

/** Up to this text length a page has room for wide margins. */
const WIDE_MARGIN_LENGTH = 410;

/** A spread in its slot. A finished turn only swaps slots; the pages' content does not re-render. */
export const SpreadView = memo(function SpreadView({ name, place, ...pages }: SpreadViewProps) {
  return (
    <article
      className="rd-spread"
      data-place={place}
      data-page={pages.page}
      inert={place !== 'here'}
      aria-label={name}
    >
      <FacingPages {...pages} />
    </article>
  );
});

/**
 * Two facing pages, text then picture. The turning engine moves the first two children; on a phone, the whole
 * element.
 */
const FacingPages = memo(function Facing({ spread, page, live, urgent, onChoose }: FacingPagesProps) {
  const { layout } = spread;
  if (layout) return <Bleed {...{ spread, layout, page, live, urgent }} />;
  return (
    <>
      <div
        className="rd-page rd-words"
        data-full={textLength(spread) > WIDE_MARGIN_LENGTH ? '' : undefined}
        style={{ '--fit': fontScale(spread) } as CSSProperties}
      >
        <ScrollableText spread={spread} page={page} />
        <i className="rd-light" />
      </div>
      <div className="rd-page rd-picture" data-vignettes={spread.vignettes && ''}>
        <div className="rd-plate">
          <PictureView key={spread.id} picture={spread.picture} page={page} live={live} urgent={urgent} />
        </div>
        {spread.choice && (
          <ChoiceView
            key={spread.id}
            spread={spread.id}
            page={page}
            choice={spread.choice}
            onChoose={onChoose}
          />
        )}
        <i className="rd-light" />
      </div>
      <i className="rd-light" />
    </>
  );
});

interface BleedProps extends Omit<FacingPagesProps, 'onChoose'> {
  layout: BleedLayout;
}

/**
 * One picture over both pages. Each page holds its half, so that the fold cuts it while a page turns; the half on the first
 * page is hidden from screen readers, which hear one picture. The text follows its page: on a phone it is below the picture.
 */
function Bleed({ spread, layout, page, live, urgent }: BleedProps) {
  const { id, picture } = spread;
  const words = layout.kind === 'bleed' && (
    <div
      className="rd-strip"
      data-at={layout.wordsAt}
      data-ink={layout.ink ? '' : undefined}
      style={{ '--fit': fontScale(spread), '--ink-on-picture': layout.ink } as CSSProperties}
    >
      <ScrollableText spread={spread} page={page} />
    </div>
  );
  const wordsRight = layout.kind === 'bleed' && layout.wordsAt.startsWith('right');
  const half = <PictureView key={id} picture={picture} page={page} live={live} urgent={urgent} />;
  return (
    <>
      <div className="rd-page rd-words rd-bleed">
        <div className="rd-plate" aria-hidden>
          {half}
        </div>
        {!wordsRight && words}
        <i className="rd-light" />
      </div>
      <div className="rd-page rd-picture rd-bleed">
        <div className="rd-plate">{half}</div>
        {wordsRight && words}
        <i className="rd-light" />
      </div>
      <i className="rd-light" />
    </>
  );
}

/**
 * The text, which scrolls when it is too long for its page: it is then focusable and fades at its foot.
 * Measured on mount and resize, not only when the page opens.
 */
const ScrollableText = memo(function Words({ spread, page: at }: { spread: Spread; page: number }) {
  const page = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has taken this place, with parts of its own
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    sizes.observe(element);
    for (const part of element.children) sizes.observe(part);
    return () => sizes.disconnect();
  }, [spread]);
  // A new page starts at its top, however far the last one was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it scrolls is what the page before left behind
  useEffect(() => {
    if (scrolls) page.current?.scrollTo(0, 0);
  }, [spread.id]);
  return (
    <div ref={page} className="rd-scroll" data-scrolls={scrolls} tabIndex={scrolls ? 0 : undefined}>
      <div className="rd-text">
        {spread.text.map((paragraph, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a spread never change places
          <Fragment key={n}>
            <Vignettes spread={spread} paragraph={n} row={false} page={at} />
            <p className={n > 0 && isSpeech(plainText(paragraph)) ? 'rd-speech' : undefined}>
              {typeof paragraph === 'string' ? (
                <LoudText paragraph={paragraph} loud={spread.loud} />
              ) : (
                <LinkedText paragraph={paragraph} />
              )}
            </p>
            <Vignettes spread={spread} paragraph={n} row page={at} />
          </Fragment>
        ))}
      </div>
      {spread.aside && (
        <Aside key={spread.id} open={isAsideOpen(spread)}>
          {spread.aside}
        </Aside>
      )}
    </div>
  );
});

interface VignettesProps {
  spread: Spread;
  /** From 0. */
  paragraph: number;
  /** Whether these are the ones that stand in a row under the paragraph, or the single one beside it. */
  row: boolean;
  page: number;
}

/** The small pictures of a paragraph: one beside it, several in a row under it. */
function Vignettes({ spread, paragraph, row, page }: VignettesProps) {
  const own = (spread.vignettes ?? []).filter(({ beside }) => beside === paragraph);
  if (own.length === 0 || own.length > 1 !== row) return null;
  const pictures = own.map(({ picture }) => (
    <div
      key={picture.alt}
      className="rd-vignette"
      style={{ '--ratio': picture.width / picture.height } as CSSProperties}
    >
      <PictureView picture={picture} page={page} live={false} urgent={false} />
    </div>
  ));
  return row ? <div className="rd-vignettes">{pictures}</div> : pictures;
}

/** The line for the grown-up, open where the page has room for it. */
function Aside({ open, children }: { open: boolean; children: string }) {
  if (open) return <p className="rd-aside">{children}</p>;
  return (
    <details className="rd-aside">
      <summary>For the grown-up</summary>
      <p>{children}</p>
    </details>
  );
}

/** A paragraph, with its loud word in cut letters: the word itself stays text, to be read and marked. */
function LoudText({ paragraph, loud }: { paragraph: string; loud: LoudWord | undefined }) {
  const around = loud && aroundWord(paragraph, loud.word);
  if (!around) return paragraph;
  const { word, letters, width, height } = loud;
  return (
    <>
      {around[0]}
      <span className="rd-loud" style={{ '--loud-ratio': `${width} / ${height}` } as CSSProperties}>
        <span className="rd-loud-word">{word}</span>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {letters.map((d, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: letters of a word never change places
            <path key={n} d={d} fillRule="evenodd" />
          ))}
        </svg>
      </span>
      {around[1]}
    </>
  );
}

function LinkedText({ paragraph }: { paragraph: Exclude<Paragraph, string> }) {
  return paragraph.map((run, n) =>
    typeof run === 'string' ? (
      run
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of a paragraph never change places
      <a key={n} href={run.href}>
        {run.text}
      </a>
    ),
  );
}
