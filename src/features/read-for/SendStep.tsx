import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { ApiProblem } from '../../platform/api-problem.ts';
import { ParcelError } from '../../platform/family-voice/parcel-error.ts';
import type { ClipPlace } from '../../platform/family-voice/reading.ts';
import { type RecordedBook, sendRecordings } from './send-recordings.ts';

interface SendStepProps {
  child: string;
  book: RecordedBook;
  /** Pages that were not read, by number. */
  missing: readonly { readonly index: number; readonly page: number }[];
  read: number;
  pages: number;
  /** The link opens no more of the book. */
  partial: boolean;
  onPage: (index: number) => void;
  onSent: (places: readonly ClipPlace[]) => void;
}

/** Seals what was read and sends it. */
export function SendStep({ child, book, missing, read, pages, partial, onPage, onSent }: SendStepProps) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setProblem(null);
    try {
      onSent(await sendRecordings(book));
    } catch (error) {
      setProblem(messageOf(error, child));
      setSending(false);
    }
  };
  const nothing = book.clips.size === 0;
  return (
    <>
      <h1 tabIndex={-1}>
        {read === pages ? 'You have read it all' : `You have read ${read} of ${pages} pages`}
      </h1>
      {missing.length > 0 && (
        <div className="read-for-words">
          <p>The family’s device reads the others. Or read them now:</p>
          <ul className="read-for-missing">
            {missing.map(({ index, page }) => (
              <li key={index}>
                <Button tone="quiet" size="s" onClick={() => onPage(index)}>
                  Page {page}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {partial && (
        <p className="read-for-words">
          The book goes on from here, but only the family can open the rest: their device reads it.
        </p>
      )}
      <div className="read-for-controls">
        <p role="status" data-problem={problem ? '' : undefined}>
          {sending
            ? 'Sealing it, and sending it…'
            : (problem ?? (nothing ? 'There is nothing to send yet: read a page first.' : ''))}
        </p>
        <Button
          size="l"
          icon={<Send size={26} aria-hidden />}
          busy={sending}
          disabled={nothing}
          onClick={send}
        >
          {problem ? 'Send again' : `Send to ${child}’s family`}
        </Button>
        <p className="text-soft">
          Only for grown-ups: with this button you say that you are one, and that it is your own voice. It is
          sealed on this device, so that nobody but the family can open it.
        </p>
      </div>
    </>
  );
}

function messageOf(error: unknown, child: string): string {
  const kept = 'Your recordings stay on this device.';
  if (error instanceof ParcelError)
    return `This is more than one parcel holds. Leave out a page or two, or record them a little shorter. ${kept}`;
  if (error instanceof ApiProblem && error.problem === 'refused')
    return error.code === 'no_room'
      ? `This link has brought all that it can. Ask ${child}’s family for a new one. ${kept}`
      : `This link has ended. Ask ${child}’s family for a new one. ${kept}`;
  return navigator.onLine
    ? `It could not be sent just now. ${kept} Please try again in a minute.`
    : `You are offline. ${kept} Send it when you are online again.`;
}
