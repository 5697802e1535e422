/** A family's text settings: stored on the device, applied as data attributes that reader.css uses. */

export const sizes = ['usual', 'large', 'larger', 'largest'] as const;
export const spacings = ['usual', 'wide'] as const;
export const contrasts = ['paper', 'strong', 'night'] as const;

export interface TextSettings {
  readonly size: (typeof sizes)[number];
  readonly spacing: (typeof spacings)[number];
  readonly contrast: (typeof contrasts)[number];
}

export const defaultTextSettings: TextSettings = { size: 'usual', spacing: 'usual', contrast: 'paper' };

const KEY = 'reader.text';

/**
 * Reads the stored settings; missing or unknown values become the defaults. Never throws. Returns
 * `defaultTextSettings` itself when nothing is stored, so that hydration re-renders nothing.
 */
export function readTextSettings(storage: Pick<Storage, 'getItem'> | undefined): TextSettings {
  try {
    const text = storage?.getItem(KEY) ?? null;
    if (text === null) return defaultTextSettings;
    const stored: unknown = JSON.parse(text);
    const field = (name: keyof TextSettings) =>
      typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>)[name] : undefined;
    return {
      size: sizes.find((size) => size === field('size')) ?? defaultTextSettings.size,
      spacing: spacings.find((spacing) => spacing === field('spacing')) ?? defaultTextSettings.spacing,
      contrast: contrasts.find((contrast) => contrast === field('contrast')) ?? defaultTextSettings.contrast,
    };
  } catch {
    return defaultTextSettings;
  }
}

/** Stores the settings; a full or blocked storage loses them silently, as they still apply to this visit. */
export function storeTextSettings(
  storage: Pick<Storage, 'setItem'> | undefined,
  settings: TextSettings,
): void {
  try {
    storage?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse to store; the choice lasts until the page is closed.
  }
}
