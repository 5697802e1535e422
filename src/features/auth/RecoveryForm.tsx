import { Button } from '../../design/Button.tsx';
import { requestPasswordReset } from './api/request-password-reset.ts';
import { EmailLinkForm } from './EmailLinkForm.tsx';

/** Form that requests a password reset mail. The answer never reveals whether the address has an account. */
export function RecoveryForm({
  email,
  onEmail,
  onBack,
}: {
  email: string;
  onEmail: (email: string) => void;
  onBack?: () => void;
}) {
  return (
    <EmailLinkForm
      intro="Tell us your email, and we send you a link to a new password."
      label="Email"
      autoComplete="username"
      email={email}
      onEmail={onEmail}
      send={requestPasswordReset}
      sendLabel="Send the link"
      sent={
        <>
          Look in your mailbox. If <strong>{email.trim()}</strong> has an account, a letter with a link to a
          new password is on its way.
        </>
      }
      afterSent={
        onBack && (
          <Button tone="quiet" onClick={onBack}>
            Back to Log In
          </Button>
        )
      }
      below={
        onBack && (
          <button type="button" className="text-link justify-center" onClick={onBack}>
            Back to Log In
          </button>
        )
      }
    />
  );
}
