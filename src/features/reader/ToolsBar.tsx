import { ALargeSmall, Bird, Mic, Pause, Play, Rabbit, Turtle, Volume2 } from 'lucide-react';
import { useId } from 'react';
import { useNarration } from './narration/useNarration.ts';
import { VoicePanel } from './narration/VoicePanel.tsx';
import { TextPanel } from './settings/TextPanel.tsx';
import type { ToolsProps } from './Tools.tsx';
import './tools.css';

const SPEEDS = [
  { rate: 0.7, word: 'Slow', Icon: Turtle },
  { rate: 1, word: 'Normal', Icon: Rabbit },
  { rate: 1.3, word: 'Quick', Icon: Bird },
] as const;

const NEWS = {
  voiceless: 'This device has no voice for this book. You can record your own.',
  failed: 'The voice stopped. Press Read to me to try again.',
} as const;

/** What the reader can do besides turning pages: listen, record, and set the text. */
export function ToolsBar(props: ToolsProps) {
  const { book, page, text, onText } = props;
  const narration = useNarration(props);
  const { state, rate } = narration;
  const textPanel = useId();
  const voicePanel = useId();
  const spread = book.spreads[page];
  const PlayIcon = state === 'reading' ? Pause : state === 'paused' ? Play : Volume2;

  return (
    <>
      <button type="button" className="felt felt-sage rd-read" onClick={narration.press}>
        <PlayIcon size={22} aria-hidden />
        {state === 'reading' ? 'Pause reading' : state === 'paused' ? 'Read on' : 'Read to me'}
      </button>
      <fieldset className="rd-speeds" aria-label="Reading speed">
        {SPEEDS.map(({ rate: speed, word, Icon }) => (
          <button
            key={word}
            type="button"
            className="toggle rd-tool"
            aria-pressed={speed === rate}
            onClick={() => narration.setRate(speed)}
          >
            <Icon size={22} aria-hidden />
            {word}
          </button>
        ))}
      </fieldset>
      <div className="rd-more">
        <button type="button" className="text-link" popoverTarget={textPanel}>
          <ALargeSmall size={24} aria-hidden />
          Text
        </button>
        <button type="button" className="text-link" popoverTarget={voicePanel}>
          <Mic size={22} aria-hidden />
          Voice
        </button>
      </div>
      <p className="rd-news" role="status">
        {state === 'voiceless' || state === 'failed' ? NEWS[state] : ''}
      </p>
      <TextPanel id={textPanel} text={text} onText={onText} />
      {spread && <VoicePanel id={voicePanel} book={book.id} spread={spread.id} narration={narration} />}
    </>
  );
}
