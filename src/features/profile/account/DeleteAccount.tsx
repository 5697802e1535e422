import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { showToast } from '../../../design/toast.ts';
import { ApiProblem, messageFor, problemFrom } from '../../../platform/api-problem.ts';
import { deleteAccount, scheduleDeletion } from '../api/delete-account.ts';

/**
 * Account deletion in two steps: what is removed, then when. `onLater` receives the ISO time of a scheduled
 * deletion.
 */
export function DeleteAccount({
  onDeleted,
  onLater,
  onKept,
}: {
  onDeleted: () => void;
  onLater: (deletionDate: string) => void;
  onKept: () => void;
}) {
  const [step, setStep] = useState<'explain' | 'when'>('explain');
  const [busy, setBusy] = useState<'now' | 'later'>();
  const requestDeletion = async (when: 'now' | 'later') => {
    setBusy(when);
    try {
      if (when === 'later') return onLater(await scheduleDeletion());
      await deleteAccount();
      onDeleted();
      await showToast({
        title: 'Your account is deleted',
        description: 'Everything about you is gone. Farewell!',
      });
    } catch (error) {
      await showToast({
        title: 'Your account is still here',
        description: failureText(error),
        tone: 'destructive',
      });
      setBusy(undefined);
    }
  };
  if (step === 'explain') {
    return (
      <div className="mt-2 grid grid-cols-1 gap-5">
        <p>
          Your plan ends at once and is not charged again. Your heroes, your library, your names and your
          email are removed, and every device is signed out.
        </p>
        <p>You may want to export everything first.</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setStep('when')}>Go on to delete</Button>
          <Button tone="quiet" onClick={onKept}>
            Keep my account
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="mt-2 grid grid-cols-1 gap-5">
      <p>
        <strong>In seven days:</strong> today only a plan ends. Until then you can log in, and keep your
        account on this page.
      </p>
      <p>
        <strong>Now:</strong> this cannot be undone. Nobody can bring it back, not even us.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'later'} disabled={busy === 'now'} onClick={() => requestDeletion('later')}>
          Delete in seven days
        </Button>
        <Button
          tone="quiet"
          busy={busy === 'now'}
          disabled={busy === 'later'}
          onClick={() => requestDeletion('now')}
        >
          {busy === 'now' ? 'Deleting...' : 'Delete everything now'}
        </Button>
        <Button tone="quiet" disabled={busy !== undefined} onClick={onKept}>
          Keep my account
        </Button>
      </div>
    </div>
  );
}

function failureText(error: unknown): string {
  if (error instanceof ApiProblem && error.code === 'sign_in_again')
    return 'You logged in a while ago. Please log in again first.';
  return problemFrom(error) === 'signed-out'
    ? messageFor(error)
    : 'It could not be deleted just now. Please try again.';
}
