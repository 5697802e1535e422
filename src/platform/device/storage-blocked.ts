/**
 * Whether the browser blocks storage for this page. Blocked cookies forbid every storage; that differs from a
 * full one.
 */
export function isStorageBlocked(): boolean {
  try {
    // Accessing it throws when blocked, and some browsers return null.
    return !window.localStorage;
  } catch {
    return true;
  }
}
