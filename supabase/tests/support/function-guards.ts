/** What every member function must reject, and dependencies without a database to show it. */
import { describe, expect, test } from 'vitest';
import { createFunctionDeps, type FunctionDeps, type FunctionHandler } from '../../functions/_shared/deps.ts';

const SITE = 'https://stories.example';

export interface GuardedDeps {
  readonly deps: FunctionDeps;
  /** Requests that passed authentication. */
  readonly accesses: string[];
  readonly logged: string[];
}

/** Dependencies whose auth service knows the token `good`, and whose database rejects everything. */
export function guardedDeps(): GuardedDeps {
  const accesses: string[] = [];
  const logged: string[] = [];
  const respond = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname !== '/auth/v1/user') {
      accesses.push(`${request.method} ${pathname}`);
      return Response.json({ code: 'XX000', message: 'secret detail' }, { status: 500 });
    }
    const token = request.headers.get('authorization');
    if (token === 'Bearer good' || token?.startsWith('Bearer good.'))
      return Response.json({ id: 'member', email: 'a@b.example', aud: 'authenticated' });
    if (token === 'Bearer away') return Response.json({ msg: 'away' }, { status: 503 });
    return Response.json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 });
  };
  const settings = {
    siteUrl: SITE,
    supabaseUrl: 'https://project.supabase.example',
    serviceKey: 'service',
    stripe: null,
    fakeStripe: { webhookSecret: 'whsec_test' },
  };
  const log = (level: string, message: string) => void logged.push(`${level} ${message}`);
  return { deps: createFunctionDeps(settings, { fetch: respond, log }), accesses, logged };
}

export function post(token: string | null, body?: string): Request {
  const headers: Record<string, string> = token === null ? {} : { authorization: token };
  return new Request(`${SITE}/functions/v1/any`, {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

/** Reads a response that must have the one error shape, and returns its status and code. */
export async function refusal(response: Response): Promise<string> {
  const body = (await response.json()) as { error: { code: string; message: string } };
  expect(Object.keys(body)).toEqual(['error']);
  expect(Object.keys(body.error)).toEqual(['code', 'message']);
  expect(body.error.message).toMatch(/^[A-Z].+\.$/);
  return `${response.status} ${body.error.code}`;
}

/** The tests that every member function passes. */
export function describeGuards(handler: FunctionHandler): void {
  describe('lets in only members, by POST', () => {
    test.each([
      ['no token', null],
      ['an empty token', 'Bearer '],
      ['another scheme', 'Basic good'],
      ['a token nobody gave out', 'Bearer forged'],
    ])('%s', async (_name, token) => {
      const { deps, accesses } = guardedDeps();
      expect(await refusal(await handler(post(token, '{"plan":"basic"}'), deps))).toBe('401 no_token');
      expect(accesses).toEqual([]);
    });

    test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is not a way in', async (method) => {
      const { deps, accesses } = guardedDeps();
      const request = new Request(SITE, { method, headers: { authorization: 'Bearer good' } });
      const response = await handler(request, deps);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expect(await refusal(response)).toBe('405 method_not_allowed');
      expect(accesses).toEqual([]);
    });

    test('the authentication service away is not the member’s fault', async () => {
      const { deps } = guardedDeps();
      expect(await refusal(await handler(post('Bearer away', '{"plan":"basic"}'), deps))).toBe(
        '503 unavailable',
      );
    });

    test('a failing database answers 500 and tells nobody its details', async () => {
      const { deps, logged } = guardedDeps();
      expect(await refusal(await handler(post('Bearer good', '{"plan":"basic"}'), deps))).toBe(
        '500 internal',
      );
      expect(logged).toHaveLength(1);
      expect(logged.join()).not.toMatch(/secret detail|member|a@b/);
    });

    test('a browser may ask from the site, and from nowhere else', async () => {
      const { deps } = guardedDeps();
      const response = await handler(new Request(SITE, { method: 'OPTIONS' }), deps);
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
      expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
    });
  });
}
