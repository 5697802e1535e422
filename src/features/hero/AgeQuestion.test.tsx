// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { parseLook } from '../../../illustration/figures/hero/look/look.ts';
import { AGES } from '../../../illustration/figures/hero/look/look-options.ts';
import { AgeQuestion } from './AgeQuestion.tsx';

afterEach(cleanup);

it.each(AGES.map(({ id }) => id))('offers %s among three neighbours, and takes the answer', (likeliest) => {
  const onChange = vi.fn();
  const look = parseLook({ age: likeliest });
  render(<AgeQuestion look={look} likeliest={likeliest} onChange={onChange} />);
  const offered = screen.getAllByRole<HTMLInputElement>('radio');
  expect(offered).toHaveLength(3);
  const label = AGES.find(({ id }) => id === likeliest)?.label ?? '';
  expect(screen.getByRole<HTMLInputElement>('radio', { name: label }).checked).toBe(true);
  const other = offered.find(({ checked }) => !checked) as HTMLElement;
  fireEvent.click(other);
  const chosen = AGES.find(({ label: name }) => name === other.getAttribute('aria-label'))?.id;
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...look, age: chosen });
});
