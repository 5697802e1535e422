import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isLinkType, verifyLink } from './api/verify-link.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

type Outcome = 'working' | 'accepted' | 'half' | 'spent' | 'unreachable';

const WORDS: Record<Outcome, { title: string; text: string }> = {
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
};

/** Uses a mail's link once and says what came of it. A recovery link goes on to the new password instead. */
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
  const [outcome, setOutcome] = useState<Outcome>('working');
  const [email, setEmail] = useState('');
  const used = useRef(false);

  useEffect(() => {
    // A link works once: React's double effect in development must not spend it.
    if (used.current) return;
    used.current = true;
    if (!tokenHash || !isLinkType(type)) return setOutcome('spent');
    verifyLink({ tokenHash, type }).then(
      (signedIn) => {
        if (type === 'recovery') onRecovery();
        else setOutcome(signedIn ? 'accepted' : 'half');
      },
      () => setOutcome(navigator.onLine ? 'spent' : 'unreachable'),
    );
  }, [tokenHash, type, onRecovery]);

  const { title, text } = WORDS[outcome];
  return (
    <div role="status">
      <h1>{title}</h1>
      <p className="mt-3 mb-7">{text}</p>
      {outcome === 'spent' && type === 'recovery' && <RecoveryForm email={email} onEmail={setEmail} />}
      {outcome !== 'working' && !(outcome === 'spent' && type === 'recovery') && wayOn}
    </div>
  );
}
