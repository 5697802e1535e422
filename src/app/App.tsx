import { Suspense } from 'react';
import { AuthProvider } from '../features/auth/session.tsx';
import { Route, Router, useLocation } from '../platform/router.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { Waiting } from './layout/Waiting.tsx';
import { goWhenReady } from './navigation.ts';
import { routeFor, Screen } from './routes.tsx';

/** The whole app, the same at build time (`address` given) and in the browser. */
export function App({ address }: { address?: string }) {
  return (
    <Router {...(address && { ssrPath: address })} ssrSearch="" aroundNav={goWhenReady}>
      <AuthProvider>
        <Layout>
          <CurrentScreen />
        </Layout>
      </AuthProvider>
    </Router>
  );
}

function CurrentScreen() {
  const { pathname } = useLocation();
  const route = routeFor(pathname);
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Waiting />}>
        <Route path={route.path}>
          <Screen route={route} />
        </Route>
      </Suspense>
    </ErrorBoundary>
  );
}
