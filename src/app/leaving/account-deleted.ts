import { showToast } from '../../design/toast.ts';
import { forgetLeftBehind } from './left-behind.ts';

/** The account was deleted on another device: what waited here for it, and the recorded voice, have nobody to come back to. */
export async function forgetDeletedAccount(memberId: string): Promise<void> {
  await forgetLeftBehind(memberId);
  await showToast({
    title: 'This account was deleted',
    description: 'What this device kept of it is gone too.',
    duration: 30_000,
  });
}
