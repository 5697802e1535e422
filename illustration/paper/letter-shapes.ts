import { LazyRegistry } from './lazy-registry.ts';

/** The letters that words in a picture are cut from: large, and few pictures have any. */
export const LETTERING = new LazyRegistry<'felt', typeof import('./felt-glyphs.ts')>('lettering', {
  felt: () => import('./felt-glyphs.ts'),
});

/** The letters that words in a picture are written in, with a pencil. */
export const HANDWRITING = new LazyRegistry<'pencil', typeof import('./handwriting-strokes.ts')>(
  'handwriting',
  {
    pencil: () => import('./handwriting-strokes.ts'),
  },
);
