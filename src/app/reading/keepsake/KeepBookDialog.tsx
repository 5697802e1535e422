import { useEffect, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import type { RecordedVoices } from '../../../features/keepsake/epub/recorded-voices.ts';
import { KeepsakeDialog } from '../../../features/keepsake/KeepsakeDialog.tsx';
import type { Keepsake } from '../../../features/keepsake/keepsake.ts';
import type { BookShareLink } from '../../../features/keepsake/ShareLink.tsx';
import { useParentalGate } from '../../../features/profile/ParentalGate.tsx';
import { findRecording, listRecordings } from '../../../features/reader/recording/recording-store.ts';

/** A book to export, or the reason why there is none. */
export type KeepsakeOffer =
  | { readonly keepsake: Keepsake; readonly book: string; readonly link?: BookShareLink }
  | 'unread'
  | 'unreachable';

/** Exports a book that was read to an end. Calls `find` once each time the dialog opens. */
export default function KeepBookDialog({
  find,
  owner,
  onClose,
}: {
  find: () => Promise<KeepsakeOffer>;
  /** Whose recordings may go with it. */
  owner: string | null;
  onClose: () => void;
}) {
  const [found, setFound] = useState<KeepsakeOffer>();
  const [voices, setVoices] = useState<RecordedVoices>();
  const { ask, gate } = useParentalGate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the dialog opens, not at each render of its screen
  useEffect(() => {
    let cancelled = false;
    find().then(
      (kept) => {
        if (cancelled) return;
        setFound(kept);
        if (typeof kept === 'object')
          // Without storage there are no recordings.
          findRecordings(owner, kept).then(
            (own) => cancelled || setVoices(own),
            () => undefined,
          );
      },
      () => cancelled || setFound('unreachable'),
    );
    return () => {
      cancelled = true;
    };
  }, []);
  if (typeof found === 'object')
    return (
      <>
        <KeepsakeDialog
          keepsake={found.keepsake}
          {...(found.link && { link: found.link })}
          {...(voices && { voices })}
          askGrownUp={ask}
          onClose={onClose}
        />
        {gate}
      </>
    );
  return (
    <Dialog open onClose={onClose} title="Keep as a book">
      <p className="mt-3" role="status">
        {found === undefined && 'Opening the book…'}
        {found === 'unread' && 'Read it to the end first. Then the whole of it can be kept.'}
        {found === 'unreachable' && 'The book can’t be fetched just now. Are you online?'}
      </p>
      <div className="mt-6">
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

/** This family's recordings of the book on this device; undefined when there are none. */
async function findRecordings(
  owner: string | null,
  { keepsake, book }: Exclude<KeepsakeOffer, string>,
): Promise<RecordedVoices | undefined> {
  const recorded = await listRecordings(owner, book);
  const pages = keepsake.pages.filter(({ id }) => recorded.has(id)).length;
  return pages === 0 ? undefined : { pages, read: (spread) => findRecording({ owner, book, spread }) };
}
