import type { Doll, Side } from '../../figures/hero/body/doll.ts';
import { INK, STEEL } from '../../figures/hero/body/palette.ts';
import type { HandGrip } from '../../figures/hero/body/walking-aids.ts';
import { pts } from '../../paper/points.ts';
import { ribbon, smoothCurve } from '../../paper/ribbon.ts';
import type { Aid } from '../aid.ts';

/** How far beside her, or before her from the side, a hand leans on its crutch, and how high in a body of five. */
const grip = (doll: Doll, side: Side): readonly [number, number] => [
  doll.profile ? 22 + side * 7 : side * 50 + (doll.back ? 0 : 3),
  -104 * doll.size.torso,
];

/** A crutch from its rubber foot to the hand, and on along the forearm to its cuff. */
function drawCrutch(doll: Doll, { side, palm: [x, y], elbow }: HandGrip): void {
  const { paper } = doll;
  const [fx, fy] = [x + (doll.profile ? 8 : side * 9), doll.profile ? side * -2 : 5];
  const [cx, cy] = [x + (elbow[0] - x) * 0.74, y + (elbow[1] - y) * 0.74];
  const rod = (line: ReturnType<typeof pts>, width: number, colour: string) =>
    paper.sheet(
      ribbon(
        smoothCurve(line),
        line.map(() => width),
      ),
      colour,
      { jitter: 0.15, lift: 0.6 },
    );
  rod(pts`${x},${y} ${(x + fx) / 2},${(y + fy) / 2} ${fx},${fy - 4}`, 2.6, STEEL);
  rod(pts`${x},${y} ${(x + cx) / 2},${(y + cy) / 2} ${cx},${cy}`, 2.6, STEEL);
  rod(pts`${fx},${fy - 9} ${fx},${fy - 4} ${fx},${fy}`, 4.4, INK);
  rod(pts`${x - 9},${y + 1} ${x},${y} ${x + 9},${y + 1}`, 3.6, INK);
}

/** The cuff goes round the forearm. */
function drawCuff(doll: Doll, { palm: [x, y], elbow }: HandGrip): void {
  const { paper, aidCloth } = doll;
  const [dx, dy] = [elbow[0] - x, elbow[1] - y];
  const length = Math.hypot(dx, dy) || 1;
  const [cx, cy] = [x + dx * 0.74, y + dy * 0.74];
  const [nx, ny] = [(-dy / length) * 11, (dx / length) * 11];
  paper.sheet(
    ribbon(smoothCurve(pts`${cx - nx},${cy - ny} ${cx},${cy + 2} ${cx + nx},${cy + ny}`), [4.4, 4.4, 4.4]),
    aidCloth,
    { jitter: 0.15, lift: 0.6 },
  );
}

/** Two crutches of metal with cuffs in the colour of the child's aids. A hand that waves leaves its crutch aside. */
export const crutches: Aid = {
  id: 'crutches',
  order: 120,
  label: 'Crutches',
  slot: 'walking',
  walking: {
    grip,
    behind: (doll, hands) => {
      if (doll.profile) for (const hand of hands) if (hand.side > 0) drawCrutch(doll, hand);
    },
    before: (doll, hands) => {
      for (const hand of hands) if (!doll.profile || hand.side < 0) drawCrutch(doll, hand);
    },
    over: (doll, hands) => {
      for (const hand of hands) if (!doll.profile || hand.side < 0) drawCuff(doll, hand);
    },
    box: [-76, -150, 80, 12],
  },
};
