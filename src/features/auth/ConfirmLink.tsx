import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { problemFrom } from '../../platform/api-problem.ts';
import { isLinkType, type LinkOutcome, verifyLink } from './api/verify-link.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

type ConfirmState = 'working' | 'accepted' | 'half' | 'spent' | 'unreachable' | 'refused';

const MESSAGES: Record<ConfirmState, { title: string; text: string }> = {
  working: { title: 'Opening your link...', text: 'One moment.' },
  accepted: { title: 'All done!', text: 'Thank you. Your email address is confirmed.' },
  half: {
    title: 'One more to go',
    text: 'Thank you. Now open the letter in your other mailbox too; your address changes once both have said yes.',
  },
  spent: {
    title: 'This link has had its day',
    text: 'It was used already, or it is too old. Nothing is lost.',
  },
  unreachable: {
    title: 'We can’t reach the playroom',
    text: 'Please check your connection and open the link again; it still works.',
  },
  refused: {
    title: 'Good that we asked',
    text: 'You are not signed in to that account, and nothing of yours went there.',
  },
};

/**
 * Redeems an emailed link once and shows the result. A link that opens an account first asks whether the
 * account is the reader's own: a stranger's link would move the family and its new hero into the stranger's
 * account.
 */
export function ConfirmLink({
  tokenHash,
  type,
  onRecovery,
  wayOn,
}: {
  tokenHash: string | null;
  type: string | null;
  onRecovery: () => void;
  wayOn: ReactNode;
}) {
  const [outcome, setOutcome] = useState<ConfirmState>('working');
  const [account, setAccount] = useState<Extract<LinkOutcome, { kind: 'account' }>>();
  const [email, setEmail] = useState('');
  const isUsed = useRef(false);

  useEffect(() => {
    // A link works once, and React runs effects twice in development.
    if (isUsed.current) return;
    isUsed.current = true;
    if (!tokenHash || !isLinkType(type)) return setOutcome('spent');
    verifyLink({ tokenHash, type }).then(
      (result) => {
        if (result.kind === 'account') setAccount(result);
        else setOutcome(result.kind);
      },
      (error: unknown) => setOutcome(problemFrom(error) === 'unreachable' ? 'unreachable' : 'spent'),
    );
  }, [tokenHash, type]);

  if (account) {
    return (
      <ConfirmAccount
        email={account.email}
        onMine={() =>
          account.enter().then(
            () => {
              setAccount(undefined);
              if (type === 'recovery') onRecovery();
              else setOutcome('accepted');
            },
            () => {
              setAccount(undefined);
              setOutcome('unreachable');
            },
          )
        }
        onNotMine={() => {
          setAccount(undefined);
          setOutcome('refused');
          void account.leave();
        }}
      />
    );
  }
  const { title, text } = MESSAGES[outcome];
  return (
    <div role="status">
      <h1>{title}</h1>
      <p className="mt-3 mb-7">{text}</p>
      {outcome === 'spent' && type === 'recovery' && <RecoveryForm email={email} onEmail={setEmail} />}
      {outcome !== 'working' && !(outcome === 'spent' && type === 'recovery') && wayOn}
    </div>
  );
}

function ConfirmAccount({
  email,
  onMine,
  onNotMine,
}: {
  email: string;
  onMine: () => Promise<void>;
  onNotMine: () => void;
}) {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <h1>Is this your account?</h1>
      <p className="mt-3">
        This link opens the account of <strong className="break-words">{email}</strong>.
      </p>
      <p className="mt-3 mb-7 text-soft">
        Heroes and books that you made here without logging in move into it. If you don’t know this address,
        somebody sent you a link of their own.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          onClick={() => {
            setBusy(true);
            void onMine();
          }}
        >
          Yes, it is mine
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onNotMine}>
          No, it is not
        </Button>
      </div>
    </>
  );
}
