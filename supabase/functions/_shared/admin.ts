import { createClient, type SupabaseClient, type WebSocketLikeConstructor } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import type { FunctionSettings } from './settings.ts';

/** The service role's client, with types of every table and function. */
export type Admin = SupabaseClient<Database>;

export function createAdmin(settings: FunctionSettings, hostFetch: typeof fetch | undefined): Admin {
  return createClient<Database>(settings.supabaseUrl, settings.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: hostFetch === undefined ? {} : { fetch: hostFetch },
    // Nothing here uses realtime; Node 20 has no WebSocket, and the client asks for one when created.
    realtime: { transport: NoRealtime as unknown as WebSocketLikeConstructor },
  });
}

class NoRealtime {
  constructor() {
    throw new Error('Functions do not use realtime.');
  }
}
