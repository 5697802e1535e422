// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getAuthClient } from '../auth-client.ts';
import { loadProfile } from './load-profile.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

vi.mock('../auth-client.ts', () => ({ getAuthClient: vi.fn() }));

const user = { id: 'zoe', aud: 'authenticated', identities: [{ id: 'one' }], user_metadata: {} };
const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user };
const form = {
  firstName: 'Zoë',
  lastName: "O'Neil",
  adventurerName: '小明',
  email: 'zoe@family.example',
  password: 'paper-boat-7!',
  confirmPassword: 'paper-boat-7!',
};
const names = { first_name: 'Zoë', last_name: "O'Neil", adventurer_name: '小明' };

let requests: Request[];
/** Creates a real client whose network returns this answer. */
function fakeClient(respond: (path: string) => Response) {
  requests = [];
  const client = createClient('https://project.supabase.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        requests.push(request);
        return respond(new URL(request.url).pathname);
      },
    },
  });
  vi.mocked(getAuthClient).mockResolvedValue(client as never);
}
const created = () => new Response(null, { status: 201 });

describe('the auth API of SPEC §7', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // supabase-js warns about several clients on one page; here each test is a page of its own.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('sends address, password, redirect and names at sign-up, then the profile row', async () => {
    fakeClient((path) => (path.endsWith('/signup') ? Response.json(session) : created()));
    expect(await signUp(form)).toEqual({ kind: 'created' });
    const [account, profile] = requests;
    expect(new URL(account!.url).searchParams.get('redirect_to')).toBe(`${window.location.origin}/`);
    expect(await account?.json()).toMatchObject({ email: form.email, password: form.password, data: names });
    expect(profile?.method).toBe('POST');
    expect(new URL(profile!.url).pathname).toBe('/rest/v1/profiles');
    expect(await profile?.json()).toEqual({ user_id: 'zoe', ...names });
  });

  it('keeps the account when the profile row is refused, and logs the code without the row', async () => {
    fakeClient((path) =>
      path.endsWith('/signup')
        ? Response.json(session)
        : Response.json({ code: '42501', message: 'Zoë may not' }, { status: 403 }),
    );
    expect(await signUp(form)).toEqual({ kind: 'created-without-profile' });
    expect(vi.mocked(console.error).mock.calls).toEqual([['The profile could not be saved:', '42501']]);
  });

  it.each([
    ['User already registered', { kind: 'already-registered' }],
    ['Signups are resting', { kind: 'refused', message: 'Signups are resting' }],
  ])('maps a sign-up refused with "%s" to its outcome', async (msg, outcome) => {
    fakeClient(() => Response.json({ code: 422, msg }, { status: 422 }));
    expect(await signUp(form)).toEqual(outcome);
    expect(requests).toHaveLength(1);
  });

  it('treats a user without identities as already registered, and inserts no row', async () => {
    fakeClient(() => Response.json({ ...user, identities: [] }));
    expect(await signUp(form)).toEqual({ kind: 'already-registered' });
    expect(requests).toHaveLength(1);
  });

  it('sends address and password at sign-in, and rejects with the service’s message', async () => {
    fakeClient(() => Response.json(session));
    await signIn({ email: form.email, password: form.password });
    expect(requests[0]?.url).toMatch(/\/token\?grant_type=password$/);
    expect(await requests[0]?.json()).toMatchObject({ email: form.email, password: form.password });
    fakeClient(() => Response.json({ code: 400, msg: 'Invalid login credentials' }, { status: 400 }));
    await expect(signIn({ email: form.email, password: 'x' })).rejects.toMatchObject({
      serviceMessage: 'Invalid login credentials',
    });
  });

  it('reads a profile by user id with all columns, at most one row', async () => {
    const row = { user_id: 'zoe', ...names, created_at: '2026-03-14T10:00:00Z' };
    fakeClient(() => Response.json([row]));
    expect(await loadProfile('zoe')).toEqual(row);
    const { pathname, searchParams } = new URL(requests[0]!.url);
    expect(pathname).toBe('/rest/v1/profiles');
    expect(Object.fromEntries(searchParams)).toMatchObject({ select: '*', user_id: 'eq.zoe' });
    fakeClient(() => Response.json([row, row]));
    await expect(loadProfile('zoe')).rejects.toMatchObject({ code: 'PGRST116' });
  });
});
