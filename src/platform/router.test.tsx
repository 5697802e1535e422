// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type AroundNavHandler,
  Link,
  Redirect,
  Router,
  useArrivalsByHistory,
  useLocation,
  useSearchParams,
} from './router.tsx';

const immediately: AroundNavHandler = (go, ...where) => go(...where);

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}|${search}|${hash}|${useArrivalsByHistory()}`}</output>;
}
const currentPath = () => screen.getByRole('status').textContent?.replace(/\|\d+$/, '');
const inRouter = (children: ReactNode, around = immediately) => (
  <Router aroundNav={around} ssrSearch="">
    <Here />
    {children}
  </Router>
);

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

it('follows a link without a new page, and leaves other presses to the browser', () => {
  const onNavigate = vi.fn();
  render(
    inRouter(
      <Link to="/story/o%E2%80%99neil?way=1#end" onClick={onNavigate}>
        Read
      </Link>,
    ),
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/story/o%E2%80%99neil?way=1#end');
  for (const hash of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { shiftKey: true },
    { button: 1 },
  ]) {
    expect(fireEvent.click(link, hash), 'not prevented').toBe(true);
    expect(currentPath()).toBe('/||');
  }
  expect(onNavigate).not.toHaveBeenCalled();
  expect(fireEvent.click(link), 'prevented').toBe(false);
  expect(onNavigate).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/story/o%E2%80%99neil|?way=1|#end');
});

it('goes nowhere where what a link is told says so', () => {
  render(
    inRouter(
      <Link to="/explore" onClick={(event) => event.preventDefault()}>
        Stay
      </Link>,
    ),
  );
  fireEvent.click(screen.getByRole('link'));
  expect(currentPath()).toBe('/||');
});

it('adds to the history, or takes the place of what is there', () => {
  render(
    inRouter(
      <>
        <Link to="/explore">Add</Link>
        <Link to="/library" replace>
          Replace
        </Link>
      </>,
    ),
  );
  const pushed = vi.spyOn(window.history, 'pushState');
  const replaced = vi.spyOn(window.history, 'replaceState');
  fireEvent.click(screen.getByText('Add'));
  expect([pushed.mock.calls.length, replaced.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByText('Replace'));
  expect([pushed.mock.calls.length, replaced.mock.calls.length]).toEqual([1, 1]);
  expect(currentPath()).toBe('/library||');
});

it('asks how to go elsewhere, and stays until it is time', () => {
  const around = vi.fn<AroundNavHandler>();
  render(inRouter(<Link to="/explore">Later</Link>, around));
  fireEvent.click(screen.getByRole('link'));
  expect(currentPath()).toBe('/||');
  const [go, ...where] = around.mock.calls[0]!;
  act(() => go(...where));
  expect(currentPath()).toBe('/explore||');
});

it('rerenders on back and forward, also at the same address', () => {
  render(inRouter(null));
  const arrivals = () => Number(screen.getByRole('status').textContent?.split('|')[3]);
  const before = arrivals();
  act(() => {
    window.history.replaceState(null, '', '/library?q=fox');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(currentPath()).toBe('/library|?q=fox|');
  expect(arrivals()).toBe(before + 1);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(arrivals()).toBe(before + 2);
});

it('reads and writes what stands behind the question mark, letter by letter', () => {
  window.history.replaceState(null, '', '/library?tab=own');
  let write: ReturnType<typeof useSearchParams>[1];
  const written = new Set<unknown>();
  function Choice() {
    const [query, set] = useSearchParams();
    write = set;
    written.add(set);
    return <p>{query.get('q')}</p>;
  }
  render(inRouter(<Choice />));
  for (const words of ['50% off & on', '%41', 'O’Neil + 小明']) {
    act(() => write(new URLSearchParams({ q: words })));
    expect(screen.getByRole('paragraph').textContent).toBe(words);
  }
  act(() => write(new URLSearchParams(), { replace: true }));
  expect(currentPath()).toBe('/library||');
  expect(written.size, 'steady between renders').toBe(1);
});

it('leads elsewhere from where nothing is', () => {
  render(inRouter(<Redirect to="/moon-balloon" />));
  expect(currentPath()).toBe('/moon-balloon||');
});

it('is drawn for the address it is told where there is no browser', () => {
  expect(
    renderToString(
      <Router ssrPath="/story/neverland" ssrSearch="" aroundNav={immediately}>
        <Here />
      </Router>,
    ),
  ).toContain('/story/neverland|||');
});
