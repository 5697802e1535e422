import { BookOpenCheck } from 'lucide-react';
import { Recording } from '../recording/Recording.tsx';
import type { Narration } from './useNarration.ts';

interface VoicePanelProps {
  id: string;
  book: string;
  spread: string;
  narration: Pick<Narration, 'keepsOn' | 'setKeepsOn' | 'own' | 'refreshOwn'>;
}

/** Whether reading goes on from page to page, and the parent's own voice in place of the device's. */
export function VoicePanel({ id, book, spread, narration }: VoicePanelProps) {
  const { keepsOn, setKeepsOn, own, refreshOwn } = narration;
  return (
    <div id={id} popover="auto" className="rd-panel paper paper-high" role="dialog" aria-label="Voice">
      <fieldset>
        <legend>When a page is read</legend>
        <button type="button" className="toggle" aria-pressed={keepsOn} onClick={() => setKeepsOn(!keepsOn)}>
          <BookOpenCheck size={22} aria-hidden />
          Turn the page for me
        </button>
      </fieldset>
      <Recording key={spread} book={book} spread={spread} own={own} onChange={refreshOwn} />
    </div>
  );
}
