import type { Cutter } from '../paper/cutter.ts';
import type { PartRecord, RecordPoint } from '../paper/part-facts.ts';

/**
 * Draws a thing standing at 0,0 (its foot; its middle if it hangs or floats), in units where a child is 300 high.
 * `colour` is the thing's main paper; the rest of its colours follow from it or are its own.
 */
export type DrawProp = (c: Cutter, colour: string) => void;

/** What is drawn behind and before whoever is in a thing, and the whole of it when it is empty. */
export type Halves = Required<Pick<Prop, 'inside'>> & Pick<Prop, 'draw'>;

/** A thing that scenes can place. All of its facts are in page units; see `paper/facts.ts`. */
export interface Prop extends PartRecord {
  /** It hangs, floats or lies flat on a wall: 0,0 is its middle, not its foot. */
  readonly hangs?: boolean;
  /** Where a hand holds it. */
  readonly grip?: RecordPoint;
  /** Where somebody sits on it. */
  readonly seat?: RecordPoint;
  /** The surface on which other things stand. */
  readonly top?: { readonly y: number; readonly left: number; readonly right: number };
  /** For what holds people or things: `far` is drawn behind them, `near` before them; they stand or sit `at`. */
  readonly inside?: { readonly far: DrawProp; readonly near: DrawProp; readonly at: RecordPoint };
  /** The glow it gives off by itself. */
  readonly light?: { readonly at: RecordPoint; readonly radius: number };
  readonly draw: DrawProp;
}

type PropInfo = PartRecord & Pick<Prop, 'hangs'>;
type PropFacts = Omit<Prop, keyof PartRecord | 'hangs' | 'draw'>;

/** The record of a thing: who it is, what is known of it, how it is drawn (in two halves, if somebody can be in it). */
export function prop(about: PropInfo, draw: DrawProp | Halves): Prop;
export function prop(about: PropInfo, facts: PropFacts, draw: DrawProp | Halves): Prop;
export function prop(about: PropInfo, ...rest: [DrawProp | Halves] | [PropFacts, DrawProp | Halves]): Prop {
  const [facts, draw] = rest.length === 1 ? [{}, rest[0]] : rest;
  return { ...about, ...facts, ...(typeof draw === 'function' ? { draw } : draw) };
}
