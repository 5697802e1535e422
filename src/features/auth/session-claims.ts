import type { Session } from '@supabase/supabase-js';

/**
 * Decodes the claims of a session's token, or {} where it cannot be read. Not verified, so nothing secret may
 * depend on it; the server checks for itself.
 */
export function claimsOf({ access_token }: Pick<Session, 'access_token'>): Readonly<Record<string, unknown>> {
  try {
    const [, body = ''] = access_token.split('.');
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}
