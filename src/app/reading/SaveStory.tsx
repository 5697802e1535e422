import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import type { BookSaveResult } from '../../features/library/use-library.ts';
import { type SavedMessage, savedMessage, showSaveFailure } from './save-messages.ts';

export interface Saving {
  /** The story is being saved. */
  readonly saving: boolean;
  /** What to say now that it is saved; null before, and where it could not be. */
  readonly saved: SavedMessage | null;
  readonly save: () => Promise<void>;
}

/** Saves a story at its place. A failure is a message with what to do; that it is saved is told by the buttons themselves. */
export function useSaveStory(keep: () => Promise<BookSaveResult>): Saving {
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<SavedMessage | null>(null);
  const save = async () => {
    setSaving(true);
    try {
      const outcome = await keep();
      showSaveFailure(outcome);
      setSaved(savedMessage(outcome));
    } finally {
      setSaving(false);
    }
  };
  return { saving, saved, save };
}

/** Announces to screen readers that a story is saved. Sighted readers see it on the button, so no toast covers the page. */
export function SavedStatus({ saved }: { saved: SavedMessage | null }) {
  return (
    <span className="sr-only" role="status">
      {saved?.aloud}
    </span>
  );
}

/** The save button beside every book; a phone shows only its first word. */
export function SaveStory({ saving, saved, save }: Saving) {
  const Icon = saved === null ? BookmarkPlus : BookmarkCheck;
  return (
    <>
      <Button
        tone="quiet"
        size="s"
        icon={<Icon aria-hidden size={20} />}
        busy={saving}
        onClick={() => void save()}
      >
        <span>
          {saved === null ? 'Save' : 'Saved'}
          <span className="rd-full-label">{saved?.where ?? ' Story to Library'}</span>
        </span>
      </Button>
      <SavedStatus saved={saved} />
    </>
  );
}
