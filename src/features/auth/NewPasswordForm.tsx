import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { changePassword } from './api/change-credentials.ts';
import { passwordProblem } from './sign-up-schema.ts';
import { useSubmit } from './use-submit.ts';

/** Form for a new password, typed twice and checked by the sign-up rules. */
export function NewPasswordForm({ onChanged, onBack }: { onChanged: () => void; onBack?: () => void }) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [wasSubmitted, setTried] = useState(false);
  const weakness = passwordProblem(password);
  const differs = confirm === password ? undefined : "Passwords don't match";

  const { busy, problem, submit } = useSubmit(async () => {
    await changePassword(password);
    onChanged();
  });

  return (
    <form
      className="grid grid-cols-1 gap-5"
      noValidate
      onSubmit={(event) => {
        setTried(true);
        if (weakness || differs) event.preventDefault();
        else void submit(event);
      }}
    >
      <Field
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters, include a number and a symbol"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        patient={!wasSubmitted}
        state={weakness ? 'invalid' : 'valid'}
        error={weakness}
      />
      <Field
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        required
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
        patient={!wasSubmitted}
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
