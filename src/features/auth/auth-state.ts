import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import type { Tables } from '../../platform/database.types.ts';

export type Profile = Tables<'profiles'>;

/** Who is here. The rules of change are pure; `session.tsx` feeds them with what the auth client says. */
export type AuthState = {
  session: Session | null;
  user: User | null;
  profile: Profile | null;
  /** True until it is certain who is here and, for a member, until her profile was asked for once. */
  loading: boolean;
  /** True once the auth client itself has spoken; before that the session is only what the device remembers. */
  confirmed: boolean;
  /** True from PASSWORD_RECOVERY until a new password is set: the new-password screen is due. */
  recovering: boolean;
};

export type AuthAction =
  | { type: 'nobody' }
  | { type: 'remembered'; session: Session }
  | { type: 'event'; event: AuthChangeEvent; session: Session | null }
  /** The answer about a member's profile; undefined when it could not be fetched, which leaves it as it was. */
  | { type: 'profile'; userId: string; profile: Profile | null | undefined };

/** Nothing known yet: what the prerendered page and the first moment in the browser have. */
export const initialAuthState: AuthState = {
  session: null,
  user: null,
  profile: null,
  loading: true,
  confirmed: false,
  recovering: false,
};

/** The state after a step. Every event of the auth client lands here: INITIAL_SESSION, SIGNED_IN, SIGNED_OUT,
 * TOKEN_REFRESHED, USER_UPDATED, PASSWORD_RECOVERY and MFA_CHALLENGE_VERIFIED. */
export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'nobody':
      return { ...initialAuthState, loading: false };
    case 'remembered':
      return state.confirmed
        ? state
        : { ...initialAuthState, session: action.session, user: action.session.user };
    case 'event': {
      const { event, session } = action;
      if (!session) return { ...initialAuthState, loading: false, confirmed: true };
      const same = state.user?.id === session.user.id;
      return {
        session,
        user: session.user,
        profile: same ? state.profile : null,
        loading: same ? state.loading : true,
        confirmed: true,
        recovering: event === 'PASSWORD_RECOVERY' || (same && state.recovering && event !== 'USER_UPDATED'),
      };
    }
    case 'profile':
      // An answer about somebody who has left in the meantime is nobody's.
      if (state.user?.id !== action.userId) return state;
      return {
        ...state,
        profile: action.profile === undefined ? state.profile : action.profile,
        loading: false,
      };
  }
}

/** The name the header shows. While the profile loads, the name given at sign-up stands in, so that it does not
 * flicker; afterwards only the profile speaks. Null: the header says "Profile". */
export function headerName({ user, profile, loading }: AuthState): string | null {
  if (profile) return profile.first_name || null;
  const given: unknown = loading ? user?.user_metadata?.first_name : null;
  return typeof given === 'string' && given ? given : null;
}
