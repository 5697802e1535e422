import { showToast } from '../../design/toast.ts';
import { deleteUnsyncedData } from './unsynced-data.ts';

/** The account was deleted on another device: what waited here for it, and the recorded voice, have nobody to come back to. */
export async function clearDeletedAccount(memberId: string): Promise<void> {
  await deleteUnsyncedData(memberId);
  await showToast({
    title: 'This account was deleted',
    description: 'What this device kept of it is gone too.',
    duration: 30_000,
  });
}
