/** A room as data; `rooms.ts` draws it. Page units; the wall meets the floor at y 985. */
import { LazyRegistry } from '../../paper/lazy-registry.ts';

/** The drawing of rooms, fetched where a picture has one. */
export const ROOMS = new LazyRegistry<'room', typeof import('./rooms.ts')>('drawing of a', {
  room: () => import('./rooms.ts'),
});
