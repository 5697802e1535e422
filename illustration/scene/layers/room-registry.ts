/** Step 7, layers: loads the drawing code of rooms only for pictures that have one. */
import { LazyRegistry } from '../../paper/lazy-registry.ts';

export const ROOMS = new LazyRegistry<'room', typeof import('./rooms.ts')>('drawing of a', {
  room: () => import('./rooms.ts'),
});
