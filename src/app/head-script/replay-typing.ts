/**
 * Types again what was typed, and chooses again what was chosen, before the code of a screen or a part of it was here: React,
 * which takes over fields as the build drew them, would empty them. Text, selection and focus stay.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  readonly value: string;
  /** Of a radio button or a checkbox. */
  readonly checked: boolean;
  /** What is selected; null in fields that don't tell, such as one for an email. */
  readonly range: readonly [start: number, end: number] | null;
  /** In the middle of a word of Chinese, Japanese or Korean, which is not to be disturbed. */
  readonly composing: boolean;
}

const isBox = (field: Field): field is HTMLInputElement => field.matches('[type=radio], [type=checkbox]');

/**
 * Notes what is typed into anything inside `[data-asleep]`.
 * @returns begins to listen; and types again, once, what was typed inside a part that is awake now
 */
export function keepTyping(): { listen: () => void; replay: (part: Element) => void } {
  const typed = new Map<Field, Typed>();
  const note = (event: Event) => {
    const field = event.target as Field;
    if (!field.matches?.('[data-asleep] :is(input, textarea, select):not([type=file])')) return;
    // While React takes a part over, it hears by itself what is pressed, but not what is typed.
    if (isBox(field) && field.closest('[data-asleep="waking"]')) return;
    // What was chosen last is chosen last again.
    typed.delete(field);
    typed.set(field, {
      value: field.value,
      checked: isBox(field) && field.checked,
      range: rangeOf(field),
      composing: (event as InputEvent).isComposing === true,
    });
  };
  const select = () => {
    const field = document.activeElement as Field;
    const last = typed.get(field);
    // Emptied by React it tells of another place.
    if (last && last.value === field.value) typed.set(field, { ...last, range: rangeOf(field) });
  };
  return {
    listen() {
      addEventListener('input', note, true);
      document.addEventListener('selectionchange', select);
    },
    replay(part) {
      for (const [field, { composing }] of typed) {
        if (!part.contains(field) || field.closest('[data-asleep]')) continue;
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

function rangeOf(field: Field): Typed['range'] {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}

function retype(field: Field, { value, checked, range }: Typed): void {
  if (isBox(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  // Past React's own watch over the value, which would think it knows it already.
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (!range || document.activeElement !== field || field instanceof HTMLSelectElement) return;
  const select = () => field.value === value && field.setSelectionRange(...range);
  // React empties the field once more before it draws what it has heard.
  queueMicrotask(select);
  setTimeout(select);
}
