import { showToast } from '../../design/toast.ts';

/**
 * Shown once, whichever call noticed; by then the page shows a visitor. Unsent changes stay under the member's
 * id, and logging in leads back to `from`, the full address where she was.
 */
export async function showSessionEndedToast(openLogIn: (then?: string) => void, from: string): Promise<void> {
  const { pathname, search, hash } = new URL(from);
  await showToast({
    title: 'You have been logged out',
    description: 'Log in again: nothing is lost.',
    action: { label: 'Log In', onClick: () => openLogIn(pathname + search + hash) },
    duration: 30_000,
  });
}
