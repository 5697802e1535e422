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
  /** True until it is certain who is here and, for a member, until her profile was asked for. */
  loading: boolean;
  /** True while a recovery link is being used and no new password is set yet. */
  recovering: boolean;
  /** The name for the header; null: say "Profile". */
  firstName: string | null;
  /** Reads the profile again, after a change; resolves when the state holds it. */
  refreshProfile: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

/**
 * The one place that holds who is here. It weighs next to nothing: supabase-js is loaded only when the device
 * remembers a session, or when somebody signs in or up.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, step] = useReducer(authReducer, initialAuthState);
  const { session, user, profile, loading, recovering, confirmed } = state;
  const userId = user?.id;

  useEffect(() => {
    const unhear = onAuthEvent((event, told) => {
      // Without network the client can't renew an expired session and begins with none, but it keeps the stored
      // one and will renew it: until then the device's memory holds.
      const stands = told ?? (event === 'INITIAL_SESSION' ? readStoredSession() : null);
      step({ type: 'event', event, session: stands });
    });
    const wake = () => {
      const stored = readStoredSession();
      if (!stored) return step({ type: 'nobody' });
      step({ type: 'remembered', session: stored });
      getAuthClient().catch(() => step({ type: 'profile', userId: stored.user.id, profile: undefined }));
    };
    // Signed in in another tab while this one never needed the client.
    const otherTab = (event: StorageEvent) => {
      if (event.key === SESSION_KEY && event.newValue) wake();
    };
    // Not at once: a page that was drawn ahead is still being taken over, piece by piece.
    startTransition(wake);
    window.addEventListener('storage', otherTab);
    window.addEventListener('online', wakeIfStored);
    return () => {
      unhear();
      window.removeEventListener('storage', otherTab);
      window.removeEventListener('online', wakeIfStored);
    };
  }, []);

  // Whoever asks for a refresh may hold an older render's function: a form that was sent before its sign-up.
  const newest = useRef(userId);
  useEffect(() => {
    newest.current = userId;
  }, [userId]);

  const asked = useRef(0);
  const fetchProfile = useCallback(async (id: string) => {
    asked.current += 1;
    const turn = asked.current;
    const answer = (profile: Profile | null | undefined) => {
      // Only the newest question counts: an older answer may come later.
      if (turn === asked.current) step({ type: 'profile', userId: id, profile });
    };
    try {
      const { loadProfile } = await import('./api/load-profile.ts');
      answer(await loadProfile(id));
    } catch (error) {
      answer(undefined);
      // A kind and a word of our own: never what a service says, which may quote a row. Said a moment later: a page that is
      // left breaks off what was on its way.
      setTimeout(() => console.error('The profile could not be loaded:', String(error)), 1000);
    }
  }, []);

  useEffect(() => {
    if (userId && confirmed) void fetchProfile(userId);
  }, [userId, confirmed, fetchProfile]);

  useEffect(() => {
    // The head's script set this from the stored session before the first paint; from here on it follows the truth.
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
        if (newest.current) await fetchProfile(newest.current);
      },
    }),
    [state, session, user, profile, loading, recovering, fetchProfile],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Who is here. Only the layout and the routes ask; features are told. Throws outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('No AuthProvider');
  return auth;
}

function wakeIfStored() {
  if (readStoredSession()) getAuthClient().catch(() => undefined);
}
