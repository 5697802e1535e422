import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { canonicalEmailAddress, INVALID_EMAIL } from '../../../supabase/functions/_shared/email-address.ts';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { ApiProblem, messageFor } from '../../platform/api-problem.ts';
import {
  confirmWithdrawal,
  declareWithdrawal,
  type WithdrawalOutcome,
  type WithdrawalStatement,
} from './api/withdraw.ts';
import { broadcastPlanChange } from './plan-channel.ts';

type FormStep = 'write' | 'check' | WithdrawalOutcome;

/** Withdrawal in two steps, as the law requires: the statement, then one button that declares it. */
export function WithdrawForm({
  member,
  onEnded,
}: {
  /** Prefill from the signed-in account. */
  member: { name: string; email: string };
  /** Called when a plan may have ended. */
  onEnded: () => void;
}) {
  const [step, setStep] = useState<FormStep>('write');
  const [typed, setTyped] = useState<Partial<WithdrawalStatement>>({});
  const [wasSubmitted, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const heading = useStepHeading(step);

  const name = (typed.name ?? member.name).trim();
  const order = (typed.order ?? '').trim();
  const typedEmail = typed.email ?? member.email;
  const email = canonicalEmailAddress(typedEmail);
  const set = (field: keyof WithdrawalStatement) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });

  const continueToConfirm = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name && email) setStep('check');
  };
  const confirm = async () => {
    if (!email) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = await declareWithdrawal({ name, email, order });
      broadcastPlanChange();
      onEnded();
      setStep(outcome);
    } catch (error) {
      setProblem(messageFor(error));
    } finally {
      setBusy(false);
    }
  };

  if (typeof step === 'object')
    return <WithdrawalResult outcome={step} email={email ?? typedEmail} heading={heading} />;
  if (step === 'check') {
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          Please check
        </h1>
        <p className="mt-3">I withdraw from my contract for Story Playroom.</p>
        <dl className="mt-5 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
          <DetailRow name="Name" value={name} />
          <DetailRow name="Account" value={typedEmail.trim()} />
          {order && <DetailRow name="Order" value={order} />}
        </dl>
        <p className="mt-5 text-soft">
          Your plan ends at once, and what you paid in the last 14 days goes back. We confirm it by e-mail.
        </p>
        <p role="alert" className="mt-4 font-bold text-clay empty:hidden">
          {problem}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void confirm()}>
            {busy ? 'Withdrawing...' : 'Confirm withdrawal'}
          </Button>
          <Button tone="quiet" disabled={busy} onClick={() => setStep('write')}>
            Change
          </Button>
        </div>
      </>
    );
  }
  return (
    <form noValidate onSubmit={continueToConfirm}>
      <h1 ref={heading} tabIndex={-1}>
        Withdraw from contract
      </h1>
      <p className="mt-3">
        For 14 days after paying you may withdraw, without a reason. Your plan ends, and you get back all that
        you paid in these days. You need not log in.
      </p>
      <div className="mt-6 grid grid-cols-1 gap-5">
        <Field
          label="Your name"
          autoComplete="name"
          maxLength={100}
          required
          value={typed.name ?? member.name}
          onChange={set('name')}
          {...invalidProps(wasSubmitted && !name ? 'Please write your name' : undefined)}
        />
        <Field
          label="Email of your account"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          hint="Our answer goes there, too"
          value={typedEmail}
          onChange={set('email')}
          {...invalidProps(wasSubmitted && !email ? INVALID_EMAIL : undefined)}
        />
        <Field
          label="Order or invoice number (if you have one)"
          autoComplete="off"
          maxLength={100}
          value={typed.order ?? ''}
          onChange={set('order')}
        />
        <Button type="submit" className="w-full">
          Continue
        </Button>
      </div>
    </form>
  );
}

/** Page of the mailed link. Needs one more press, since mail services open links by themselves. */
export function ConfirmWithdrawal({ token, onEnded }: { token: string; onEnded: () => void }) {
  const [outcome, setOutcome] = useState<WithdrawalOutcome | 'unknown'>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const heading = useStepHeading(outcome);
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await confirmWithdrawal(token);
      broadcastPlanChange();
      onEnded();
      setOutcome(result);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'unknown_link') setOutcome('unknown');
      else setProblem(messageFor(error));
    } finally {
      setBusy(false);
    }
  };
  if (outcome === 'unknown') {
    return (
      <div role="status">
        <h1 ref={heading} tabIndex={-1}>
          This link has had its day
        </h1>
        <p className="mt-3">
          It is too old, or not whole. What you declared still counts: please write to us.
        </p>
      </div>
    );
  }
  if (outcome) return <WithdrawalResult outcome={outcome} heading={heading} />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Your withdrawal
      </h1>
      <p className="mt-3">
        You declared it before, and it counts from then. Now we know that it was you: your plan ends, and what
        you paid in the 14 days before goes back.
      </p>
      <p role="alert" className="mt-4 font-bold text-clay empty:hidden">
        {problem}
      </p>
      <Button className="mt-6" busy={busy} onClick={() => void confirm()}>
        {busy ? 'One moment...' : 'End my plan and give the money back'}
      </Button>
    </>
  );
}

const MESSAGES: Record<
  WithdrawalOutcome['state'],
  { title: string; text: (amount: string | null) => string }
> = {
  refunded: {
    title: 'Your plan has ended',
    text: (amount) =>
      `${amount ?? 'What you paid'} goes back to the card you paid with. Banks take some days to show it.`,
  },
  letter: {
    title: 'We have your withdrawal',
    text: () => 'Please look in your mailbox: the letter confirms it, and says how your money goes back.',
  },
  later: {
    title: 'We have your withdrawal',
    text: () =>
      'The payment service does not answer just now. We ask it again by ourselves: you need not do anything, and a letter tells you when your money goes back.',
  },
  by_hand: {
    title: 'We have your withdrawal',
    text: () => 'We found no payment for this account, so one of us looks at it and writes to you.',
  },
  nothing_paid: {
    title: 'Nothing has changed',
    text: () =>
      'There was no payment in the last 14 days that could go back. You can still cancel at any time on your profile.',
  },
};

const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

function WithdrawalResult({
  outcome,
  email,
  heading,
}: {
  outcome: WithdrawalOutcome;
  email?: string;
  heading: ReturnType<typeof useStepHeading>;
}) {
  const { title, text } = MESSAGES[outcome.state];
  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-3">
        Received on <strong>{dateTime.format(outcome.declaredAt)}</strong>
        {email && (
          <>
            {' '}
            for <strong className="break-words">{email}</strong>
          </>
        )}
        .
      </p>
      <p className="mt-3">{text(outcome.refundedAmount)}</p>
    </div>
  );
}

function DetailRow({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="contents">
      <dt className="mt-2 font-display font-bold sm:mt-0">{name}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  );
}

const invalidProps = (error: string | undefined) =>
  error === undefined ? {} : { error, state: 'invalid' as const };

/** Returns a ref for a step's heading, which is focused when the step changes. */
function useStepHeading(step: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
