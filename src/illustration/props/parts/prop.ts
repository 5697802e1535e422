import type { Cutter } from '../../paper/cutter.ts';
import type { Part, Spot } from '../../paper/facts.ts';

/**
 * Draws a thing standing at 0,0 (its foot; its middle if it hangs or floats), in units where a child is 300 high.
 * `colour` is the thing's main paper; the rest of its colours follow from it or are its own.
 */
export type DrawProp = (c: Cutter, colour: string) => void;

/** A thing that scenes can place. All of its facts are in page units; see `paper/facts.ts`. */
export interface Prop extends Part {
  /** It hangs, floats or lies flat on a wall: 0,0 is its middle, not its foot. */
  readonly hangs?: boolean;
  /** Where a hand holds it. */
  readonly grip?: Spot;
  /** Where somebody sits on it. */
  readonly seat?: Spot;
  /** The surface on which other things stand. */
  readonly top?: { readonly y: number; readonly left: number; readonly right: number };
  /** For what holds people or things: `far` is drawn behind them, `near` before them; they stand or sit `at`. */
  readonly inside?: { readonly far: DrawProp; readonly near: DrawProp; readonly at: Spot };
  /** The glow it gives off by itself. */
  readonly light?: { readonly at: Spot; readonly radius: number };
  readonly draw: DrawProp;
}
