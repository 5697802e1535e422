import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { getSupabase, type Supabase } from '../../platform/supabase.ts';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;
type Said = { event: AuthChangeEvent; session: Session | null };

let connected: Promise<Supabase> | undefined;
let listener: Listener | undefined;
let last: Said | undefined;

/**
 * The auth client, with its events flowing to the provider. Every operation of this feature starts here, so that
 * a visitor who signs in is heard although supabase-js was not loaded before. Rejects without network; the next
 * call tries again.
 */
export function connectAuth(): Promise<Supabase> {
  connected ??= getSupabase().then(
    (client) => {
      // The client holds a lock while it tells: nothing may be awaited or asked of it in here.
      client.auth.onAuthStateChange((event, session) => {
        last = { event, session };
        listener?.(event, session);
      });
      return client;
    },
    (error: unknown) => {
      connected = undefined;
      throw error;
    },
  );
  return connected;
}

/** Hears every auth event, beginning with the last one said. Returns the way to stop. */
export function onAuthEvent(hear: Listener): () => void {
  listener = hear;
  if (last) hear(last.event, last.session);
  return () => {
    if (listener === hear) listener = undefined;
  };
}
