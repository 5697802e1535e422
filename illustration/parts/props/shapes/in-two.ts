import type { RecordPoint } from '../../../paper/part-facts.ts';
import type { DrawProp, Halves } from '../../prop.ts';

/** A thing drawn in two halves, between which somebody can be: empty, it is the one laid upon the other. */
export function inTwo(inside: {
  readonly at: RecordPoint;
  readonly far: DrawProp;
  readonly near: DrawProp;
}): Halves {
  return {
    inside,
    draw(c, colour) {
      inside.far(c, colour);
      inside.near(c, colour);
    },
  };
}
