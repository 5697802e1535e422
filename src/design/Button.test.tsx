// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from '../platform/router.tsx';
import { Button, ButtonLink } from './Button.tsx';

afterEach(cleanup);

it('presses, and sends no form by itself', () => {
  const [press, submit] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button onClick={press}>Save</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(press).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('is disabled and says that it is busy, and cannot be pressed twice', () => {
  const press = vi.fn();
  const { rerender } = render(
    <Button busy onClick={press}>
      Saving…
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  rerender(<Button onClick={press}>Save</Button>);
  expect([button.disabled, button.hasAttribute('aria-busy')]).toEqual([false, false]);
});

it('names a round button by its label, not by its icon', () => {
  render(<Button round aria-label="Search" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'Search' }).className).toContain('felt-round');
});

it('renders a link when it has an address', () => {
  render(
    <Router aroundNav={(go, ...where) => go(...where)} ssrSearch="">
      <ButtonLink to="/explore" tone="sage">
        Explore
      </ButtonLink>
    </Router>,
  );
  expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore');
  expect(screen.queryByRole('button')).toBeNull();
});
