import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { tellSaved } from './tell-saved.ts';

/** Saves a story at its place and tells the reader how that went; `saving` meanwhile. */
export function useSaving(keep: () => Promise<Parameters<typeof tellSaved>[0]>) {
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      tellSaved(await keep());
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}

/** Stands in the rail of every book. */
export function SaveStory({ saving, onSave }: { saving: boolean; onSave: () => void }) {
  return (
    <Button
      tone="quiet"
      size="s"
      icon={<BookmarkPlus aria-hidden size={20} />}
      busy={saving}
      onClick={onSave}
    >
      Save Story to Library
    </Button>
  );
}
