import { type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { reauthenticate } from './api/reauthenticate.ts';
import { useSubmit } from './use-submit.ts';

/**
 * Asks for the current password before a sensitive action, unless it was typed a few minutes ago: a device
 * left open must not be enough. `isRecent` is the result of `isRecentSignIn` when this first renders.
 */
export function PasswordConfirmation({
  email,
  isRecent,
  children,
}: {
  email: string;
  isRecent: boolean;
  children: ReactNode;
}) {
  const [confirmed, setConfirmed] = useState(isRecent);
  const [password, setPassword] = useState('');
  const { busy, problem, clearProblem, submit } = useSubmit(async () => {
    await reauthenticate({ email, password });
    setConfirmed(true);
  });
  if (confirmed) return children;

  return (
    <form className="mt-2 grid grid-cols-1 gap-5" onSubmit={submit}>
      <p className="text-soft">You logged in a while ago. Is it still you?</p>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field
        label="Your present password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        autoFocus
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clearProblem();
        }}
        state={problem ? 'invalid' : undefined}
        error={problem}
      />
      <Button type="submit" busy={busy} className="w-full">
        {busy ? 'Looking...' : 'Go on'}
      </Button>
    </form>
  );
}
