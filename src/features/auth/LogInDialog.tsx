import { useRef, useState } from 'react';
import { BakedArt } from '../../design/BakedArt.tsx';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { showToast } from '../../design/toast.ts';
import { signIn } from './api/sign-in.ts';
import { RecoveryForm } from './RecoveryForm.tsx';
import { useSubmit } from './use-submit.ts';

/** Sign-in dialog with a link to the password reset. Mounted only while open. */
export default function LogInDialog({
  onClose,
  onLoggedIn,
  signUpTo,
}: {
  onClose: () => void;
  onLoggedIn: () => void;
  /** Path of the sign-up page. */
  signUpTo: string;
}) {
  const [forgotten, setForgotten] = useState(false);
  const [email, setEmail] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={forgotten ? 'Forgot password?' : 'Log In'}
      picture={<BakedArt name="peeking-fox" eager />}
    >
      {forgotten ? (
        <RecoveryForm email={email} onEmail={setEmail} onBack={() => setForgotten(false)} />
      ) : (
        <LogInForm
          email={email}
          onEmail={setEmail}
          onLoggedIn={onLoggedIn}
          onForgotten={() => setForgotten(true)}
          onLeave={onClose}
          signUpTo={signUpTo}
        />
      )}
    </Dialog>
  );
}

function LogInForm({
  email,
  onEmail,
  onLoggedIn,
  onForgotten,
  onLeave,
  signUpTo,
}: {
  email: string;
  onEmail: (email: string) => void;
  onLoggedIn: () => void;
  onForgotten: () => void;
  onLeave: () => void;
  signUpTo: string;
}) {
  // The fields are uncontrolled: state would overwrite what a password manager fills in without an input
  // event.
  const form = useRef<HTMLFormElement>(null);
  const fieldValue = (name: string) => String(new FormData(form.current!).get(name) ?? '');
  const { busy, problem, submit } = useSubmit(
    async () => {
      await signIn({ email: fieldValue('email'), password: fieldValue('password') });
      form.current?.reset();
      onLoggedIn();
      await showToast({ title: 'Welcome back!', description: 'You have successfully signed in.' });
    },
    // The dialog repeats the toast's message for screen readers, which cannot reach anything outside an open
    // dialog.
    (description) => showToast({ title: 'Sign in failed', description, tone: 'destructive' }),
  );

  return (
    <form ref={form} className="mt-2 grid grid-cols-1 gap-5" onSubmit={submit}>
      <p className="text-soft">Welcome back to your shelf.</p>
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        autoFocus
        defaultValue={email}
      />
      <div>
        <Field label="Password" type="password" name="password" autoComplete="current-password" required />
        <button
          type="button"
          className="text-link mt-1"
          onClick={() => {
            onEmail(fieldValue('email'));
            onForgotten();
          }}
        >
          Forgot password?
        </button>
      </div>
      <p className="sr-only" role="alert">
        {problem}
      </p>
      <Button type="submit" busy={busy} className="w-full">
        {busy ? 'Signing In...' : 'Log In'}
      </Button>
      <TextLink to={signUpTo} className="justify-center text-center" onClick={onLeave}>
        New Adventurer? Create an account now!
      </TextLink>
    </form>
  );
}
