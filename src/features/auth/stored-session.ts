import type { Session } from '@supabase/supabase-js';
import { SESSION_KEY } from '../../platform/session-key.ts';

/**
 * Reads the stored session, unverified and perhaps expired: enough to know whose page this is before
 * supabase-js has loaded, or offline. Null for a visitor.
 */
export function readStoredSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Session {
  if (!value || typeof value !== 'object' || !('access_token' in value) || !('user' in value)) return false;
  const { user } = value;
  return !!user && typeof user === 'object' && 'id' in user && typeof user.id === 'string';
}
