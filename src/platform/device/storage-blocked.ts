/** Whether the browser is set to keep nothing for this page: blocked cookies forbid every storage, which is not a full one. */
export function isStorageBlocked(): boolean {
  try {
    // Merely naming it throws where it is forbidden, and some browsers answer null.
    return !window.localStorage;
  } catch {
    return true;
  }
}
