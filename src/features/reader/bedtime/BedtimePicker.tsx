import { useSyncExternalStore } from 'react';
import { Toggle } from '../../../design/Toggle.tsx';
import { BEDTIME_OPTIONS, sleepTimer } from './sleep-timer.ts';

/** Sets when tonight's reading ends by itself. Pressing the chosen one again cancels it. */
export function BedtimePicker({ onChosen }: { onChosen: () => void }) {
  const { bedtime } = useSyncExternalStore(sleepTimer.subscribe, sleepTimer.getState);
  return (
    <fieldset>
      <legend>Bedtime: good night after</legend>
      {BEDTIME_OPTIONS.map((choice) => (
        <Toggle
          key={choice}
          tint="dusk"
          pressed={choice === bedtime}
          onChange={(pressed) => {
            sleepTimer.choose(pressed ? choice : null);
            if (pressed) onChosen();
          }}
        >
          {choice === 'book' ? 'This book' : `${choice} minutes`}
        </Toggle>
      ))}
    </fieldset>
  );
}
