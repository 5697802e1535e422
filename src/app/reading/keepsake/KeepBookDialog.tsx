import { useEffect, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import type { RecordedVoices } from '../../../features/keepsake/epub/recorded-voices.ts';
import { KeepsakeDialog } from '../../../features/keepsake/KeepsakeDialog.tsx';
import type { Keepsake } from '../../../features/keepsake/keepsake.ts';
import type { BookShareLink } from '../../../features/keepsake/ShareLink.tsx';
import { useParentalGate } from '../../../features/profile/ParentalGate.tsx';
import type { RelativeVoice } from '../../../features/reader/narration/relative-voice.ts';
import { findRecording, listRecordings } from '../../../features/reader/recording/recording-store.ts';
import { useRelatives } from '../../family-voice/use-readings.ts';

/** A book to export, or the reason why there is none. */
export type KeepsakeOffer =
  | {
      readonly keepsake: Keepsake;
      readonly book: string;
      /** The child in it; null for the stand-in. */
      readonly heroId: string | null;
      readonly link?: BookShareLink;
    }
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
  const [ownVoices, setOwnVoices] = useState<RecordedVoices>();
  const relatives = useRelatives(
    typeof found === 'object' ? owner : null,
    typeof found === 'object' ? found.keepsake.slug : '',
    typeof found === 'object' ? found.heroId : null,
    typeof found === 'object' ? found.keepsake.lang : 'en',
  );
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
            (own) => cancelled || setOwnVoices(own),
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
          voices={[
            ...(ownVoices ? [ownVoices] : []),
            ...(relatives ?? []).flatMap((relative) => voicesOf(relative, found.keepsake) ?? []),
          ]}
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
  if (pages === 0) return undefined;
  const read = (spread: string) => findRecording({ owner, book, spread });
  return { id: 'own', label: 'With your voice', pages, readsWords: true, read };
}

/** A relative's recordings of the book; undefined when none is of a page in it. */
function voicesOf(relative: RelativeVoice, { pages: kept }: Keepsake): RecordedVoices | undefined {
  const { id, name, readsWords, spreads, findPage } = relative;
  const pages = kept.filter((page) => spreads.has(page.id)).length;
  return pages === 0 ? undefined : { id, label: `With ${name}’s voice`, pages, readsWords, read: findPage };
}
