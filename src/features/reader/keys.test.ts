// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { keyMove } from './keys.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function press(key: string, on = '<p></p>', init: KeyboardEventInit = {}, direction: 'ltr' | 'rtl' = 'ltr') {
  document.body.innerHTML = on;
  const target = document.body.querySelector('[data-focus]') ?? document.body.firstElementChild!;
  let move: ReturnType<typeof keyMove> = null;
  document.addEventListener('keydown', (event) => (move = keyMove(event, 5, direction)), { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  return move;
}

describe('keys that turn the book', () => {
  test.each([
    ['ArrowRight', { by: 1 }],
    ['ArrowLeft', { by: -1 }],
    ['PageDown', { by: 1 }],
    ['PageUp', { by: -1 }],
    [' ', { by: 1 }],
    ['Home', { to: 0 }],
    ['End', { to: 4 }],
    ['ArrowDown', null],
    ['a', null],
    ['Enter', null],
  ])('%s', (key, expected) => {
    expect(press(key)).toEqual(expected);
  });

  test('Shift and Space turn back', () => {
    expect(press(' ', '<p></p>', { shiftKey: true })).toEqual({ by: -1 });
  });

  test("arrow keys follow the book's direction", () => {
    expect(press('ArrowRight', '<p></p>', {}, 'rtl')).toEqual({ by: -1 });
    expect(press('ArrowLeft', '<p></p>', {}, 'rtl')).toEqual({ by: 1 });
  });
});

describe('keys that belong to another element', () => {
  test.each(['<input>', '<select></select>', '<video></video>', '<div contenteditable></div>'])(
    'are ignored in %s',
    (html) => {
      expect(press('ArrowRight', html)).toBeNull();
    },
  );
  test('Space presses a button, while arrow keys still turn', () => {
    expect(press(' ', '<button></button>')).toBeNull();
    expect(press('ArrowRight', '<button></button>')).toEqual({ by: 1 });
  });
  test('are ignored in a panel and while a dialog is open', () => {
    expect(press('ArrowRight', '<div popover><button data-focus></button></div>')).toBeNull();
    expect(press('ArrowRight', '<p data-focus></p><dialog open></dialog>')).toBeNull();
  });
  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('are ignored with %s held', (modifier) => {
    expect(press('ArrowRight', '<p></p>', { [modifier]: true })).toBeNull();
  });
});
