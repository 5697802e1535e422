// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmailAddress } from './EmailAddress.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { StarRating } from './StarRating.tsx';
import { Svg } from './Svg.tsx';

afterEach(cleanup);

it.each([
  [33.4, '33', '33%'],
  [-5, '0', '0%'],
  [140, '100', '100%'],
])('a progress bar of %d says %s of 100', (value, now, width) => {
  render(<ProgressBar label="Neverland read" value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Neverland read' });
  expect(['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map((name) => bar.getAttribute(name))).toEqual([
    '0',
    '100',
    now,
  ]);
  expect(bar.querySelector('i')?.style.width).toBe(width);
  // The number beside it would be read twice.
  expect(bar.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
});

it.each([
  [0, '0 of 5 stars', 0],
  [3.6, '4 of 5 stars', 4],
  [9, '5 of 5 stars', 5],
])('a rating of %d is read as %s', (rating, words, filled) => {
  render(<StarRating rating={rating} />);
  const stars = screen.getByRole('img', { name: words });
  expect(stars.querySelectorAll('.fill-honey')).toHaveLength(filled);
  expect(stars.querySelectorAll('svg')).toHaveLength(5);
});

it('a drawing is an image with a label and decoration without one', () => {
  const markup = '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>';
  const { container } = render(
    <>
      <Svg markup={markup} label="A fox" />
      <Svg markup={markup} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'A fox' }).querySelector('path')).not.toBeNull();
  expect(container.lastElementChild?.getAttribute('aria-hidden')).toBe('true');
});

it('an email address keeps its letters where it may wrap', () => {
  const { container } = render(<EmailAddress>anna.fern@family.example</EmailAddress>);
  expect(container.textContent).toBe('anna.fern@family.example');
  expect(container.innerHTML).toBe('anna<wbr>.fern@<wbr>family<wbr>.example');
});
