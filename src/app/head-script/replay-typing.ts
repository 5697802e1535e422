/**
 * Repeats what was typed and chosen before the screen's code came: React hydrates fields as the build rendered them, and would empty
 * them. Text, selection and focus stay.
 */
type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  readonly value: string;
  /** Of a radio button or a checkbox. */
  readonly checked: boolean;
  /** The selection; null in fields that have none, such as one for an email. */
  readonly range: readonly [start: number, end: number] | null;
  /** Whether an input method is composing a word (Chinese, Japanese, Korean), which must not be interrupted. */
  readonly composing: boolean;
}

const isBox = (field: TextField): field is HTMLInputElement => field.matches('[type=radio], [type=checkbox]');

/**
 * Records what is typed until the page is hydrated.
 * @returns `listen` starts recording; `replay` types it again, once
 */
export function recordTyping(): { listen: () => void; replay: () => void } {
  const state = document.documentElement.dataset;
  const typed = new Map<TextField, Typed>();
  const record = (event: Event) => {
    const field = event.target as TextField;
    if (state.hydration === undefined || !field.matches?.('input:not([type=file]), textarea, select')) return;
    // While React hydrates it replays clicks itself, but not typing.
    if (isBox(field) && state.hydration === 'running') return;
    // Keeps the order in which fields were changed last.
    typed.delete(field);
    typed.set(field, {
      value: field.value,
      checked: isBox(field) && field.checked,
      range: rangeOf(field),
      composing: (event as InputEvent).isComposing === true,
    });
  };
  const select = () => {
    const field = document.activeElement as TextField;
    const last = typed.get(field);
    // In a field that React has just emptied the selection means nothing.
    if (last && last.value === field.value) typed.set(field, { ...last, range: rangeOf(field) });
  };
  return {
    listen() {
      addEventListener('input', record, true);
      document.addEventListener('selectionchange', select);
    },
    replay() {
      for (const [field, { composing }] of typed) {
        const again = () => {
          const last = typed.get(field);
          typed.delete(field);
          if (last) retype(field, last);
        };
        if (composing) field.addEventListener('compositionend', () => setTimeout(again), { once: true });
        else again();
      }
    },
  };
}

function rangeOf(field: TextField): Typed['range'] {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}

function retype(field: TextField, { value, checked, range }: Typed): void {
  if (isBox(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  // Sets the value by the prototype: React tracks the element's own property and would see no change.
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (!range || document.activeElement !== field || field instanceof HTMLSelectElement) return;
  const select = () => field.value === value && field.setSelectionRange(...range);
  // React resets the field once more before it renders the new value.
  queueMicrotask(select);
  setTimeout(select);
}
