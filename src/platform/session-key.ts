/** Where supabase-js keeps the session in local storage; the page's first script looks there before first paint. */
export const SESSION_KEY = 'playroom-session';

/**
 * The window's event when the service has ended the session by itself; what waits on the device stays. Its `detail` is the
 * member's id where the account was deleted, else null.
 */
export const SESSION_ENDED_EVENT = 'playroom-session-over';
