import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { changePassword } from './api/change-user.ts';
import { messageOf } from './auth-failure.ts';
import { passwordProblem } from './sign-up-rules.ts';

/** A new password, twice, by the rules of sign-up. `onChanged` is called once it is set. */
export function NewPasswordForm({ onChanged, onBack }: { onChanged: () => void; onBack?: () => void }) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const weak = passwordProblem(password);
  const differs = confirm === password ? undefined : "Passwords don't match";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (weak || differs || busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await changePassword(password);
      onChanged();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };

  return (
    <form className="grid grid-cols-1 gap-5" noValidate onSubmit={submit}>
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters, include a number and a symbol"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        patient={!tried}
        state={weak ? 'invalid' : 'valid'}
        error={weak}
      />
      <Field
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        required
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
        patient={!tried}
        state={confirm && !differs ? 'valid' : 'invalid'}
        error={differs}
      />
      <p className={problem ? 'field-error' : 'sr-only'} role="alert">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Save new password'}
        </Button>
        {onBack && (
          <Button tone="quiet" onClick={onBack}>
            Back
          </Button>
        )}
      </div>
    </form>
  );
}
