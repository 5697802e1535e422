import { LazyRegistry } from './lazy-registry.ts';

/** Outlines of cut letters. They are large and few pictures need them, so they are loaded on demand. */
export const LETTERING = new LazyRegistry<'felt', typeof import('./felt-glyphs.ts')>('lettering', {
  felt: () => import('./felt-glyphs.ts'),
});

/** Strokes of handwriting. */
export const HANDWRITING = new LazyRegistry<'pencil', typeof import('./handwriting-strokes.ts')>(
  'handwriting',
  {
    pencil: () => import('./handwriting-strokes.ts'),
  },
);
