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
const arrived = (): AuthState =>
  authReducer(
    authReducer(initialAuthState, { type: 'event', event: 'SIGNED_IN', session: sessionOf('zoe') }),
    {
      type: 'profile',
      userId: 'zoe',
      profile: zoe,
    },
  );

describe('who is here', () => {
  it('begins uncertain, and is certain at once when the device remembers nobody', () => {
    expect(initialAuthState.loading).toBe(true);
    expect(authReducer(initialAuthState, { type: 'nobody' })).toMatchObject({ loading: false, user: null });
  });

  it('knows a remembered member before the client has spoken, still loading', () => {
    const state = authReducer(initialAuthState, { type: 'remembered', session: sessionOf('zoe') });
    expect(state).toMatchObject({ loading: true, confirmed: false, user: { id: 'zoe' } });
    expect(headerName(state)).toBe('Given');
  });

  it('does not let a late memory overrule the client', () => {
    expect(authReducer(arrived(), { type: 'remembered', session: sessionOf('mo') }).user?.id).toBe('zoe');
  });

  it.each(['INITIAL_SESSION', 'SIGNED_IN', 'PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED'] as const)(
    '%s of a new user takes her session and waits for her profile',
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
    '%s of the same user takes the session and keeps the profile, without loading again',
    (event) => {
      const state = authReducer(arrived(), { type: 'event', event, session: sessionOf('zoe', 'b') });
      expect(state).toMatchObject({ session: { access_token: 'b' }, profile: zoe, loading: false });
    },
  );

  it('clears everything when signed out', () => {
    const state = authReducer(arrived(), { type: 'event', event: 'SIGNED_OUT', session: null });
    expect(state).toEqual({ ...initialAuthState, loading: false, confirmed: true });
  });

  it('drops the profile when another user signs in, and ignores an answer about the one before', () => {
    const state = authReducer(arrived(), { type: 'event', event: 'SIGNED_IN', session: sessionOf('mo') });
    expect(state).toMatchObject({ profile: null, loading: true });
    expect(authReducer(state, { type: 'profile', userId: 'zoe', profile: zoe })).toBe(state);
  });

  it('a profile that could not be fetched ends the loading and changes nothing else', () => {
    const state = authReducer(arrived(), { type: 'profile', userId: 'zoe', profile: undefined });
    expect(state).toMatchObject({ profile: zoe, loading: false });
  });

  it('stays in recovery over a refresh, and leaves it when the user was updated', () => {
    const session = sessionOf('zoe');
    let state = authReducer(arrived(), { type: 'event', event: 'PASSWORD_RECOVERY', session });
    state = authReducer(state, { type: 'event', event: 'TOKEN_REFRESHED', session });
    expect(state.recovering).toBe(true);
    expect(authReducer(state, { type: 'event', event: 'USER_UPDATED', session }).recovering).toBe(false);
  });
});

describe('the name in the header', () => {
  it('is the profile’s, and null when the profile is missing or nameless', () => {
    expect(headerName(arrived())).toBe('Zoë');
    expect(headerName({ ...arrived(), profile: { ...zoe, first_name: '' } })).toBeNull();
    expect(headerName({ ...arrived(), profile: null })).toBeNull();
  });
});
