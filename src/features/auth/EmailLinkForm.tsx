import { MailCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { canonicalEmailAddress, INVALID_EMAIL } from '../../../supabase/functions/_shared/email-address.ts';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { messageFor } from '../../platform/api-problem.ts';

/** Asks for an address, has a letter sent to it, and says afterwards what to look for in the mailbox. */
export function EmailLinkForm(props: {
  /** What the address is for, above the field. */
  intro: ReactNode;
  label: string;
  autoComplete: 'email' | 'username';
  email: string;
  onEmail: (email: string) => void;
  /** What speaks against the address, in the form it is kept in, before anything is sent. */
  check?: (email: string) => string | undefined;
  /** Gets the address in the form it is kept in. Throws `ApiProblem`, or what the network threw. */
  send: (email: string) => Promise<void>;
  sendWords: string;
  sent: ReactNode;
  /** Under the words that say it was sent, and under the form. */
  afterSent?: ReactNode;
  below?: ReactNode;
}) {
  const { label, autoComplete, email, onEmail, check, send } = props;
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = canonicalEmailAddress(email);
    const against = address === null ? INVALID_EMAIL : check?.(address);
    if (address === null || against) return setProblem(against);
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
        {state === 'busy' ? 'Sending...' : props.sendWords}
      </Button>
      {props.below}
    </form>
  );
}
