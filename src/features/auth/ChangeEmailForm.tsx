import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { changeEmail } from './api/change-user.ts';
import { messageOf } from './auth-failure.ts';

/** Asks for another address. Nothing changes before both mailboxes have confirmed. */
export function ChangeEmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const [wanted, setWanted] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted.trim().toLowerCase() === email.toLowerCase()) return setProblem('That is your email already.');
    setState('busy');
    setProblem(undefined);
    try {
      await changeEmail(wanted.trim());
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
            We wrote to <strong>{email}</strong> and to <strong>{wanted.trim()}</strong>. Open both letters:
            your email changes once both mailboxes have said yes.
          </span>
        </p>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    );
  }
  return (
    <form className="mt-2 grid grid-cols-1 gap-5" onSubmit={submit}>
      <p className="text-soft">
        Now: <strong className="break-words">{email}</strong>
      </p>
      <Field
        label="New email"
        type="email"
        name="email"
        autoComplete="email"
        required
        autoFocus
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        state={problem ? 'invalid' : undefined}
        error={problem}
      />
      <Button type="submit" busy={state === 'busy'}>
        {state === 'busy' ? 'Sending...' : 'Send both letters'}
      </Button>
    </form>
  );
}
