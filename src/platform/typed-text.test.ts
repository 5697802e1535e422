import { expect, it } from 'vitest';
import { hasVisibleText, parseTypedNumber } from './typed-text.ts';

it.each([
  ['342', 342],
  [' 342 ', 342],
  ['３４２', 342],
  ['٣٤٢', 342],
  ['۳۴۲', 342],
  ['३४२', 342],
  ['𝟛𝟜𝟚', 342],
  ['0', 0],
])('%j is the number %i', (typed, number) => expect(parseTypedNumber(typed)).toBe(number));

it.each(['', ' ', 'three', '3 4', '3.5', '-3', '²'])('%j is not a number', (typed) =>
  expect(parseTypedNumber(typed)).toBeNaN(),
);

it.each(['Mila', '小明', 'محمد', '🦊', '7', '!'])('%j is visible', (text) =>
  expect(hasVisibleText(text)).toBe(true),
);

it.each(['', '  ', '\u3164', '\u115F\u1160', '\uFFA0 \u2800', '\u200D\u200C', '\u00AD', '\u0301'])(
  '%j is invisible',
  (text) => expect(hasVisibleText(text)).toBe(false),
);
