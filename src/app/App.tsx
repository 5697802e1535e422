import { Suspense } from 'react';
import { AuthProvider } from '../features/auth/AuthProvider.tsx';
import { useLocation } from '../platform/router.tsx';
import { AppRouter } from './AppRouter.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { LoadingScreen } from './layout/LoadingScreen.tsx';
import { routeFor, Screen } from './routes.tsx';

/** The whole app: the same for prerendering (`address` given) and in the browser. */
export function App({ address }: { address?: string }) {
  return (
    <AppRouter address={address}>
      <AuthProvider>
        <Layout>
          <CurrentScreen />
        </Layout>
      </AuthProvider>
    </AppRouter>
  );
}

function CurrentScreen() {
  const { pathname } = useLocation();
  const route = routeFor(pathname);
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <Screen route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}
