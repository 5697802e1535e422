import { BookOpenCheck } from 'lucide-react';
import { memo, useState } from 'react';
import { BedtimeChoice } from '../bedtime/BedtimeChoice.tsx';
import { Recording } from '../recording/Recording.tsx';
import type { Narration } from './useNarration.ts';

interface VoicePanelProps extends Pick<Narration, 'keepsOn' | 'setKeepsOn' | 'own' | 'refreshOwn'> {
  id: string;
  /** Whose recordings these are. */
  owner: string | null;
  book: string;
  spread: string;
}

/**
 * Whether reading goes on from page to page, when it ends at bedtime, and the parent's own voice in place of the
 * device's. What is in it comes when it is first opened, and stays: a recording goes on when the panel is put away.
 */
export const VoicePanel = memo(function VoicePanel(props: VoicePanelProps) {
  const { id, owner, book, spread, keepsOn, setKeepsOn, own, refreshOwn } = props;
  const [wanted, setWanted] = useState(false);
  return (
    <div
      id={id}
      popover="auto"
      className="rd-panel paper paper-high"
      role="dialog"
      aria-label="Voice"
      onBeforeToggle={() => setWanted(true)}
    >
      {wanted && (
        <>
          <fieldset>
            <legend>When a page is read</legend>
            <button
              type="button"
              className="toggle"
              aria-pressed={keepsOn}
              onClick={() => setKeepsOn(!keepsOn)}
            >
              <BookOpenCheck size={22} aria-hidden />
              Turn the page for me
            </button>
          </fieldset>
          <BedtimeChoice onChosen={() => setKeepsOn(true)} />
          <Recording key={spread} place={{ owner, book, spread }} own={own} onChange={refreshOwn} />
        </>
      )}
    </div>
  );
});
