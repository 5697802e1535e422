import { recordKeys } from './replay-keys.ts';
import { recordTyping } from './replay-typing.ts';

/**
 * Clicks the buttons again that were clicked before the screen's code came: on a slow phone that may take seconds. While React
 * hydrates (`data-hydration="running"`, `entry-client.tsx`) it replays clicks itself.
 *
 * Sets `window.replayInput`, which a screen calls once it is hydrated (`routes.tsx`). Tests read `data-hydration` too: a page
 * without it is ready.
 * @returns starts listening
 */
export function recordClicks(): () => void {
  const state = document.documentElement.dataset;
  const clicked = new Set<HTMLButtonElement>();
  const record = ({ target }: Event) => {
    const button = state.hydration === 'pending' && (target as Element).closest?.('button');
    if (button) clicked.add(button);
  };
  const typing = recordTyping();
  const keys = recordKeys();
  window.replayInput = () => {
    removeEventListener('click', record, true);
    if (state.hydration !== undefined) dispatchEvent(new Event('hydrated'));
    delete state.hydration;
    typing.replay();
    // After React has rendered what was typed: a button's answer may depend on it.
    setTimeout(() => {
      for (const button of clicked) button.click();
      clicked.clear();
      keys.replay();
    });
  };
  return () => {
    addEventListener('click', record, true);
    typing.listen();
    keys.listen();
  };
}
