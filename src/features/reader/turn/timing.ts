/** How long a turn takes. */

/** One page turn, in ms. */
export const TURN_MS = 600;
/** The fade in its place, under reduced motion. */
export const FADE_MS = 120;
/** The shortest rest of a turn that a finger let go of. */
export const MIN_MS = 160;
/** How much faster a turn ends once the next one is asked for. */
export const HURRY_RATE = 2.6;
