import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page that the build drew is being taken over at this moment: it knows neither address nor device. */
export function useDrawnAhead(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
