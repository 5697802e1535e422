import { type ComponentProps, memo, useEffect, useSyncExternalStore } from 'react';
import { GoodNightScreen } from './GoodNightScreen.tsx';
import { sleepTimer } from './sleep-timer.ts';
import './bedtime.css';

/** Dims the screen while an evening is chosen, and lays the lullaby page over the book when night falls. */
export const Bedtime = memo(function Bedtime({
  onReadOn,
  onClose,
  ...screenProps
}: ComponentProps<typeof GoodNightScreen>) {
  const { bedtime, night } = useSyncExternalStore(sleepTimer.subscribe, sleepTimer.getState);
  useEffect(() => {
    if (!bedtime) return;
    document.documentElement.dataset.bedtime = '';
    return () => {
      delete document.documentElement.dataset.bedtime;
    };
  }, [bedtime]);
  // Who leaves the book at night by another way doesn't find the night in the next one.
  useEffect(
    () => () => {
      if (sleepTimer.getState().night) sleepTimer.cancel();
    },
    [],
  );
  if (!night) return null;
  return (
    <GoodNightScreen
      {...screenProps}
      onReadOn={() => {
        sleepTimer.cancel();
        onReadOn();
      }}
      onClose={
        onClose &&
        (() => {
          sleepTimer.cancel();
          onClose();
        })
      }
    />
  );
});
