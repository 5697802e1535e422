import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import { LinkField } from '../../design/LinkField.tsx';
import type { Keepsake } from './keepsake.ts';

/** A link that opens a book on another device. */
export interface BookShareLink {
  /** @param from the sender; may be blank */
  readonly addressFrom: (from: string) => string;
  /** Part of the book is locked: the other device reads what its own plan opens. */
  readonly closed: boolean;
}

/** Creates a link to share, and says first what it contains. A grown-up has confirmed already. */
export function ShareLink({
  keepsake,
  link,
  onBack,
  onClose,
}: {
  keepsake: Keepsake;
  link: BookShareLink;
  onBack: () => void;
  onClose: () => void;
}) {
  const [from, setFrom] = useState('');
  const { title, reader } = keepsake;
  const address = link.addressFrom(from);
  return (
    <Dialog open onClose={onClose} title="Send a link">
      <div className="keepsake">
        <p>
          {'It opens '}
          <b>{title}</b>
          {' with '}
          <b dir="auto">{reader}</b>
          {
            ' on another device. In it are the name, the look that you chose, and which book it is; no photo. '
          }
          {'It stands in the address itself and is sent to nobody, us neither. '}
          <b>Whoever has the link can see it.</b>
        </p>
        {link.closed && (
          <p className="text-soft">
            The other device reads what it may read by itself: the first 3 pages, or all of it with a plan of
            its own.
          </p>
        )}
        <Field
          label="Who is it from? You may leave this empty"
          hint={`It opens with “${reader}’s book, from …”, and is part of the link.`}
          value={from}
          maxLength={40}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setFrom(event.target.value)}
        />
        <LinkField address={address} title={title} />
        <button type="button" className="text-link justify-self-start" onClick={onBack}>
          <ArrowLeft aria-hidden size={20} />
          Make a file instead
        </button>
      </div>
    </Dialog>
  );
}
