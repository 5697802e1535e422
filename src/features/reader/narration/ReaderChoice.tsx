import { Volume2 } from 'lucide-react';
import { FeltHeart } from '../../../design/FeltHeart.tsx';
import type { ChosenReader, RelativeVoice } from './relative-voice.ts';

interface ReaderChoiceProps {
  relatives: readonly RelativeVoice[];
  reader: ChosenReader;
  onChoose: (reader: ChosenReader) => void;
}

/** Who reads to the child: a relative by name, or the device. */
export function ReaderChoice({ relatives, reader, onChoose }: ReaderChoiceProps) {
  return (
    <fieldset>
      <legend>Who reads to you?</legend>
      {relatives.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="toggle rd-tool rd-relative"
          aria-pressed={reader === id}
          onClick={() => onChoose(id)}
        >
          <FeltHeart size={30} filled />
          <bdi>{name}</bdi>
        </button>
      ))}
      <button
        type="button"
        className="toggle rd-tool rd-relative"
        aria-pressed={reader === 'device'}
        onClick={() => onChoose('device')}
      >
        <Volume2 size={26} aria-hidden />
        This device
      </button>
    </fieldset>
  );
}
