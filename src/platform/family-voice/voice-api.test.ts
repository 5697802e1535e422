import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '../api-problem.ts';
import { canEncrypt } from './bytes.ts';
import { fetchRequestState, openBookByLink, sendParcel } from './voice-api.ts';

const TOKEN = 'k3-_'.repeat(8);
const calls: { url: string; init: RequestInit }[] = [];
let answer: () => Response;
beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/config.json') return Response.json({ supabaseUrl: null, supabaseKey: '' });
    calls.push({ url, init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiProblem ? [error.problem, error.status, error.code] : error),
  );

describe('what a relative’s browser asks the server', () => {
  test('the state of a link, by its token and nothing else', async () => {
    answer = () =>
      Response.json({ open: true, expires_at: '2026-12-28T18:00:00Z', parcels_left: 2, thanks: 'AQI' });
    expect(await fetchRequestState(TOKEN)).toEqual({
      open: true,
      expiresAt: '2026-12-28T18:00:00Z',
      parcelsLeft: 2,
      thanks: Uint8Array.of(1, 2),
    });
    expect(calls[0]!.url).toBe('/functions/v1/recording-link');
    expect(calls[0]!.init).toMatchObject({ body: `{"token":"${TOKEN}"}`, credentials: 'omit' });
    answer = () => Response.json({ open: false });
    expect(await fetchRequestState(TOKEN)).toEqual({
      open: false,
      expiresAt: '',
      parcelsLeft: 0,
      thanks: null,
    });
  });

  test('to keep a parcel: the token, then the sealed bytes', async () => {
    answer = () => Response.json({ received: true });
    await sendParcel(TOKEN, Uint8Array.of(1, 2, 3));
    expect(calls[0]!.url).toBe('/functions/v1/send-recording');
    const body = Buffer.from(calls[0]!.init.body as Uint8Array);
    expect(body.subarray(0, 32).toString()).toBe(TOKEN);
    expect([...body.subarray(32)]).toEqual([1, 2, 3]);
  });

  test('for the closed part of her book, or nothing where the family may not read it', async () => {
    answer = () => Response.json({ opened: true, book: { spreads: [] } });
    expect(await openBookByLink(TOKEN, 'neverland')).toEqual({ spreads: [] });
    expect(calls[0]!.init.body).toBe(`{"story":"neverland","link":"${TOKEN}"}`);
    answer = () => Response.json({ opened: false });
    expect(await openBookByLink(TOKEN, 'neverland')).toBeNull();
  });

  test.each<[string, () => Response, unknown]>([
    [
      'a lost network',
      () => {
        throw new TypeError('Failed to fetch');
      },
      ['unreachable', 0, null],
    ],
    ['a server error', () => new Response('<html>', { status: 500 }), ['unreachable', 500, null]],
    ['too many tries', () => Response.json({ code: 429 }, { status: 429 }), ['unreachable', 429, null]],
    [
      'an ended link',
      () => Response.json({ error: { code: 'unknown_link' } }, { status: 404 }),
      ['refused', 404, 'unknown_link'],
    ],
    [
      'a full link',
      () => Response.json({ error: { code: 'no_room' } }, { status: 409 }),
      ['refused', 409, 'no_room'],
    ],
    ['a captive portal', () => new Response('<html>hotel</html>'), ['unreachable', 200, 'unreadable']],
  ])('says what to do about %s', async (_, respond, problem) => {
    answer = respond;
    expect(await problemOf(sendParcel(TOKEN, Uint8Array.of(1)))).toEqual(problem);
    expect(await problemOf(fetchRequestState(TOKEN))).toEqual(problem);
  });
});

test('encryption is there on a secure page', () => expect(canEncrypt()).toBe(true));
