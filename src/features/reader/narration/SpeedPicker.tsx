import { Bird, Rabbit, Turtle } from 'lucide-react';
import { memo } from 'react';

const SPEEDS = [
  { rate: 0.7, word: 'Slow', Icon: Turtle },
  { rate: 1, word: 'Normal', Icon: Rabbit },
  { rate: 1.3, word: 'Quick', Icon: Bird },
] as const;

/** Three reading speeds. A change applies at once, also while a page is read. */
export const SpeedPicker = memo(function Speeds({
  rate,
  onRate,
}: {
  rate: number;
  onRate: (rate: number) => void;
}) {
  return (
    <fieldset>
      <legend>Reading speed</legend>
      {SPEEDS.map(({ rate: speed, word, Icon }) => (
        <button
          key={word}
          type="button"
          className="toggle rd-tool"
          aria-pressed={speed === rate}
          onClick={() => onRate(speed)}
        >
          <Icon size={22} aria-hidden />
          <span>{word}</span>
        </button>
      ))}
    </fieldset>
  );
});
