import { keepTyping } from './replay-typing.ts';

/**
 * What is pressed before the screen's code is here is pressed again once it is: on a slow phone that may be seconds. From
 * "waking" on React hears presses itself (`entry-client.tsx`).
 *
 * Sets `window.wake`, which screens call (`routes.tsx`), and parts of them that wake later (`drawn-ahead.tsx`); the mark `data-asleep` also tells tests when a page is ready.
 * @returns begins to listen
 */
export function keepPresses(): () => void {
  const state = document.documentElement.dataset;
  const pressed = new Set<HTMLButtonElement>();
  const note = ({ target }: Event) => {
    const button = state.asleep === '' && (target as Element).closest?.('button');
    if (button) pressed.add(button);
  };
  const typing = keepTyping();
  window.wake = (part) => {
    if (part) return typing.replay(part);
    removeEventListener('click', note, true);
    if (state.asleep !== undefined) dispatchEvent(new Event('awake'));
    delete state.asleep;
    typing.replay(document.body);
    for (const button of pressed) button.click();
    pressed.clear();
  };
  return () => {
    addEventListener('click', note, true);
    typing.listen();
  };
}
