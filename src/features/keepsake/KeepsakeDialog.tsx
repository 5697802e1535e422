import { Link2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import type { OwnVoices } from './epub/voices.ts';
import {
  fileName,
  hasChoices,
  type Keepsake,
  LONGEST_DEDICATION,
  type OnPage,
  tidyDedication,
} from './keepsake.ts';
import { InTheMaking, Made } from './MakingStages.tsx';
import type { SheetShape } from './pdf/sheet.ts';
import { type BookLink, ShareLink } from './ShareLink.tsx';
import { useMaking } from './use-making.ts';
import './keepsake.css';

type Format = 'pdf' | 'epub';
type Use = 'home' | 'shop';

/** Keeps a book outside of the app: how it should be, how far it is, and what can be done with it. Nothing leaves the device. */
export function KeepsakeDialog({
  keepsake,
  link,
  voices,
  askGrownUp,
  onClose,
}: {
  keepsake: Keepsake;
  /** Where the book opens on another device; none for a story without a child. */
  link?: BookLink;
  /** What a parent has recorded of it. */
  voices?: OwnVoices;
  /** Does something once a grown-up is there. */
  askGrownUp: (then: () => void) => void;
  onClose: () => void;
}) {
  const [sending, setSending] = useState(false);
  const { making, make, stop } = useMaking();
  const [format, setFormat] = useState<Format>('pdf');
  const [aloud, setAloud] = useState(false);
  const [shape, setShape] = useState<SheetShape>('landscape');
  const [use, setUse] = useState<Use>('home');
  const [dedication, setDedication] = useState('');
  const start = () =>
    void make(async (signal, onPage) => {
      const given = { ...keepsake, dedication: tidyDedication(dedication) };
      const blob =
        format === 'pdf'
          ? await pdfOf(given, { shape, cut: use === 'shop', signal, onPage })
          : await epubOf(given, { voices: aloud ? voices : undefined, signal, onPage });
      return new File([blob], fileName(keepsake, format), { type: blob.type });
    });
  if (sending && link)
    return <ShareLink keepsake={keepsake} link={link} onBack={() => setSending(false)} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Keep as a book">
      {making.state === 'idle' && (
        <form
          className="keepsake"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <p className="text-soft">
            {`“${keepsake.title}”, ${keepsake.pages.length + 2} pages. `}
            {hasChoices(keepsake) && 'It goes the way that you went. '}
            It is made on this device; nothing is sent anywhere.
          </p>
          <Choice
            legend="The kind"
            chosen={format}
            onChoose={setFormat}
            options={[
              { id: 'pdf', label: 'To print', hint: 'a PDF' },
              { id: 'epub', label: 'An e-book', hint: 'an EPUB, for readers and tablets' },
            ]}
          />
          {format === 'pdf' && (
            <>
              <Choice
                legend="The shape"
                chosen={shape}
                onChoose={setShape}
                options={[
                  { id: 'landscape', label: 'Wide', hint: 'A4 lying down: words left, picture right' },
                  { id: 'square', label: 'Square', hint: '21 × 21 cm: picture above, words below' },
                ]}
              />
              <Choice
                legend="Printed"
                chosen={use}
                onChoose={setUse}
                options={[
                  { id: 'home', label: 'At home', hint: 'or read on a screen' },
                  { id: 'shop', label: 'By a print shop', hint: 'with 3 mm of bleed and marks to cut by' },
                ]}
              />
            </>
          )}
          {format === 'epub' && voices && (
            <label className="keepsake-aloud">
              <input type="checkbox" checked={aloud} onChange={(event) => setAloud(event.target.checked)} />
              <span>
                <b>With your voice</b>
                <span className="meta block">
                  {`You have recorded ${voices.pages === 1 ? 'a page' : `${voices.pages} pages`}: whoever has the file hears it.`}
                </span>
              </span>
            </label>
          )}
          <Field
            label="A dedication, if you like"
            hint="Stands on the cover’s page: “For Mila, from Grandma.”"
            value={dedication}
            maxLength={LONGEST_DEDICATION}
            dir="auto"
            autoComplete="off"
            onChange={(event) => setDedication(event.target.value)}
          />
          <div className="keepsake-acts">
            <Button type="submit">Make the book</Button>
            <Button tone="quiet" onClick={onClose}>
              Not now
            </Button>
          </div>
          {link && (
            <button
              type="button"
              className="text-link justify-self-start"
              onClick={() => askGrownUp(() => setSending(true))}
            >
              <Link2 aria-hidden size={21} />
              Send a link instead
            </button>
          )}
        </form>
      )}
      {making.state === 'making' && <InTheMaking {...making} onStop={stop} />}
      {making.state === 'made' && <Made {...making} onAgain={stop} onClose={onClose} />}
      {making.state === 'failed' && (
        <div className="keepsake" role="alert">
          <p>The book could not be made. Are you online? Some of its letters and pictures may be missing.</p>
          <div className="keepsake-acts">
            <Button onClick={start}>Try again</Button>
            <Button tone="quiet" onClick={stop}>
              Back
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Fetched when a book is made, and only then. */
async function pdfOf(
  keepsake: Keepsake,
  options: { shape: SheetShape; cut: boolean; signal: AbortSignal; onPage: OnPage },
): Promise<Blob> {
  const [{ makePdf }, { ownLetters }] = await Promise.all([
    import('./pdf/make-pdf.ts'),
    import('./pdf/letters.ts'),
  ]);
  return makePdf(keepsake, ownLetters(), options);
}

async function epubOf(
  keepsake: Keepsake,
  { voices, ...options }: { voices: OwnVoices | undefined; signal: AbortSignal; onPage: OnPage },
): Promise<Blob> {
  const [{ makeEpub }, { fontFiles }, { paintCover }, { pageVoices }] = await Promise.all([
    import('./epub/make-epub.ts'),
    import('./pdf/letters.ts'),
    import('./epub/cover.ts'),
    import('./epub/voices.ts'),
  ]);
  return makeEpub(keepsake, {
    ...options,
    paintCover,
    fonts: fontFiles,
    ...(voices && { voices: await pageVoices(keepsake, voices) }),
  });
}

function Choice<Id extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: {
  legend: string;
  options: readonly { id: Id; label: string; hint: ReactNode }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}) {
  const name = useId();
  return (
    <fieldset className="keepsake-choice">
      <legend>{legend}</legend>
      {options.map(({ id, label, hint }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            <b>{label}</b>
            <span className="meta block">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
