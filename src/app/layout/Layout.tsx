import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useArrivalsByHistory, useLocation } from '../../platform/router.tsx';
import { ADDRESSES, type Address, addressOf } from '../addresses.ts';
import { paths } from '../paths.ts';
import { Header } from './Header.tsx';
import { LogInProvider } from './log-in.tsx';
import { BottomNavigation } from './Navigation.tsx';
import { useAccountSync } from './use-account-sync.ts';
import { usePersonalizedCovers } from './use-personalized-covers.ts';

/** Pages that the law requires a link to from everywhere. */
const LEGAL = [
  ['Privacy', paths.privacy()],
  ['Terms', paths.terms()],
  ['Imprint', paths.imprint()],
  ['Accessibility', paths.accessibility()],
  ['Withdraw from contract here', paths.withdraw()],
] as const;

const SCREENS: readonly Address[] = Object.values(ADDRESSES);

/** The frame of every screen; manages scroll and focus when the screen changes. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useScrollAndFocus();
  const { pathname } = useLocation();
  useAccountSync();
  usePersonalizedCovers();
  if (addressOf(SCREENS, pathname)?.alone)
    return (
      <LogInProvider>
        <main id="main" tabIndex={-1} ref={main}>
          {children}
        </main>
      </LogInProvider>
    );
  return (
    <LogInProvider>
      <a className="skip-link text-link" href="#main">
        Skip to the page
      </a>
      <Header />
      <main id="main" className="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <footer className="footer">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8">
          <p>Made of paper, felt and quiet.</p>
          <ul className="footer-links">
            {LEGAL.map(([label, to]) => (
              <li key={to}>
                <Link to={to} className="text-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </footer>
      <BottomNavigation />
    </LogInProvider>
  );
}

/**
 * Starts a new screen at its top and focuses it, so that a screen reader announces it. Going back keeps the
 * scroll position that the browser restores. Leaves the first screen alone.
 */
function useScrollAndFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const arrivals = useArrivalsByHistory();
  const lastShown = useRef({ pathname, arrivals });
  useEffect(() => {
    const previous = lastShown.current;
    if (previous.pathname === pathname) return;
    lastShown.current = { pathname, arrivals };
    if (previous.arrivals === arrivals) window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, arrivals]);
  return main;
}
