import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { changeEmail } from './api/change-credentials.ts';
import { EmailLinkForm } from './EmailLinkForm.tsx';

/** Form to change the email address. The address changes once both mailboxes have confirmed. */
export function ChangeEmailForm({ email, onClose }: { email: string; onClose: () => void }) {
  const [newEmail, setNewEmail] = useState('');
  return (
    <EmailLinkForm
      intro={
        <>
          Now: <strong className="break-words">{email}</strong>
        </>
      }
      label="New email"
      autoComplete="email"
      email={newEmail}
      onEmail={setNewEmail}
      check={(address) => (address === email ? 'That is your email already.' : undefined)}
      send={changeEmail}
      sendLabel="Send both letters"
      sent={
        <>
          We wrote to <strong>{email}</strong> and to <strong>{newEmail.trim()}</strong>. Open both letters:
          your email changes once both mailboxes have said yes.
        </>
      }
      afterSent={
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      }
    />
  );
}
