import type { ReactNode } from 'react';
import { Router } from '../platform/router.tsx';
import { goWhenReady } from './navigation.ts';

/** Provides the current address and navigation to descendants. While the build prerenders a page, `address` is the page's path. */
export function AppRouter({ address, children }: { address?: string | undefined; children: ReactNode }) {
  return (
    // A prerendered page knows its path alone: its search is empty until it is hydrated.
    <Router {...(address === undefined ? {} : { ssrPath: address })} ssrSearch="" aroundNav={goWhenReady}>
      {children}
    </Router>
  );
}
