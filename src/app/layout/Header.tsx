import { LogOut, User } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, ButtonLink } from '../../design/Button.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { useOnline } from '../../platform/offline/use-online.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { paths } from '../paths.ts';
import { Brand } from './Brand.tsx';
import { useLogIn } from './log-in.tsx';
import { HeaderNavigation } from './Navigation.tsx';

const OfflineIndicator = lazy(() => import('./OfflineIndicator.tsx'));

/** The shared header: brand, four entries on wide screens, and log-in or profile. */
export function Header() {
  const { user, firstName } = useAuth();
  const openLogIn = useLogIn();
  const online = useOnline();
  return (
    <header className="wrap header">
      <Brand />
      <HeaderNavigation />
      <span role="status" className="header-offline">
        {!online && (
          <ErrorBoundary silent>
            <Suspense>
              <OfflineIndicator />
            </Suspense>
          </ErrorBoundary>
        )}
      </span>
      <div className="header-actions">
        {user ? (
          <>
            <Button
              tone="quiet"
              size="s"
              className="header-plain"
              icon={<LogOut aria-hidden size={19} />}
              onClick={async () => (await import('../sign-out/lazy-sign-out.ts')).signOutMember(user.id)}
            >
              Sign Out
            </Button>
            <ButtonLink tone="quiet" size="s" to={paths.profile()} icon={<User aria-hidden size={19} />}>
              <span className="header-name">{firstName || 'Profile'}</span>
            </ButtonLink>
          </>
        ) : (
          <>
            <Button tone="quiet" size="s" className="for-visitor header-plain" onClick={() => openLogIn()}>
              Log In
            </Button>
            <ButtonLink tone="quiet" size="s" className="for-visitor" to={paths.signUp()}>
              Sign Up
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}
