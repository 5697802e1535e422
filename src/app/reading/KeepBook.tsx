import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { KeepsakeDialog } from '../../features/keepsake/KeepsakeDialog.tsx';
import type { Keepsake } from '../../features/keepsake/keepsake.ts';
import type { BookLink } from '../../features/keepsake/ShareLink.tsx';
import { useGrownUpGate } from '../../features/profile/GrownUpGate.tsx';

/** What there is to keep: a book, or the reason why there is none. */
export type Kept = { readonly keepsake: Keepsake; readonly link?: BookLink } | 'unread' | 'unreachable';

/** Keeps a book that was read to an end. `find` is asked once for each opening of the dialog. */
export default function KeepBook({ find, onClose }: { find: () => Promise<Kept>; onClose: () => void }) {
  const [found, setFound] = useState<Kept>();
  const { ask, gate } = useGrownUpGate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the dialog opens, not at each render of its screen
  useEffect(() => {
    let gone = false;
    find().then(
      (kept) => gone || setFound(kept),
      () => gone || setFound('unreachable'),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (typeof found === 'object')
    return (
      <>
        <KeepsakeDialog {...found} askGrownUp={ask} onClose={onClose} />
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
