/** Where supabase-js keeps the session in local storage; index.html looks at the same key before first paint. */
export const SESSION_KEY = 'playroom-session';

/** The window's event when the service has ended the session by itself; what waits on the device stays. */
export const SESSION_OVER = 'playroom-session-over';
