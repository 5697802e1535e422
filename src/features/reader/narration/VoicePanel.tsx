import { BookOpenCheck, BookOpenText } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { BedtimePicker } from '../bedtime/BedtimePicker.tsx';
import { RecordingPanel } from '../recording/RecordingPanel.tsx';
import type { Narration } from './use-narration.ts';
import { VoicePicker } from './VoicePicker.tsx';

interface VoicePanelProps
  extends Pick<
    Narration,
    'keepsOn' | 'setKeepsOn' | 'own' | 'refreshOwn' | 'voiceless' | 'follow' | 'voice' | 'setVoice'
  > {
  id: string;
  /** Chooses who reads; null where only the device can. */
  readers: ReactNode;
  /** Whose recordings these are. */
  owner: string | null;
  book: string;
  /** BCP 47. */
  lang: string;
  /** None on the title page, which is not read aloud. */
  spread: string | undefined;
}

/**
 * Settings of reading aloud: turning pages, the bedtime, and the parent's own voice instead of the device's.
 * Its content mounts when first opened and stays: a recording goes on when the panel is closed.
 */
export const VoicePanel = memo(function VoicePanel(props: VoicePanelProps) {
  const { id, owner, book, lang, spread, keepsOn, setKeepsOn, own, refreshOwn, voiceless } = props;
  const [opened, setOpened] = useState(false);
  const recording = spread !== undefined && (
    <RecordingPanel key={spread} place={{ owner, book, spread }} own={own} onChange={refreshOwn} />
  );
  return (
    <div
      id={id}
      popover="auto"
      tabIndex={-1}
      className="rd-panel paper paper-high"
      role="dialog"
      aria-label="Voice"
      onBeforeToggle={() => setOpened(true)}
    >
      {opened && (
        <>
          {voiceless && (
            <fieldset>
              <legend>This device has no voice for this book</legend>
              <p>
                A grown-up can read it in: record a page below, and it is read to your child from then on.
              </p>
              <button
                type="button"
                className="felt felt-quiet"
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={props.follow}
              >
                <BookOpenText size={22} aria-hidden />
                Follow the words
              </button>
            </fieldset>
          )}
          {voiceless && recording}
          {props.readers}
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
          <BedtimePicker onChosen={() => setKeepsOn(true)} />
          <VoicePicker lang={lang} chosen={props.voice} onChoose={props.setVoice} />
          {!voiceless && recording}
        </>
      )}
    </div>
  );
});
