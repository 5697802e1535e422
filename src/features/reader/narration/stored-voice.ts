/** The name of the voice that a family chose on this device. It identifies nobody. */
const KEY = 'reader.voice';

export function readStoredVoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null goes back to the best voice. Never throws. */
export function storeVoice(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // The choice then lasts for this visit.
  }
}
