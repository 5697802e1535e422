import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useArrivalsByHistory, useLocation } from '../../platform/router.tsx';
import { paths } from '../paths.ts';
import { Header } from './Header.tsx';
import { LogInProvider } from './log-in.tsx';
import { BottomNavigation } from './Navigation.tsx';
import { useAccountSync } from './use-account-sync.ts';
import { usePersonalizedCovers } from './use-personalized-covers.ts';

/** What the law wants to be found from every page. */
const LEGAL = [
  ['Privacy', paths.privacy()],
  ['Terms', paths.terms()],
  ['Imprint', paths.imprint()],
  ['Accessibility', paths.accessibility()],
  ['Withdraw from contract here', paths.withdraw()],
] as const;

/** The frame of every screen, and what a change of screen means for scroll and focus. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useScrollAndFocus();
  useAccountSync();
  usePersonalizedCovers();
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
            {LEGAL.map(([words, to]) => (
              <li key={to}>
                <Link to={to} className="text-link">
                  {words}
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
 * A new screen starts at its top, with the focus on it so that it is read out; going back restores where one
 * was, which the browser does by itself. The first screen is left alone.
 */
function useScrollAndFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const arrivals = useArrivalsByHistory();
  const shown = useRef({ pathname, arrivals });
  useEffect(() => {
    const previous = shown.current;
    if (previous.pathname === pathname) return;
    shown.current = { pathname, arrivals };
    if (previous.arrivals === arrivals) window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, arrivals]);
  return main;
}
