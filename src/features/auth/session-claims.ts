import type { Session } from '@supabase/supabase-js';

/** What a session's token says of itself; nothing where it can't be read. Nothing secret rests on it: the server looks itself. */
export function claimsOf({ access_token }: Pick<Session, 'access_token'>): Readonly<Record<string, unknown>> {
  try {
    const [, body = ''] = access_token.split('.');
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}
