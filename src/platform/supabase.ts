import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { getSettings } from './settings.ts';

export type Supabase = SupabaseClient<Database>;

let client: Promise<Supabase> | undefined;

/**
 * The page's one Supabase client, created on first use so that its code (some 43 KB) is never part of a first
 * paint. Rejects when the network is away; the next call tries again.
 */
export function getSupabase(): Promise<Supabase> {
  client ??= Promise.all([import('./client.ts'), getSettings()])
    .then(([{ makeClient }, settings]) => makeClient(settings))
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
