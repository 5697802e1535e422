import { AtHand } from './at-hand.ts';

/** The letters that words in a picture are cut from: large, and few pictures have any. */
export const LETTERING = new AtHand<'felt', typeof import('./glyphs.ts')>('lettering', {
  felt: () => import('./glyphs.ts'),
});

/** The letters that words in a picture are written in, with a pencil. */
export const HANDWRITING = new AtHand<'pencil', typeof import('./pencil.ts')>('handwriting', {
  pencil: () => import('./pencil.ts'),
});
