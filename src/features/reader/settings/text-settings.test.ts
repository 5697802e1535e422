import { describe, expect, test } from 'vitest';
import { defaultTextSettings, readTextSettings, storeTextSettings } from './text-settings.ts';

function storage(start?: string) {
  let kept = start ?? null;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

describe('text settings', () => {
  test('are read from storage', () => {
    const device = storage();
    const chosen = { size: 'larger', spacing: 'wide', contrast: 'night' } as const;
    storeTextSettings(device, chosen);
    expect(readTextSettings(device)).toEqual(chosen);
  });
  test.each([undefined, 'null', '3', '"large"', '{broken', '{"size":"giant","spacing":7}'])(
    'fall back to the defaults for %s',
    (kept) => {
      expect(readTextSettings(storage(kept))).toEqual(defaultTextSettings);
    },
  );
  test('are the default object itself when nothing is stored, so that nothing re-renders', () => {
    expect(readTextSettings(storage())).toBe(defaultTextSettings);
  });
  test('keep known values beside unknown ones', () => {
    expect(readTextSettings(storage('{"size":"large","contrast":"neon"}'))).toEqual({
      ...defaultTextSettings,
      size: 'large',
    });
  });
  test('work without storage, and with one that throws', () => {
    const refuses = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(readTextSettings(undefined)).toEqual(defaultTextSettings);
    expect(readTextSettings(refuses)).toEqual(defaultTextSettings);
    expect(() => storeTextSettings(refuses, defaultTextSettings)).not.toThrow();
  });
});
