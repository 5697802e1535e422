import { type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { reauthenticate } from './api/reauthenticate.ts';
import { useSubmit } from './use-submit.ts';

/**
 * Asks for the present password before what only the account's owner may do, unless it was typed a moment ago: a
 * device left open must not be enough. `fresh` is what `isRecentSignIn` says of the session when this is first shown.
 */
export function PasswordConfirmation({
  email,
  fresh,
  children,
}: {
  email: string;
  fresh: boolean;
  children: ReactNode;
}) {
  const [confirmed, setConfirmed] = useState(fresh);
  const [password, setPassword] = useState('');
  const { busy, problem, forget, submit } = useSubmit(async () => {
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
          forget();
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
