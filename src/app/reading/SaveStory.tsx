import { BookmarkCheck, BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import type { SaveFailure } from '../../features/library/shelf/LibraryNotices.tsx';
import type { BookSaveResult } from '../../features/library/use-library.ts';
import { type SavedMessage, savedMessage, saveFailure } from './save-messages.ts';
import './save-story.css';

export interface Saving {
  /** The story is being saved. */
  readonly saving: boolean;
  /** What to say now that it is saved; null before, and where it could not be. */
  readonly saved: SavedMessage | null;
  /** Why it is not on the shelf, until it is, or until the note is closed. */
  readonly failure: SaveFailure | null;
  readonly closeFailure: () => void;
  readonly save: () => Promise<void>;
}

/** Saves a story at its place. What came of it is said at the button that was pressed. */
export function useSaveStory(save: () => Promise<BookSaveResult>): Saving {
  const [saving, setSaving] = useState(false);
  const [result, setResult] = useState<BookSaveResult>();
  return {
    saving,
    saved: result ? savedMessage(result) : null,
    failure: result ? saveFailure(result) : null,
    closeFailure: () => setResult(undefined),
    save: async () => {
      setSaving(true);
      try {
        setResult(await save());
      } finally {
        setSaving(false);
      }
    },
  };
}

/** Announces the outcome to screen readers; an outcome that repeats is announced again. */
export function SaveStatus({ saving, saved, failure }: Saving) {
  return (
    <span className="sr-only" role="status">
      {!saving && (saved?.aloud ?? (failure && `${failure.title}. ${failure.description}`))}
    </span>
  );
}

/** Says why a story is not on the shelf and what a parent can do about it. */
export function SaveFailureNote({
  saving: { saving, failure, save, closeFailure },
  className = '',
}: {
  saving: Saving;
  className?: string;
}) {
  if (!failure) return null;
  return (
    <Paper tone="honey" className={`save-failure ${className}`}>
      <p className="font-display font-bold">{failure.title}</p>
      <p>{failure.description}</p>
      <Button tone="quiet" size="s" busy={saving} onClick={() => void save()}>
        Try again
      </Button>
      <button type="button" className="save-failure-close" aria-label="Close" onClick={closeFailure}>
        <X aria-hidden size={22} />
      </button>
    </Paper>
  );
}

/** The save button beside every book; a phone shows only its first word. */
export function SaveStory(saving: Saving) {
  const { saved } = saving;
  const Icon = saved === null ? BookmarkPlus : BookmarkCheck;
  return (
    <>
      <Button
        tone="quiet"
        size="s"
        icon={<Icon aria-hidden size={20} />}
        busy={saving.saving}
        onClick={() => void saving.save()}
      >
        <span>
          {saved === null ? 'Save' : 'Saved'}
          <span className="rd-full-label">{saved?.where ?? ' Story to Library'}</span>
        </span>
      </Button>
      <SaveStatus {...saving} />
      <SaveFailureNote saving={saving} className="save-failure-at-button" />
    </>
  );
}
