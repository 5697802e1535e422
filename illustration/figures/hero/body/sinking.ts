/** What is soft gives way under a body: its edge is drawn before it as a fold, with a shadow line and creases. */
import { mix } from '../../../paper/colour.ts';
import { applyMatrix, IDENTITY, placeOn } from '../../../paper/matrix.ts';
import type { Outline } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { PoseData } from '../pose/pose-data.ts';
import { groundY, legPoseOf } from './anchors.ts';
import { type Doll, SIDES } from './doll.ts';
import { placeLeg } from './legs.ts';
import { darker, SHADE } from './palette.ts';

/** What somebody sits or lies on. */
export interface Soft {
  /** How far it gives way, units. */
  readonly depth: number;
  /** `#rrggbb`; without it only the shadow of the dent is drawn: a lap is cloth of its own. */
  readonly colour?: string;
  /** Stalks stand up before the body: grass, hay. */
  readonly stalks?: boolean;
}

/** How near the ground a knee is that kneels, units. */
const KNEELS = 26;

/** Whether a body rests with more than its feet: it sits, lies or kneels. */
export function isResting(doll: Doll, pose: PoseData): boolean {
  if (pose.legsOver || typeof pose.ground === 'number' || pose.hair === 'spread') return true;
  if (pose.ground === 'centre') return false;
  const low = groundY(doll, pose) - KNEELS;
  return SIDES.some((side) => placeLeg(doll, side, legPoseOf(pose, side)).knee[1] > low);
}

/** Where the body rests: from, to and how low, units from the hip joint. */
function contact(doll: Doll, pose: PoseData): readonly [left: number, right: number, y: number] {
  const { width, torso, leg } = doll.size;
  const rot = (pose.rot ?? 0) + (pose.hang ?? 0);
  const body = placeOn(IDENTITY, { rot });
  if (Math.abs(rot) > 50) {
    const ends = [-58 * torso, 56 * leg].map((y) => applyMatrix(body, 0, y)[0]);
    return [Math.min(...ends), Math.max(...ends), applyMatrix(body, 0, 8)[1] + 27 * width];
  }
  const folded = pose.legs.left.folded === true;
  if (pose.legsOver && !folded) return [-33 * width, 30 * width, 17];
  const joints = SIDES.flatMap((side) => {
    const { knee, ankle } = placeLeg(doll, side, legPoseOf(pose, side));
    return [knee[0], ankle[0]];
  });
  return [Math.min(-20, ...joints) - 12, Math.max(20, ...joints) + 10, groundY(doll, pose)];
}

/** Draws the fold. Frame: upright, hip joint at 0, 0. */
export function drawFold(doll: Doll, pose: PoseData, { depth, colour, stalks }: Soft): void {
  const { paper } = doll;
  const [x0, x1, base] = contact(doll, pose);
  const top = base - depth;
  const middle = (x0 + x1) / 2;
  const dent = top + depth * 0.6;
  const edge: Outline = pts`
    ${x0 - 30},${top + 3} ${x0 - 12},${top - 2.4} ${x0 + 6},${dent - 2} ${middle},${dent + 1} ${x1 - 6},${dent - 2}
    ${x1 + 12},${top - 2.4} ${x1 + 30},${top + 3}
  `;
  paper.brush(
    edge.slice(1, -1).map(([x, y]) => [x, y - 1.6] as const),
    5,
    SHADE,
    { opacity: 0.34, ends: 0.3 },
  );
  if (colour === undefined) return;
  const low: Outline = pts`${x1 + 12},${top + 7} ${x1 - 6},${base + 7} ${middle},${base + 11} ${x0 + 6},${base + 7} ${x0 - 12},${top + 8}`;
  paper.sheet([...edge, ...low], colour, { lift: 0.5, edge: 'none', texture: 'felt', jitter: 0.3 });
  const fold = darker(colour, 0.3);
  if (stalks) {
    const count = Math.max(6, Math.round((x1 - x0) / 9));
    for (let i = 0; i < count; i++) {
      const x = x0 - 8 + ((x1 - x0 + 16) * i) / (count - 1);
      const [lean, high] = [paper.rng.between(-6, 6), paper.rng.between(8, 15)];
      paper.line(
        [pts`${x},${base + 3} ${x + lean * 0.4},${base - high * 0.5} ${x + lean},${base - high}`],
        i % 3 ? colour : mix(colour, fold, 0.4),
        3,
      );
    }
    return;
  }
  for (const side of [-1, 1]) {
    const x = side < 0 ? x0 : x1;
    paper.brush(
      pts`${x - side * 2},${dent + 1} ${x + side * 8},${base + 1} ${x + side * 12},${base + 8}`,
      2.4,
      fold,
      {
        opacity: 0.5,
        ends: 0.2,
      },
    );
    paper.brush(
      pts`${x - side * 16},${dent + 4} ${x - side * 12},${base + 3} ${x - side * 12},${base + 9}`,
      2,
      fold,
      {
        opacity: 0.36,
        ends: 0.2,
      },
    );
  }
}
