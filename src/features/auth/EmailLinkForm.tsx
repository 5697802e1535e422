import { MailCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { canonicalEmailAddress, INVALID_EMAIL } from '../../../supabase/functions/_shared/email-address.ts';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { messageFor } from '../../platform/api-problem.ts';

/**
 * Form that asks for an email address, sends a mail to it, and then says what to look for in the mailbox.
 */
export function EmailLinkForm(props: {
  /** Says what the address is for; shown above the field. */
  intro: ReactNode;
  label: string;
  autoComplete: 'email' | 'username';
  email: string;
  onEmail: (email: string) => void;
  /** Returns an error for a canonical address, before anything is sent. */
  check?: (email: string) => string | undefined;
  /** Receives the canonical address. Throws `ApiProblem` or a network error. */
  send: (email: string) => Promise<void>;
  sendLabel: string;
  sent: ReactNode;
  /** Shown below the confirmation, and below the form. */
  afterSent?: ReactNode;
  below?: ReactNode;
}) {
  const { label, autoComplete, email, onEmail, check, send } = props;
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = canonicalEmailAddress(email);
    const refusal = address === null ? INVALID_EMAIL : check?.(address);
    if (address === null || refusal) return setProblem(refusal);
    setState('busy');
    setProblem(undefined);
    try {
      await send(address);
      setState('sent');
    } catch (error) {
      setProblem(messageFor(error));
      setState('idle');
    }
  };

  if (state === 'sent') {
    return (
      <div className="mt-3 grid grid-cols-1 gap-5" role="status">
        <p className="flex gap-3">
          <MailCheck aria-hidden className="mt-1 text-sage" size={26} />
          <span className="min-w-0">{props.sent}</span>
        </p>
        {props.afterSent}
      </div>
    );
  }
  return (
    <form className="mt-2 grid grid-cols-1 gap-5" noValidate onSubmit={submit}>
      <p className="text-soft">{props.intro}</p>
      <Field
        label={label}
        type="email"
        name="email"
        autoComplete={autoComplete}
        required
        autoFocus
        value={email}
        onChange={(event) => {
          onEmail(event.target.value);
          setProblem(undefined);
        }}
        state={problem ? 'invalid' : undefined}
        error={problem}
      />
      <Button type="submit" busy={state === 'busy'} className="w-full">
        {state === 'busy' ? 'Sending...' : props.sendLabel}
      </Button>
      {props.below}
    </form>
  );
}
