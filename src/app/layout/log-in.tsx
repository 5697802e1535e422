import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from '../../platform/router.tsx';
import { SESSION_ENDED_EVENT } from '../../platform/session-key.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { paths } from '../paths.ts';

const LogInDialog = lazy(() => import('../../features/auth/LogInDialog.tsx'));

/** Opens the log-in dialog; after success it closes and navigates to `then`, if given. */
type OpenLogIn = (then?: string) => void;

const LogInContext = createContext<OpenLogIn | null>(null);

/** Opens the one log-in dialog from any screen; its code loads with the first call. */
export function useLogIn(): OpenLogIn {
  const open = useContext(LogInContext);
  if (!open) throw new Error('useLogIn must be used within a LogInProvider');
  return open;
}

export function LogInProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<{ then?: string } | null>(null);
  const navigate = useNavigate();
  const open = useCallback<OpenLogIn>((then) => setRequest(then ? { then } : {}), []);
  const close = useCallback(() => setRequest(null), []);
  useEffect(() => {
    const onSessionEnded = async (event: Event) => {
      // Read the address before a members-only page redirects.
      const { href } = window.location;
      const { detail: deleted } = event as CustomEvent<string | null>;
      (await import('../sign-out/lazy-sign-out.ts')).handleSessionEnded(open, href, deleted);
    };
    window.addEventListener(SESSION_ENDED_EVENT, onSessionEnded);
    return () => window.removeEventListener(SESSION_ENDED_EVENT, onSessionEnded);
  }, [open]);
  const dialog = useMemo(
    () =>
      request && (
        <ErrorBoundary silent>
          <Suspense>
            <LogInDialog
              signUpTo={paths.signUp()}
              onClose={close}
              onLoggedIn={() => {
                close();
                if (request.then) navigate(request.then);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      ),
    [request, close, navigate],
  );
  return (
    <LogInContext value={open}>
      {children}
      {dialog}
    </LogInContext>
  );
}
