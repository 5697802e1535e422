import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { getSupabase, type Supabase } from '../../platform/supabase.ts';

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;
type AuthEvent = { event: AuthChangeEvent; session: Session | null };

let connected: Promise<Supabase> | undefined;
let listener: AuthListener | undefined;
let lastEvent: AuthEvent | undefined;

/**
 * Returns the auth client with its events forwarded to the provider. Every operation of this feature starts
 * here, so that a sign-in reaches the provider although supabase-js was not loaded before. Rejects without a
 * network; the next call tries again.
 */
export function getAuthClient(): Promise<Supabase> {
  connected ??= getSupabase().then(
    (client) => {
      // The client holds a lock during the callback: awaiting or calling it here would deadlock.
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

/** Subscribes to auth events, starting with the last one emitted. Returns the unsubscribe function. */
export function onAuthEvent(next: AuthListener): () => void {
  listener = next;
  if (lastEvent) next(lastEvent.event, lastEvent.session);
  return () => {
    if (listener === next) listener = undefined;
  };
}
