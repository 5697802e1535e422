import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { getSupabase, type Supabase } from '../../platform/supabase.ts';

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;
type AuthEvent = { event: AuthChangeEvent; session: Session | null };

let connected: Promise<Supabase> | undefined;
let listener: AuthListener | undefined;
let lastEvent: AuthEvent | undefined;

/**
 * The auth client, with its events flowing to the provider. Every operation of this feature starts here, so that
 * a visitor who signs in is heard although supabase-js was not loaded before. Rejects without network; the next
 * call tries again.
 */
export function getAuthClient(): Promise<Supabase> {
  connected ??= getSupabase().then(
    (client) => {
      // The client holds a lock while it tells: nothing may be awaited or asked of it in here.
      client.auth.onAuthStateChange((event, session) => {
        lastEvent = { event, session };
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
export function onAuthEvent(next: AuthListener): () => void {
  listener = next;
  if (lastEvent) next(lastEvent.event, lastEvent.session);
  return () => {
    if (listener === next) listener = undefined;
  };
}
