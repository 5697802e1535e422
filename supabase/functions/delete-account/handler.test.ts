// @vitest-environment node
import { expect, test } from 'vitest';
import { describeGuards, guardedDeps, post, refusal } from '../../tests/support/function-guards.ts';
import { handler } from './handler.ts';

/** A valid token of a device that signed in this many minutes ago. */
const signedIn = (minutes: number) => {
  const timestamp = Math.floor(Date.now() / 1000) - minutes * 60;
  return `Bearer good.${btoa(JSON.stringify({ amr: [{ method: 'password', timestamp }] }))}.x`;
};

describeGuards((request, deps) => {
  const headers = new Headers(request.headers);
  if (headers.get('authorization') === 'Bearer good') headers.set('authorization', signedIn(1));
  return handler(new Request(request, { headers }), deps);
});

test.each([signedIn(11), signedIn(60 * 24), 'Bearer good', 'Bearer good.bm90aGluZw.x'])(
  'requires a recent sign-in before deleting: %s',
  async (token) => {
    const { deps, accesses } = guardedDeps();
    expect(await refusal(await handler(post(token), deps))).toBe('403 sign_in_again');
    expect(accesses).toEqual([]);
  },
);
