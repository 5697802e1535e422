/**
 * The Supabase client of the page. It detects an ended session in one place, whichever call reveals it: by a
 * 401 (the device was signed out from elsewhere, the password changed), or by a refresh that the service
 * refuses.
 */
import {
  createClient,
  isAuthRetryableFetchError,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { SESSION_ENDED_EVENT, SESSION_KEY } from './session-key.ts';
import type { PublicSettings } from './settings.ts';

/**
 * Local storage for the session, with memory as a fallback. Without this the client probes whether it can
 * write, and treats every visitor on a full device as signed out. A token that cannot be stored lives as long
 * as the page.
 */
function sessionStorageWithFallback() {
  const memoryStorage = new Map<string, string>();
  const stored = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(window.localStorage);
    } catch {
      return null;
    }
  };
  return {
    getItem: (key: string) => memoryStorage.get(key) ?? stored((storage) => storage.getItem(key)),
    setItem(key: string, value: string) {
      memoryStorage.delete(key);
      const storedSession = stored((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!storedSession) memoryStorage.set(key, value);
    },
    removeItem(key: string) {
      memoryStorage.delete(key);
      // A session that cannot be removed would return after a reload, so signing out fails instead.
      if (stored((storage) => storage.getItem(key)) !== null) window.localStorage.removeItem(key);
    },
  };
}

export function makeClient(settings: PublicSettings): SupabaseClient<Database> {
  const url = settings.supabaseUrl ?? window.location.origin;
  const storage = sessionStorageWithFallback();
  const client: SupabaseClient<Database> = createClient<Database>(url, settings.supabaseKey, {
    // Our mails link to /auth/confirm with a token of their own; the client reads nothing from the URL.
    auth: { storageKey: SESSION_KEY, detectSessionInUrl: false, storage },
    global: { fetch: fetchWithRenewal },
  });
  let renewalRefused = false;
  /** The member's id when the refresh was refused because the account was deleted. */
  let deletedMember: string | null = null;
  client.auth.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT' && renewalRefused)
      window.dispatchEvent(new CustomEvent(SESSION_ENDED_EVENT, { detail: deletedMember }));
    if (event === 'SIGNED_OUT' || session) {
      renewalRefused = false;
      deletedMember = null;
    }
  });
  return client;

  async function fetchWithRenewal(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const response = await fetch(input, init);
    if (response.ok) return response;
    const { pathname, search } = new URL(String(input), window.location.origin);
    if (pathname.endsWith('/auth/v1/token') && search.includes('refresh_token'))
      return handleRenewalFailure(response);
    if (pathname.endsWith('/auth/v1/user') && [401, 403].includes(response.status)) {
      // Not awaited: the client holds its lock while it makes this request.
      void renewToken();
      return response;
    }
    if (response.status !== 401 || pathname.includes('/auth/v1/')) return response;
    const token = await renewToken();
    if (token === 'later') return new Response(null, { status: 503 });
    if (token === null) return response;
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  }

  /**
   * Handles a refused refresh. The client retries only on 502, 503 and 504; we report every server error as 503
   * so that none of them signs a family out.
   */
  async function handleRenewalFailure(response: Response): Promise<Response> {
    if (response.status === 429 || response.status >= 500)
      return new Response(response.body, { status: 503 });
    deletedMember = await findDeletedMember();
    renewalRefused = true;
    return response;
  }

  /**
   * A refused refresh token does not say whether the device was signed out or the account deleted. Asking for
   * the user does, as long as the access token is valid. Bypasses the client, which would treat the response as
   * another ended session.
   */
  async function findDeletedMember(): Promise<string | null> {
    try {
      const session = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as Session | null;
      if (!session) return null;
      const response = await fetch(`${url}/auth/v1/user`, {
        headers: { apikey: settings.supabaseKey, authorization: `Bearer ${session.access_token}` },
      });
      const { code, error_code } = (await response.json()) as { code?: unknown; error_code?: unknown };
      return response.status === 403 && [code, error_code].includes('user_not_found')
        ? session.user.id
        : null;
    } catch {
      return null;
    }
  }

  /**
   * Gets a new token after a 401: a wrong clock may have made the old one look valid, or it could not be
   * refreshed and the call was anonymous. Null for a visitor or an ended session, which the client has then
   * forgotten; `later` when the service cannot be reached.
   */
  async function renewToken(): Promise<string | 'later' | null> {
    const { data: now, error: unknown } = await client.auth.getSession();
    if (unknown && isAuthRetryableFetchError(unknown)) return 'later';
    if (!now.session) return null;
    const { data, error } = await client.auth.refreshSession();
    if (data.session) return data.session.access_token;
    if (isAuthRetryableFetchError(error)) return 'later';
    // The client keeps a session whose token still looks valid.
    await client.auth.signOut({ scope: 'local' });
    return null;
  }
}
