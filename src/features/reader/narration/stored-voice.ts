/** The voice that a family has chosen on this device, by its name. It says nothing of the family. */
const KEY = 'reader.voice';

export function readStoredVoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null goes back to the best one. Never throws. */
export function storeVoice(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // Then it holds for this visit.
  }
}
