import type { ReactNode } from 'react';
import { Router } from '../platform/router.tsx';
import { goWhenReady } from './navigation.ts';

/** Addresses for what stands inside: `address` while the build draws it ahead, else the browser's. */
export function AppRouter({ address, children }: { address?: string | undefined; children: ReactNode }) {
  return (
    <Router address={address} around={goWhenReady}>
      {children}
    </Router>
  );
}
