import { type ComponentProps, memo, useEffect, useSyncExternalStore } from 'react';
import { Lullaby } from './Lullaby.tsx';
import { nightfall } from './nightfall.ts';
import './bedtime.css';

/** Dims the screen while an evening is chosen, and lays the lullaby page over the book when night falls. */
export const Bedtime = memo(function Bedtime({
  onReadOn,
  onClose,
  ...lullaby
}: ComponentProps<typeof Lullaby>) {
  const { bedtime, night } = useSyncExternalStore(nightfall.subscribe, nightfall.evening);
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
      if (nightfall.evening().night) nightfall.wake();
    },
    [],
  );
  if (!night) return null;
  return (
    <Lullaby
      {...lullaby}
      onReadOn={() => {
        nightfall.wake();
        onReadOn();
      }}
      onClose={
        onClose &&
        (() => {
          nightfall.wake();
          onClose();
        })
      }
    />
  );
});
