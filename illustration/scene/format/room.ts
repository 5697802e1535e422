/** Step 1, format: a room as data; `layers/rooms.ts` draws it. Page units; the wall meets the floor at y 985. */
import { z } from 'zod';
import { colour, pair, part } from './words.ts';

const built = {
  /** 0.3 is the wall, 0.44 what is built against it; people stand at 0.72. */
  depth: part.exactOptional(),
  colour,
  /** The middle of what hangs, the foot of what stands. */
  at: pair,
};

/** What is built in. */
export const roomPart = z.discriminatedUnion('part', [
  z.strictObject({
    ...built,
    part: z.literal('window'),
    size: pair,
    arched: z.literal(true).exactOptional(),
  }),
  /** `beyond`: it stands open, and this is what is seen behind. */
  z.strictObject({ ...built, part: z.literal('door'), size: pair, beyond: colour.exactOptional() }),
  z.strictObject({ ...built, part: z.literal('porthole'), radius: z.number() }),
  z.strictObject({ ...built, part: z.literal('shelf'), width: z.number() }),
  /** `each`: the side of a tile. */
  z.strictObject({ ...built, part: z.literal('tiles'), size: pair, each: z.number().exactOptional() }),
  z.strictObject({ ...built, part: z.literal('counter'), size: pair, top: colour.exactOptional() }),
  /** `step`: how far each goes and how high it rises. */
  z.strictObject({
    ...built,
    part: z.literal('stairs'),
    steps: z.number(),
    to: z.enum(['left', 'right']),
    step: pair.exactOptional(),
  }),
  /** `at` and `size` are those of the wall at its end. */
  z.strictObject({ ...built, part: z.literal('corridor'), size: pair, end: colour.exactOptional() }),
  /** `at` and `size` are those of the hollow. */
  z.strictObject({ ...built, part: z.literal('rock'), size: pair }),
]);
export type RoomPart = z.infer<typeof roomPart>;

export const room = z.strictObject({
  wall: colour,
  papered: z.enum(['plain', 'stripes', 'stones', 'boards', 'dots']).exactOptional(),
  /** None: what is seen is wall to the bottom, or a corridor or rock brings its own ground. */
  floor: colour.exactOptional(),
  laid: z.enum(['boards', 'tiles']).exactOptional(),
  /** From far to near. */
  parts: z.array(roomPart).readonly().exactOptional(),
});
export interface Room extends z.infer<typeof room> {}
