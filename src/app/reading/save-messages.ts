import type { SaveFailure } from '../../features/library/shelf/LibraryNotices.tsx';
import type { BookSaveResult } from '../../features/library/use-library.ts';
import { isStorageBlocked } from '../../platform/device/storage-blocked.ts';

const MESSAGES: Record<BookSaveResult, { title: string; description: string }> = {
  saved: { title: 'Saved', description: 'You find it in Your Story Library.' },
  kept: {
    title: 'Saved on this device',
    description: 'There is no signal just now. It goes to Your Story Library by itself when there is.',
  },
  'no-room': {
    title: 'Your shelf is full',
    description:
      'The story is kept on this device. Take a book off the shelf, or choose a plan with more room.',
  },
  nowhere: {
    title: 'This device is full',
    description:
      'The story stays only while this page is open. Make some room on the device, and save it again.',
  },
};

const STORAGE_BLOCKED = {
  title: 'This browser keeps nothing',
  description:
    'It is set to block cookies and site data. Allow them for this page, and save the story again. Until then it stays only while this page is open.',
};

/** What is said of a story that was saved. */
export interface SavedMessage {
  /** On a button, after "Saved". */
  readonly where: string;
  /** To whoever listens. */
  readonly aloud: string;
}

/** What to say of a story that is saved, here or on the account; null where it is not. */
export function savedMessage(saved: BookSaveResult): SavedMessage | null {
  if (saved !== 'saved' && saved !== 'kept') return null;
  const { title, description } = MESSAGES[saved];
  return {
    where: saved === 'saved' ? ' to Your Library' : ' on This Device',
    aloud: `${title}. ${description}`,
  };
}

/** What to say of a story that could not be saved; null where it is saved. */
export function saveFailure(result: BookSaveResult): SaveFailure | null {
  if (savedMessage(result) !== null) return null;
  return result === 'nowhere' && isStorageBlocked() ? STORAGE_BLOCKED : MESSAGES[result];
}
