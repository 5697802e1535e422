import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import type { Tables } from '../../platform/database.types.ts';

export type Profile = Tables<'profiles'>;

/** The auth state. `authReducer` is pure; `AuthProvider` feeds it the auth client's events. */
export type AuthState = {
  session: Session | null;
  user: User | null;
  profile: Profile | null;
  /** True until the session is known and, for a member, until the first profile request has finished. */
  loading: boolean;
  /**
   * True once the auth client has emitted an event; before that the session is the unverified stored one.
   */
  confirmed: boolean;
  /** True from PASSWORD_RECOVERY until a new password is set, while the new-password screen shows. */
  recovering: boolean;
};

export type AuthAction =
  | { type: 'no-session' }
  | { type: 'stored-session'; session: Session }
  | { type: 'event'; event: AuthChangeEvent; session: Session | null }
  /** The result of a profile request; undefined when it failed, which keeps the profile as it is. */
  | { type: 'profile'; userId: string; profile: Profile | null | undefined };

/** The state of prerendered pages and of the browser's first render. */
export const initialAuthState: AuthState = {
  session: null,
  user: null,
  profile: null,
  loading: true,
  confirmed: false,
  recovering: false,
};

/**
 * Computes the next state. Handles every event of the auth client: INITIAL_SESSION, SIGNED_IN, SIGNED_OUT,
 * TOKEN_REFRESHED, USER_UPDATED, PASSWORD_RECOVERY and MFA_CHALLENGE_VERIFIED.
 */
export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'no-session':
      return { ...initialAuthState, loading: false };
    case 'stored-session':
      return state.confirmed
        ? state
        : { ...initialAuthState, session: action.session, user: action.session.user };
    case 'event': {
      const { event, session } = action;
      if (!session) return { ...initialAuthState, loading: false, confirmed: true };
      const sameUser = state.user?.id === session.user.id;
      return {
        session,
        user: session.user,
        profile: sameUser ? state.profile : null,
        loading: sameUser ? state.loading : true,
        confirmed: true,
        recovering:
          event === 'PASSWORD_RECOVERY' || (sameUser && state.recovering && event !== 'USER_UPDATED'),
      };
    }
    case 'profile':
      // Ignores the profile of a user who has signed out meanwhile.
      if (state.user?.id !== action.userId) return state;
      return {
        ...state,
        profile: action.profile === undefined ? state.profile : action.profile,
        loading: false,
      };
  }
}

/**
 * Returns the header's name: the profile's first name, or while it loads the one given at sign-up, so that it
 * does not flicker. Null: the header says "Profile".
 */
export function headerName({ user, profile, loading }: AuthState): string | null {
  if (profile) return profile.first_name || null;
  const firstName: unknown = loading ? user?.user_metadata?.first_name : null;
  return typeof firstName === 'string' && firstName ? firstName : null;
}
