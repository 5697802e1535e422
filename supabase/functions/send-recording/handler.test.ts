// @vitest-environment node
import { expect, test } from 'vitest';
import { guardedDeps, refusal } from '../../tests/support/function-guards.ts';
import { LARGEST_PARCEL } from '../_shared/recording-link.ts';
import { handler } from './handler.ts';

const TOKEN = 'k3-_'.repeat(8);
const send = (body: BodyInit, headers: Record<string, string> = {}) => {
  const guarded = guardedDeps();
  const request = new Request('https://stories.example', { method: 'POST', body, headers });
  return { ...guarded, response: handler(request, guarded.deps) };
};
const parcel = (length: number, token = TOKEN) => new Blob([token, new Uint8Array(length)]);

test.each<[string, Blob, string]>([
  ['nothing', new Blob([]), '400 invalid_recording'],
  ['a token alone', parcel(0), '400 invalid_recording'],
  ['less than an empty parcel', parcel(199), '400 invalid_recording'],
  ['more than a parcel', parcel(LARGEST_PARCEL + 1), '413 invalid_recording'],
  ['a token with a slash', parcel(300, '../'.repeat(10).padEnd(32, 'x')), '404 unknown_link'],
])('refuses %s without the database', async (_, body, expected) => {
  const { response, accesses } = send(body);
  expect(await refusal(await response)).toBe(expected);
  expect(accesses).toEqual([]);
});

test('refuses a declared size before it reads the body', async () => {
  const body = parcel(300);
  const { response } = send(body, { 'content-length': String(LARGEST_PARCEL + 33) });
  expect(await refusal(await response)).toBe('413 invalid_recording');
});

test('answers 500 when the database fails, and logs nothing of the parcel', async () => {
  const { response, accesses, logged } = send(parcel(300));
  expect(await refusal(await response)).toBe('500 internal');
  expect(accesses).toEqual(['POST /rest/v1/rpc/keep_recording']);
  expect(logged.join()).not.toContain(TOKEN);
});
