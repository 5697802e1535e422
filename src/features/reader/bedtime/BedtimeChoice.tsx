import { useSyncExternalStore } from 'react';
import { Toggle } from '../../../design/Toggle.tsx';
import { BEDTIMES, nightfall } from './nightfall.ts';

/** When tonight's reading ends by itself. The chosen one again takes it back. */
export function BedtimeChoice({ onChosen }: { onChosen: () => void }) {
  const { bedtime } = useSyncExternalStore(nightfall.subscribe, nightfall.evening);
  return (
    <fieldset>
      <legend>Bedtime: good night after</legend>
      {BEDTIMES.map((choice) => (
        <Toggle
          key={choice}
          tint="dusk"
          pressed={choice === bedtime}
          onChange={(pressed) => {
            nightfall.choose(pressed ? choice : null);
            if (pressed) onChosen();
          }}
        >
          {choice === 'book' ? 'This book' : `${choice} minutes`}
        </Toggle>
      ))}
    </fieldset>
  );
}
