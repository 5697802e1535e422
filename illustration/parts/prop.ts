import type { Cutter } from '../paper/cutter.ts';
import type { PartRecord, RecordPoint } from '../paper/part-facts.ts';

/**
 * Draws a prop at 0, 0 (its foot, or its middle if it hangs or floats), in units where a child is 300 high. `colour` is
 * its main colour.
 */
export type DrawProp = (c: Cutter, colour: string) => void;

/** A prop that people can be in: its halves behind and in front of them, and the whole. */
export type Halves = Required<Pick<Prop, 'inside'>> & Pick<Prop, 'draw'>;

/** The record of a prop. Facts are in page units; see `paper/part-facts.ts`. */
export interface Prop extends PartRecord {
  /** It hangs, floats or is flat on a wall: its origin is its middle, not its foot. */
  readonly hangs?: boolean;
  /** Where a hand holds it. */
  readonly grip?: RecordPoint;
  /** Where a person sits on it. */
  readonly seat?: RecordPoint;
  /** How far it gives way under a body; stalks stand up before whoever is in them. */
  readonly soft?: { readonly depth: number; readonly stalks?: boolean };
  /** The surface that other parts stand on. */
  readonly top?: { readonly y: number; readonly left: number; readonly right: number };
  /** For props that people can be in: `far` is drawn behind them, `near` in front; they sit or stand `at`. */
  readonly inside?: { readonly far: DrawProp; readonly near: DrawProp; readonly at: RecordPoint };
  /** The glow of a lit prop. */
  readonly light?: { readonly at: RecordPoint; readonly radius: number };
  readonly draw: DrawProp;
}

type PropInfo = PartRecord & Pick<Prop, 'hangs'>;
type PropFacts = Omit<Prop, keyof PartRecord | 'hangs' | 'draw'>;

/** Builds the record of a prop from its info, its facts and its drawing (in halves, if people can be in it). */
export function prop(about: PropInfo, draw: DrawProp | Halves): Prop;
export function prop(about: PropInfo, facts: PropFacts, draw: DrawProp | Halves): Prop;
export function prop(about: PropInfo, ...rest: [DrawProp | Halves] | [PropFacts, DrawProp | Halves]): Prop {
  const [facts, draw] = rest.length === 1 ? [{}, rest[0]] : rest;
  return { ...about, ...facts, ...(typeof draw === 'function' ? { draw } : draw) };
}
