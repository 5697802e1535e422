import { type ComponentType, type Ref, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import HTMLFlipBook from 'react-pageflip';
import { type CandidateOptions, onArrowRight, pictureUrl, type Show, TEXT } from './candidate.ts';
import './sheets.css';

interface FlipHandle {
  pageFlip(): { flipNext(): void; getCurrentPageIndex(): number } | undefined;
}

// Its types make every setting obligatory; the ones left out have defaults.
const FlipBook = HTMLFlipBook as unknown as ComponentType<{
  width: number;
  height: number;
  flippingTime: number;
  ref: Ref<FlipHandle>;
  children: React.ReactNode;
}>;

let handle: FlipHandle | null = null;

function Words() {
  return TEXT.map((sentence) => <p key={sentence}>{sentence}</p>);
}

function PictureSide({ spread, film }: { spread: number; film: boolean }) {
  if (film && spread === 1) return <video src="/film.webm" muted loop autoPlay />;
  return <img src={pictureUrl(spread)} alt="" width={428} height={638} decoding="async" />;
}

function Page({ spreads, film }: CandidateOptions) {
  const book = useRef<FlipHandle>(null);
  return (
    <>
      <div className="book">
        <FlipBook
          width={500}
          height={700}
          flippingTime={600}
          ref={(ref) => {
            book.current = ref;
            handle = ref;
          }}
        >
          {Array.from({ length: 2 * spreads }, (_, page) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a book never change places
            <div className={page % 2 === 0 ? 'plain words' : 'plain picture'} key={page}>
              {page % 2 === 0 ? <Words /> : <PictureSide spread={(page - 1) / 2} film={film} />}
            </div>
          ))}
        </FlipBook>
      </div>
      <button id="next" type="button" onClick={() => book.current?.pageFlip()?.flipNext()}>
        Next
      </button>
    </>
  );
}

export const show: Show = async (element, options) => {
  const root = createRoot(element);
  root.render(<Page {...options} />);
  while (!handle?.pageFlip()) await new Promise(requestAnimationFrame);
  onArrowRight(() => handle?.pageFlip()?.flipNext());
  return {
    index: () => Math.floor((handle?.pageFlip()?.getCurrentPageIndex() ?? 0) / 2),
    close: () => root.unmount(),
  };
};
