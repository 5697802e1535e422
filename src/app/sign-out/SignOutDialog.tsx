import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { signOut } from '../../features/auth/sign-out.ts';
import { deleteUnsyncedData, type UnsyncedData } from './unsynced-data.ts';

/** Asks what happens to unsynced data before a member signs out. Closing it means staying. */
export function SignOutDialog({
  memberId,
  unsynced,
  onClose,
}: {
  memberId: string;
  unsynced: UnsyncedData;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const confirm = async (deleteData: boolean) => {
    setBusy(true);
    if (await signOut()) {
      if (deleteData) await deleteUnsyncedData(memberId);
      onClose();
    } else setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title="Before you sign out" closeLabel="Stay signed in" centred>
      {unsyncedSentences(unsynced).map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      <p className="mt-3">
        If you leave it here, nobody else sees it, and it is yours when you log in again.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-4">
        <Button busy={busy} onClick={() => void confirm(false)}>
          Leave it here and sign out
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => void confirm(true)}>
          Delete it and sign out
        </Button>
      </div>
    </Dialog>
  );
}

export function unsyncedSentences({ heroes, books, voices }: UnsyncedData): string[] {
  const waiting = [heroes > 0 && count(heroes, 'hero', 'heroes'), books > 0 && count(books, 'book', 'books')]
    .filter(Boolean)
    .join(' and ');
  return [
    ...(waiting
      ? [
          `Your account has not taken everything yet: ${waiting} ${heroes + books > 1 ? 'are' : 'is'} on this device only.`,
        ]
      : []),
    ...(voices ? [`The voices recorded for ${count(voices, 'page', 'pages')} are on this device only.`] : []),
  ];
}

const count = (many: number, singular: string, plural: string) =>
  many === 1 ? `1 ${singular}` : `${many} ${plural}`;
