import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { showSaveToast } from './save-toast.ts';

/** Saves a story at its place and tells the reader how that went; `saving` meanwhile, and `saved` from then on. */
export function useSaveStory(keep: () => Promise<Parameters<typeof showSaveToast>[0]>) {
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const outcome = await keep();
      showSaveToast(outcome);
      setSaved(outcome === 'saved' || outcome === 'kept');
    } finally {
      setSaving(false);
    }
  };
  return { saving, saved, save };
}

/** Stands beside every book; on a phone with its first word. */
export function SaveStory({
  saving,
  saved,
  onSave,
}: {
  saving: boolean;
  saved: boolean;
  onSave: () => void;
}) {
  const Icon = saved ? BookmarkCheck : BookmarkPlus;
  return (
    <Button tone="quiet" size="s" icon={<Icon aria-hidden size={20} />} busy={saving} onClick={onSave}>
      <span>
        {saved ? 'Saved' : 'Save'}
        <span className="rd-full-label">{saved ? ' to Your Library' : ' Story to Library'}</span>
      </span>
    </Button>
  );
}
