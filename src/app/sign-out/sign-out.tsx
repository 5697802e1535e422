import { createRoot } from 'react-dom/client';
import { signOut } from '../../features/auth/sign-out.ts';
import { discardDraft } from '../../features/hero/draft.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { syncBeforeSignOut } from './unsynced-data.ts';

let signingOut = false;

/** Signs a member out once everything is synced, and asks her where it can't be. Never throws. */
export async function signOutMember(memberId: string): Promise<void> {
  if (signingOut) return;
  signingOut = true;
  try {
    const unsynced = await syncBeforeSignOut(memberId);
    if (!unsynced) {
      if (await signOut()) discardDraft(memberId);
    } else
      await showDialog((close) => <SignOutDialog memberId={memberId} unsynced={unsynced} onClose={close} />);
  } finally {
    signingOut = false;
  }
}

/** Shows a dialog over the page; resolves when it closes. */
function showDialog(dialog: (close: () => void) => React.ReactNode): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return new Promise<void>((close) => root.render(dialog(close))).finally(() => {
    root.unmount();
    container.remove();
  });
}
