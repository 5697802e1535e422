import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Paper } from '../../../design/Paper.tsx';
import { showToast } from '../../../design/toast.ts';
import { messageFor } from '../../../platform/api-problem.ts';
import { cancelDeletion } from '../api/delete-account.ts';

/** Notice of the scheduled deletion with a button to cancel it. `day` is formatted. */
export function DeletionNotice({ day, onKept }: { day: string; onKept: () => void }) {
  const [busy, setBusy] = useState(false);
  const keepAccount = async () => {
    setBusy(true);
    try {
      await cancelDeletion();
      onKept();
      await showToast({ title: 'Your account stays', description: 'Everything is where it was.' });
    } catch (error) {
      setBusy(false);
      await showToast({
        title: 'That did not work',
        description: messageFor(error),
        tone: 'destructive',
      });
    }
  };
  return (
    <Paper as="section" tone="honey" className="leaving" aria-labelledby="leaving-title">
      <span className="account-felt bg-clay-tint">
        <CalendarClock aria-hidden size={24} />
      </span>
      <div className="min-w-0">
        <h2 id="leaving-title" className="leaving-title">
          Your account will be deleted on {day}
        </h2>
        <p>Until then everything is still here, and you can think again.</p>
      </div>
      <Button busy={busy} onClick={keepAccount}>
        Keep my account
      </Button>
    </Paper>
  );
}
