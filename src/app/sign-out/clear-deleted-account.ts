import { showToast } from '../../design/toast.ts';
import { deleteUnsyncedData } from './unsynced-data.ts';

/** Deletes the unsynced data and recordings of an account that was deleted on another device. */
export async function clearDeletedAccount(memberId: string): Promise<void> {
  await deleteUnsyncedData(memberId);
  await showToast({
    title: 'This account was deleted',
    description: 'What this device kept of it is gone too.',
    duration: 30_000,
  });
}
