import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { AuthProvider } from '../features/auth/session.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { Waiting } from './layout/Waiting.tsx';
import { routes } from './routes.tsx';

/** The whole app below the router, the same on the server at build time and in the browser. */
export function App() {
  return (
    <AuthProvider>
      <Layout>
        <ErrorBoundary>
          <Suspense fallback={<Waiting />}>
            <Routes>
              {routes.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </AuthProvider>
  );
}
