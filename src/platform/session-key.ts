/** The local storage key of supabase-js's session. The head script reads it before the first paint. */
export const SESSION_KEY = 'playroom-session';

/**
 * The window event for a session that the service ended. Unsent items stay on the device. `detail` is the
 * member's id when the account was deleted, else null.
 */
export const SESSION_ENDED_EVENT = 'playroom-session-over';
