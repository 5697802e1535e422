import { type ComponentProps, memo, useEffect, useSyncExternalStore } from 'react';
import { GoodNightScreen } from './GoodNightScreen.tsx';
import { sleepTimer } from './sleep-timer.ts';
import './bedtime.css';

/** Dims the screen while a bedtime is set, and covers the book with the good-night screen when it comes. */
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
  // Leaving the book at night by another way resets the timer for the next book.
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
