import { type Doll, SIDES, type Side } from '../../figures/hero/body/doll.ts';
import { INK, STEEL } from '../../figures/hero/body/palette.ts';
import type { Point } from '../../paper/outline.ts';
import { ribbon, smoothCurve } from '../../paper/ribbon.ts';
import type { Aid } from '../aid.ts';

/** A place on the frame: its side, how far forward of her it is (0 rear, 1 front), and how high. */
function place(doll: Doll, side: Side, forward: number, high: number): Point {
  const y = -high * doll.size.torso;
  if (doll.profile) return [8 + forward * 52 + side * 4, y - side * 4 * (1 - high / 110)];
  const [across, along, down] = doll.back ? [46, 6, -9] : [48 - forward * 4, 12, 10];
  return [side * across + forward * along, y + forward * down];
}

function drawSide(doll: Doll, side: Side): void {
  const { paper } = doll;
  const at = (forward: number, high: number): Point => place(doll, side, forward, high);
  const rod = (line: readonly Point[], width: number, colour: string) =>
    paper.sheet(
      ribbon(
        smoothCurve(line),
        line.map(() => width),
      ),
      colour,
      { jitter: 0.15, lift: 0.6 },
    );
  rod([at(0, 98), at(0, 50), at(-0.06, 2)], 2.8, STEEL);
  rod([at(0, 98), at(0.45, 104), at(0.9, 98), at(1, 50), at(1.06, 2)], 2.8, STEEL);
  rod([at(0, 40), at(0.5, 40), at(1, 40)], 2.2, STEEL);
  rod([at(0, 99), at(0.35, 104), at(0.7, 103)], 4.2, INK);
  rod([at(-0.06, 8), at(-0.06, 4), at(-0.06, 0)], 4.4, INK);
  const [wx, wy] = at(1.06, 5);
  paper.ellipse(wx, wy, 7, 7, INK);
  paper.ellipse(wx, wy, 2.6, 2.6, STEEL);
}

/** Rails from side to side, before her. */
function drawRails(doll: Doll): void {
  const { paper, aidCloth } = doll;
  for (const high of [78, 52]) {
    const [a, b] = [place(doll, -1, 1, high), place(doll, 1, 1, high)];
    const line: Point[] = [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b];
    paper.sheet(ribbon(smoothCurve(line), [3.4, 3.4, 3.4]), aidCloth, { jitter: 0.15, lift: 0.6 });
  }
}

/** A frame on four legs, open to its child, with two wheels in front; rails in the colour of her aids. */
export const walkingFrame: Aid = {
  id: 'walkingFrame',
  order: 130,
  label: 'Walking frame',
  slot: 'walking',
  walking: {
    grip: (doll, side) => place(doll, side, 0.35, 105),
    behind: (doll) => {
      if (doll.profile) drawSide(doll, 1);
    },
    before: (doll) => {
      if (doll.back || doll.profile) drawRails(doll);
      for (const side of SIDES) if (!doll.profile || side < 0) drawSide(doll, side);
      if (!doll.back && !doll.profile) drawRails(doll);
    },
    box: [-70, -120, 84, 22],
  },
};
