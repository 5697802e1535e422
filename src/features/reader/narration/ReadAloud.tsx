import { Pause, Play, Volume2 } from 'lucide-react';
import { memo, useEffect, useId } from 'react';
import { Bedtime } from '../bedtime/Bedtime.tsx';
import type { ToolsProps } from '../tools-props.ts';
import { ReaderChoice } from './ReaderChoice.tsx';
import type { ChosenReader } from './relative-voice.ts';
import type { Narration } from './use-narration.ts';
import { VoicePanel } from './VoicePanel.tsx';

const NO_VOICE_MESSAGE =
  'This device has no voice for this book. A grown-up can record one: press For grown-ups, then Voice.';
const FAILED_MESSAGE = 'The voice stopped. Press Read to me to try again.';

/** A phone has room for one word; screen readers get both. */
const PAUSE_LABEL = (
  <>
    Pause<span className="rd-full-label"> reading</span>
  </>
);
const BUTTONS = {
  reading: { Icon: Pause, words: PAUSE_LABEL },
  paused: { Icon: Play, words: 'Read on' },
  rest: { Icon: Volume2, words: 'Read to me' },
} as const;

interface ReadAloudProps
  extends Pick<ToolsProps, 'owner' | 'book' | 'page' | 'stage' | 'goodNight' | 'relatives'> {
  narration: Narration;
  /** The id of the voice panel. */
  panel: string;
}

/** The read-aloud button, and the voice panel, which is opened from the grown-ups' panel. */
export function ReadAloud({ narration, panel, ...props }: ReadAloudProps) {
  const { book, page } = props;
  const { state } = narration;
  const { unheard, undecided } = narration;
  const choice = useId();
  useEffect(() => {
    if (undecided > 0) document.getElementById(choice)?.showPopover?.();
  }, [undecided, choice]);
  const choose = (reader: ChosenReader) => {
    for (const id of [choice, panel]) document.getElementById(id)?.hidePopover?.();
    narration.chooseReader(reader);
  };
  const readers = props.relatives?.length ? (
    <ReaderChoice relatives={props.relatives} reader={narration.reader} onChoose={choose} />
  ) : null;
  // Opens the panel, which says what to do, before a page passes in silence.
  useEffect(() => {
    if (unheard > 0) document.getElementById(panel)?.showPopover?.();
  }, [unheard, panel]);
  return (
    <>
      <ReadButton
        does={state === 'reading' || state === 'paused' ? state : 'rest'}
        onPress={narration.press}
      />
      <Bedtime
        name={props.goodNight?.name}
        stage={props.stage}
        onReadOn={narration.readOn}
        onClose={props.goodNight?.close}
      />
      <p className="rd-news" role="status">
        {state === 'failed' ? FAILED_MESSAGE : narration.voiceless ? NO_VOICE_MESSAGE : ''}
      </p>
      {readers && (
        <div
          id={choice}
          popover="auto"
          className="rd-panel paper paper-high"
          role="dialog"
          aria-label="Who reads to you?"
        >
          {readers}
        </div>
      )}
      <VoicePanel
        id={panel}
        owner={props.owner}
        book={book.id}
        lang={book.lang}
        spread={book.spreads[page]?.id}
        voiceless={narration.voiceless}
        follow={narration.follow}
        voice={narration.voice}
        setVoice={narration.setVoice}
        keepsOn={narration.keepsOn}
        setKeepsOn={narration.setKeepsOn}
        readers={readers}
        own={narration.own}
        refreshOwn={narration.refreshOwn}
      />
    </>
  );
}

const ReadButton = memo(function ReadButton(props: { does: keyof typeof BUTTONS; onPress: () => void }) {
  const { Icon, words } = BUTTONS[props.does];
  return (
    <button type="button" className="felt felt-sage rd-read" onClick={props.onPress}>
      <Icon size={22} aria-hidden />
      <span>{words}</span>
    </button>
  );
});
