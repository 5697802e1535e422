/** A room as data; `rooms.ts` draws it. Page units; the wall meets the floor at y 985. */
import { AtHand } from '../paper/at-hand.ts';

type Place = readonly [x: number, y: number];
type Size = readonly [width: number, height: number];

interface Built {
  /** 0.3 is the wall, 0.44 what is built against it; people stand at 0.72. */
  readonly depth?: number;
  /** `#rrggbb` */
  readonly colour: string;
}

/** What is built in. `at` is the middle of what hangs, the foot of what stands. */
export type RoomPart = Built &
  (
    | { readonly part: 'window'; readonly at: Place; readonly size: Size; readonly arched?: true }
    /** `beyond`: it stands open, and this is what is seen behind. */
    | { readonly part: 'door'; readonly at: Place; readonly size: Size; readonly beyond?: string }
    | { readonly part: 'porthole'; readonly at: Place; readonly radius: number }
    | { readonly part: 'shelf'; readonly at: Place; readonly width: number }
    /** `each`: the side of a tile. */
    | { readonly part: 'tiles'; readonly at: Place; readonly size: Size; readonly each?: number }
    | { readonly part: 'counter'; readonly at: Place; readonly size: Size; readonly top?: string }
    /** `step`: how far each goes and how high it rises. */
    | {
        readonly part: 'stairs';
        readonly at: Place;
        readonly steps: number;
        readonly to: 'left' | 'right';
        readonly step?: readonly [going: number, rise: number];
      }
    /** `at` and `size` are those of the wall at its end. */
    | { readonly part: 'corridor'; readonly at: Place; readonly size: Size; readonly end?: string }
    /** `at` and `size` are those of the hollow. */
    | { readonly part: 'rock'; readonly at: Place; readonly size: Size }
  );

export interface Room {
  readonly wall: string;
  readonly papered?: 'plain' | 'stripes' | 'stones' | 'boards' | 'dots';
  /** None: what is seen is wall to the bottom, or a corridor or rock brings its own ground. */
  readonly floor?: string;
  readonly laid?: 'boards' | 'tiles';
  /** From far to near. */
  readonly parts?: readonly RoomPart[];
}

/** The drawing of rooms, fetched where a picture has one. */
export const ROOMS = new AtHand<'room', typeof import('./rooms.ts')>('drawing of a', {
  room: () => import('./rooms.ts'),
});
