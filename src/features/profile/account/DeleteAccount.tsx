import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { showToast } from '../../../design/toast.ts';
import { deleteAccount } from '../api/delete-account.ts';

/** Leaving, in two steps: what goes, then the deed. */
export function DeleteAccount({ onDeleted, onKept }: { onDeleted: () => void; onKept: () => void }) {
  const [step, setStep] = useState<'explain' | 'sure' | 'busy'>('explain');
  const leave = async () => {
    setStep('busy');
    try {
      await deleteAccount();
      onDeleted();
      await showToast({
        title: 'Your account is deleted',
        description: 'Everything about you is gone. Farewell!',
      });
    } catch {
      await showToast({
        title: 'Your account is still here',
        description: 'It could not be deleted just now. Please try again.',
        tone: 'destructive',
      });
      setStep('sure');
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
          <Button onClick={() => setStep('sure')}>Go on to delete</Button>
          <Button tone="quiet" onClick={onKept}>
            Keep my account
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="mt-2 grid grid-cols-1 gap-5">
      <p className="font-bold">This cannot be undone. Nobody can bring it back, we neither.</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={step === 'busy'} onClick={leave}>
          {step === 'busy' ? 'Deleting...' : 'Delete everything now'}
        </Button>
        <Button tone="quiet" disabled={step === 'busy'} onClick={onKept}>
          Keep my account
        </Button>
      </div>
    </div>
  );
}
