import { Link2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import { ExportDone, ExportProgress } from './ExportStages.tsx';
import type { RecordedVoices } from './epub/recorded-voices.ts';
import {
  fileName,
  hasChoices,
  type Keepsake,
  MAX_DEDICATION_LENGTH,
  type OnProgress,
  pdfPageCount,
  tidyDedication,
} from './keepsake.ts';
import type { PageShape } from './pdf/page-format.ts';
import { type BookShareLink, ShareLink } from './ShareLink.tsx';
import { useFileExport } from './use-file-export.ts';
import './keepsake.css';

type Format = 'pdf' | 'epub';
type PrintUse = 'home' | 'shop';

/** Exports a book from the app: asks how, shows the progress, and offers the file. Nothing leaves the device. */
export function KeepsakeDialog({
  keepsake,
  link,
  voices,
  askGrownUp,
  onClose,
}: {
  keepsake: Keepsake;
  /** Where the book opens on another device; none for a story without a child. */
  link?: BookShareLink;
  /** Recordings of the book: a parent's, and each relative's. */
  voices: readonly RecordedVoices[];
  /** Calls back once a grown-up has confirmed. */
  askGrownUp: (then: () => void) => void;
  onClose: () => void;
}) {
  const [sending, setSending] = useState(false);
  const { making, make, stop } = useFileExport();
  const [format, setFormat] = useState<Format>('pdf');
  const [aloud, setAloud] = useState<string>();
  const [shape, setShape] = useState<PageShape>('landscape');
  const [use, setUse] = useState<PrintUse>('home');
  const [dedication, setDedication] = useState('');
  const start = () =>
    void make(async (signal, onPage) => {
      const dedicated = { ...keepsake, dedication: tidyDedication(dedication) };
      const blob =
        format === 'pdf'
          ? await createPdf(dedicated, { shape, cut: use === 'shop', signal, onPage })
          : await createEpub(dedicated, { voices: voices.find(({ id }) => id === aloud), signal, onPage });
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
            {`“${keepsake.title}”, ${pdfPageCount(keepsake)} pages. `}
            {hasChoices(keepsake) && 'It goes the way that you went. '}
            It is made on this device; nothing is sent anywhere.
          </p>
          <RadioGroup
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
              <RadioGroup
                legend="The shape"
                chosen={shape}
                onChoose={setShape}
                options={[
                  { id: 'landscape', label: 'Wide', hint: 'A4 lying down: words left, picture right' },
                  { id: 'square', label: 'Square', hint: '21 × 21 cm: picture above, words below' },
                ]}
              />
              <RadioGroup
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
          {format === 'epub' &&
            voices.map(({ id, label, pages }) => (
              <label key={id} className="keepsake-aloud">
                <input
                  type="checkbox"
                  checked={id === aloud}
                  onChange={(event) => setAloud(event.target.checked ? id : undefined)}
                />
                <span>
                  <b dir="auto">{label}</b>
                  <span className="meta block">
                    {`${pages === 1 ? 'A page is' : `${pages} pages are`} recorded: whoever has the file hears it.`}
                  </span>
                </span>
              </label>
            ))}
          <Field
            label="A dedication, if you like"
            hint="Stands on the cover’s page: “For Mila, from Grandma.”"
            value={dedication}
            maxLength={MAX_DEDICATION_LENGTH}
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
      {making.state === 'making' && <ExportProgress {...making} onStop={stop} />}
      {making.state === 'made' && <ExportDone {...making} onAgain={stop} onClose={onClose} />}
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

/** Loads the PDF code when a book is made, and only then. */
async function createPdf(
  keepsake: Keepsake,
  options: { shape: PageShape; cut: boolean; signal: AbortSignal; onPage: OnProgress },
): Promise<Blob> {
  const [{ makePdf }, { appFonts }] = await Promise.all([
    import('./pdf/make-pdf.ts'),
    import('./pdf/app-fonts.ts'),
  ]);
  return makePdf(keepsake, appFonts(), options);
}

async function createEpub(
  keepsake: Keepsake,
  { voices, ...options }: { voices: RecordedVoices | undefined; signal: AbortSignal; onPage: OnProgress },
): Promise<Blob> {
  const [{ makeEpub }, { fontFiles }, { renderCover }, { convertVoices }] = await Promise.all([
    import('./epub/make-epub.ts'),
    import('./pdf/app-fonts.ts'),
    import('./epub/render-cover.ts'),
    import('./epub/recorded-voices.ts'),
  ]);
  return makeEpub(keepsake, {
    ...options,
    renderCover,
    fonts: fontFiles,
    ...(voices && { voices: await convertVoices(keepsake, voices) }),
  });
}

function RadioGroup<Id extends string>({
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
