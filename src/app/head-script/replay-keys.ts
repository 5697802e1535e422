/**
 * Presses the keys again that turn a page and were pressed before the screen's code came. Keys on a control are its own:
 * they become clicks and text.
 */
const TURNS_PAGES = /^(Arrow(Left|Right)|Page(Up|Down)|Home|End| )$/;

/**
 * Records keys until the page is hydrated.
 * @returns `listen` starts recording; `replay` presses them again, once
 */
export function recordKeys(): { listen: () => void; replay: () => void } {
  const pressed: KeyboardEvent[] = [];
  // In the bubbling phase: the screen's own listeners, once they are there, prevent what they answer.
  const record = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.target !== document.body || !TURNS_PAGES.test(event.key)) return;
    pressed.push(event);
  };
  return {
    listen: () => addEventListener('keydown', record),
    replay() {
      removeEventListener('keydown', record);
      for (const { key, shiftKey, altKey, ctrlKey, metaKey } of pressed.splice(0))
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {
            key,
            shiftKey,
            altKey,
            ctrlKey,
            metaKey,
            bubbles: true,
            cancelable: true,
          }),
        );
    },
  };
}
