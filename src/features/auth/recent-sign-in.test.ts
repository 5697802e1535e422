import { describe, expect, it } from 'vitest';
import { isRecentSignIn } from './recent-sign-in.ts';

const token = (claims: object) => ({ access_token: `x.${btoa(JSON.stringify(claims))}.y` });
const NOW = 1_800_000_000;

describe('isRecentSignIn', () => {
  it('uses the time of the password sign-in, not of the token refresh', () => {
    const signedInAt = (timestamp: number) => token({ iat: NOW, amr: [{ method: 'password', timestamp }] });
    expect(isRecentSignIn(signedInAt(NOW - 60), NOW)).toBe(true);
    expect(isRecentSignIn(signedInAt(NOW - 3600), NOW)).toBe(false);
  });

  it.each([token({}), token({ amr: 'password' }), { access_token: '' }, { access_token: 'a.%%%.c' }])(
    'treats a token without a readable sign-in time as old',
    (session) => {
      expect(isRecentSignIn(session, NOW)).toBe(false);
    },
  );
});
