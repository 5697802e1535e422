import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { getSettings } from './settings.ts';

export type Supabase = SupabaseClient<Database>;

/** Where supabase-js keeps the session in local storage; index.html looks at the same key before first paint. */
export const SESSION_KEY = 'playroom-session';

let client: Promise<Supabase> | undefined;

/**
 * The one client of the page, made when it is first needed: its code (some 43 KB) is never part of a first
 * paint. Rejects when the network is away; the next call tries again.
 */
export function getSupabase(): Promise<Supabase> {
  client ??= Promise.all([import('@supabase/supabase-js'), getSettings()])
    .then(([{ createClient }, settings]) =>
      createClient<Database>(settings.supabaseUrl ?? window.location.origin, settings.supabaseKey, {
        // Our mails carry a token of their own to /auth/confirm; nothing is read from an address by itself.
        auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
      }),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
