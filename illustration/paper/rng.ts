/** A source of random numbers in [0, 1): the same sequence for the same seed in every runtime. */
export interface Rng {
  (): number;
  /** A number in [from, to). */
  between(from: number, to: number): number;
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** Skips `count` numbers. */
  skip(count: number): void;
}

/** Mulberry32: 32 bits of state, the same sequence on every machine. */
export function makeRng(seed: number): Rng {
  let state = Math.imul(seed | 0, 0x9e3779b1) >>> 0 || 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (from: number, to: number) => from + (to - from) * next(),
    skip: (count: number) => {
      state = (state + Math.imul(0x6d2b79f5, count)) | 0;
    },
    pick: <T>(items: readonly T[]): T => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from: the list is empty.');
      return item;
    },
  });
}

/** A hash of `n` in [0, 1). It takes nothing from a sequence, so it does not depend on what was drawn before. */
export const chance = (n: number): number => Math.abs(Math.sin(n) * 43758.5453) % 1;

/** A stable 32-bit number for a text, to seed a drawing from an id (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
