import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { askRecovery } from './api/ask-recovery.ts';
import { messageOf } from './auth-failure.ts';

/** Asks for a recovery mail. Whether the address has an account is never told. */
export function RecoveryForm({
  email,
  onEmail,
  onBack,
}: {
  email: string;
  onEmail: (email: string) => void;
  onBack?: () => void;
}) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    setProblem(undefined);
    try {
      await askRecovery(email.trim());
      setState('sent');
    } catch (error) {
      setProblem(messageOf(error));
      setState('idle');
    }
  };

  if (state === 'sent') {
    return (
      <div className="mt-3 grid grid-cols-1 gap-5" role="status">
        <p className="flex gap-3">
          <MailCheck aria-hidden className="mt-1 text-sage" size={26} />
          <span className="min-w-0">
            Look in your mailbox. If <strong>{email.trim()}</strong> has an account, a letter with a link to a
            new password is on its way.
          </span>
        </p>
        {onBack && (
          <Button tone="quiet" onClick={onBack}>
            Back to Log In
          </Button>
        )}
      </div>
    );
  }
  return (
    <form className="mt-2 grid grid-cols-1 gap-5" onSubmit={submit}>
      <p className="text-soft">Tell us your email, and we send you a link to a new password.</p>
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        state={problem ? 'invalid' : undefined}
        error={problem}
      />
      <Button type="submit" busy={state === 'busy'} className="w-full">
        {state === 'busy' ? 'Sending...' : 'Send the link'}
      </Button>
      {onBack && (
        <button type="button" className="text-link justify-center" onClick={onBack}>
          Back to Log In
        </button>
      )}
    </form>
  );
}
