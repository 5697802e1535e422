import type { Session, User } from '@supabase/supabase-js';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { SESSION_KEY } from '../../platform/session-key.ts';
import { getAuthClient, onAuthEvent } from './auth-client.ts';
import { authReducer, headerName, initialAuthState, type Profile } from './auth-state.ts';
import { readStoredSession } from './stored-session.ts';

export type Auth = {
  session: Session | null;
  user: User | null;
  profile: Profile | null;
  /** True until the session is known and, for a member, until the profile request has finished. */
  loading: boolean;
  /** True from following a recovery link until a new password is set. */
  recovering: boolean;
  /** The name for the header; null shows "Profile". */
  firstName: string | null;
  /** Refetches the profile; resolves when the state holds it. */
  refreshProfile: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/**
 * Holds the auth state. Loads supabase-js only when the device has a stored session or someone signs in or
 * up.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(authReducer, initialAuthState);
  const { session, user, profile, loading, recovering, confirmed } = state;
  const userId = user?.id;

  useEffect(() => {
    const unsubscribe = onAuthEvent((event, newSession) => {
      // Without a network the client starts with no session when the stored one has expired, but keeps it to
      // refresh later: until then the stored session counts.
      const session = newSession ?? (event === 'INITIAL_SESSION' ? readStoredSession() : null);
      dispatch({ type: 'event', event, session });
    });
    const restoreSession = () => {
      const stored = readStoredSession();
      if (!stored) return dispatch({ type: 'no-session' });
      dispatch({ type: 'stored-session', session: stored });
      getAuthClient().catch(() => dispatch({ type: 'profile', userId: stored.user.id, profile: undefined }));
    };
    // A sign-in in another tab, while this tab never loaded the client.
    const onStorage = (event: StorageEvent) => {
      if (event.key === SESSION_KEY && event.newValue) restoreSession();
    };
    // A transition, because the prerendered page is still hydrating.
    startTransition(restoreSession);
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', connectIfStored);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', connectIfStored);
    };
  }, []);

  // Callers may hold an older render's function, such as a form that was submitted before its sign-up.
  const latestUserId = useRef(userId);
  useEffect(() => {
    latestUserId.current = userId;
  }, [userId]);

  const requests = useRef(0);
  const fetchProfile = useCallback(async (id: string) => {
    requests.current += 1;
    const request = requests.current;
    const settle = (profile: Profile | null | undefined) => {
      // Only the newest request counts: an older one may answer later.
      if (request === requests.current) dispatch({ type: 'profile', userId: id, profile });
    };
    try {
      const { loadProfile } = await import('./api/load-profile.ts');
      settle(await loadProfile(id));
    } catch (error) {
      settle(undefined);
      // Logs our own kind of problem, never the service's message, which may quote a row. Delayed, because
      // leaving a page aborts requests in flight.
      setTimeout(() => console.error('The profile could not be loaded:', String(error)), 1000);
    }
  }, []);

  useEffect(() => {
    if (userId && confirmed) void fetchProfile(userId);
  }, [userId, confirmed, fetchProfile]);

  useEffect(() => {
    // The head script sets this from the stored session before the first paint; from here on it follows the
    // state.
    if (userId || !loading) document.documentElement.toggleAttribute('data-member', Boolean(userId));
  }, [userId, loading]);

  const auth = useMemo<Auth>(
    () => ({
      session,
      user,
      profile,
      loading,
      recovering,
      firstName: headerName(state),
      refreshProfile: async () => {
        if (latestUserId.current) await fetchProfile(latestUserId.current);
      },
    }),
    [state, session, user, profile, loading, recovering, fetchProfile],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/**
 * Returns the auth state. Only the layout and routes use it; features receive props. Throws outside
 * `AuthProvider`.
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('No AuthProvider');
  return auth;
}

function connectIfStored() {
  if (readStoredSession()) getAuthClient().catch(() => undefined);
}
