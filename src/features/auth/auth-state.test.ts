import type { Session } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { type AuthState, authReducer, headerName, initialAuthState, type Profile } from './auth-state.ts';

const sessionOf = (id: string, token = 'a'): Session => ({
  access_token: token,
  refresh_token: 'r',
  expires_in: 3600,
  expires_at: 2_000_000_000,
  token_type: 'bearer',
  user: {
    id,
    app_metadata: {},
    user_metadata: { first_name: 'Given' },
    aud: 'authenticated',
    created_at: '2026-03-14T10:00:00Z',
  },
});
const zoe = { user_id: 'zoe', first_name: 'Zoë' } as Profile;
const signedIn = (): AuthState =>
  authReducer(
    authReducer(initialAuthState, { type: 'event', event: 'SIGNED_IN', session: sessionOf('zoe') }),
    {
      type: 'profile',
      userId: 'zoe',
      profile: zoe,
    },
  );

describe('auth state', () => {
  it('starts loading, and settles at once without a stored session', () => {
    expect(initialAuthState.loading).toBe(true);
    expect(authReducer(initialAuthState, { type: 'no-session' })).toMatchObject({
      loading: false,
      user: null,
    });
  });

  it('shows the stored session before the client confirms it, still loading', () => {
    const state = authReducer(initialAuthState, { type: 'stored-session', session: sessionOf('zoe') });
    expect(state).toMatchObject({ loading: true, confirmed: false, user: { id: 'zoe' } });
    expect(headerName(state)).toBe('Given');
  });

  it('ignores a stored session that arrives after the client’s event', () => {
    expect(authReducer(signedIn(), { type: 'stored-session', session: sessionOf('mo') }).user?.id).toBe(
      'zoe',
    );
  });

  it.each(['INITIAL_SESSION', 'SIGNED_IN', 'PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED'] as const)(
    'takes the session on %s of a new user, and waits for the profile',
    (event) => {
      const state = authReducer(initialAuthState, { type: 'event', event, session: sessionOf('zoe') });
      expect(state).toMatchObject({
        session: { access_token: 'a' },
        user: { id: 'zoe' },
        profile: null,
        loading: true,
      });
    },
  );

  it.each(['TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_IN'] as const)(
    'takes the session on %s of the same user, and keeps the profile without loading again',
    (event) => {
      const state = authReducer(signedIn(), { type: 'event', event, session: sessionOf('zoe', 'b') });
      expect(state).toMatchObject({ session: { access_token: 'b' }, profile: zoe, loading: false });
    },
  );

  it('clears session, user and profile on sign-out', () => {
    const state = authReducer(signedIn(), { type: 'event', event: 'SIGNED_OUT', session: null });
    expect(state).toEqual({ ...initialAuthState, loading: false, confirmed: true });
  });

  it('drops the profile when another user signs in, and ignores a late profile of the one before', () => {
    const state = authReducer(signedIn(), { type: 'event', event: 'SIGNED_IN', session: sessionOf('mo') });
    expect(state).toMatchObject({ profile: null, loading: true });
    expect(authReducer(state, { type: 'profile', userId: 'zoe', profile: zoe })).toBe(state);
  });

  it('ends loading and changes nothing else when the profile fails to load', () => {
    const state = authReducer(signedIn(), { type: 'profile', userId: 'zoe', profile: undefined });
    expect(state).toMatchObject({ profile: zoe, loading: false });
  });

  it('stays in recovery over a token refresh, and leaves it on USER_UPDATED', () => {
    const session = sessionOf('zoe');
    let state = authReducer(signedIn(), { type: 'event', event: 'PASSWORD_RECOVERY', session });
    state = authReducer(state, { type: 'event', event: 'TOKEN_REFRESHED', session });
    expect(state.recovering).toBe(true);
    expect(authReducer(state, { type: 'event', event: 'USER_UPDATED', session }).recovering).toBe(false);
  });
});

describe('the header’s name', () => {
  it('comes from the profile, and is null without a profile or first name', () => {
    expect(headerName(signedIn())).toBe('Zoë');
    expect(headerName({ ...signedIn(), profile: { ...zoe, first_name: '' } })).toBeNull();
    expect(headerName({ ...signedIn(), profile: null })).toBeNull();
  });
});
