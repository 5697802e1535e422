/** Draws the hero from behind: hair or cloth, nape, ears, in the opposite order. */
import { mix } from '../../../paper/colour.ts';
import { type Point, symmetric } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Garment } from '../../../parts/outfits/shapes/garment.ts';
import { drawEarAids } from '../head/ear-aids.ts';
import { drawEar, earX, isEarVisible } from '../head/face.ts';
import { drawHairFront } from '../head/hair.ts';
import type { LegPose, PoseData } from '../pose/pose-data.ts';
import { legPoseOf } from './anchors.ts';
import { type Doll, SIDES } from './doll.ts';
import { drawHeadExtras } from './draw-extras.ts';
import { placeLeg } from './legs.ts';
import { CLOTH, darker, INK, SHADE, STEEL } from './palette.ts';

/** How far the head's turn moves the hair round it. */
const ROUND = 1;

/** Draws the head from behind. `hung` applies the hang of loose hair, `fitted` the width of the head. */
export function drawHeadFromBehind(
  doll: Doll,
  garment: Garment,
  { hung, fitted }: { hung: (draw: () => void) => void; fitted: (draw: () => void) => void },
): void {
  const { paper, skin, gaze, parts } = doll;
  if (garment.onHeadBack) {
    fitted(() => garment.onHeadBack?.(doll));
    return;
  }
  const ears = parts.hair.side.ear && parts.hair.back.ear !== false;
  const x = gaze[0] * ROUND;
  // The ear of the turned side is in front of the hair, the other behind it.
  if (ears) for (const side of SIDES) if (x === 0 && isEarVisible(doll, side)) drawEar(doll, side);
  paper.sheet(symmetric(doll.headHalf), skin.base, { jitter: 0.4, step: 9 });
  paper.brush(pts`-14,42 0,46 14,42`, 2.4, skin.shade, { opacity: 0.5, ends: 0.3 });
  if (x !== 0) paper.ellipse(48 * doll.headWidth, 21, 6, 8, skin.blush, { opacity: 0.5 });
  fitted(() => paper.at({ x }, () => hung(() => drawHairFront(doll))));
  if (ears && x !== 0) drawEar(doll, 1, 13);
  drawGlassesFromBehind(doll);
  if (ears) drawEarAids(doll);
  fitted(() => drawHeadExtras(doll));
}

/** The arms of glasses behind the ears; a strap goes all round. */
function drawGlassesFromBehind(doll: Doll): void {
  const { paper, aidCloth, parts, gaze } = doll;
  if (parts.glasses.bare || doll.sleeper) return;
  if (parts.glasses.strap) {
    paper.line([pts`-50,-3 -26,3 0,5 26,3 50,-3`], darker(aidCloth, 0.1), 5);
    return;
  }
  for (const k of SIDES) {
    if (!isEarVisible(doll, k) || (gaze[0] !== 0 && k < 0)) continue;
    const x = earX(doll, k) - (gaze[0] ? 13 : 0);
    paper.line([pts`${x + k * 1},${6} ${x + k * 2},${-2} ${k * 53},-4`], aidCloth, 2.8);
  }
}

/** Factor of a limb's reach to the side when seen straight from behind. */
const FORESHORTENED = 0.45;

/** Returns the pose seen from behind: forward steps go away from the viewer, pins and creases are on the other side. */
export function turnedAway(doll: Doll, pose: PoseData, straight: boolean): PoseData {
  if (!straight || pose.ground === 'centre') return pose;
  const k = (1 + doll.size.leg) / 2;
  const leg = (side: -1 | 1): LegPose => {
    const own = legPoseOf(pose, side);
    const { hip, knee, ankle } = placeLeg(doll, side, own);
    const stance: Point = [side * 10, hip[1]];
    const squashed = ([x, y]: Point): Point => [
      stance[0] + ((x - hip[0]) * FORESHORTENED) / k,
      stance[1] + (y - hip[1]) / k,
    ];
    return {
      ...own,
      hip: stance,
      points: { knee: squashed(knee), ankle: squashed(ankle) },
      toe: side,
      shoe: 0.62,
      foot: 0,
    };
  };
  const { head } = pose;
  return {
    ...pose,
    legs: { left: leg(-1), right: leg(1) },
    head: { ...head, x: (head.x ?? 0) * 0.4 },
    turn: 0,
  };
}

/** The wheelchair from behind: back rest, push handles, and the wheels edge on; `turned` shows their faces a little. */
export function drawChairFromBehind(doll: Doll, turned: boolean): void {
  const { paper, aidCloth } = doll;
  const tyre = mix(INK, '#6b5660', 0.35);
  const metal = mix(INK, '#8a6a72', 0.4);
  const rx = turned ? 17 : 7;
  for (const k of SIDES) {
    const x = k * 39 + (turned ? -4 : 0);
    paper.ellipse(x + 2, 50, rx, 45, SHADE, { opacity: 0.14 });
    if (turned) {
      paper.ellipse(x, 47, rx - 3, 40, CLOTH.cream, { opacity: 0.35 });
      paper.line(
        [0, 30, 60, 90, 120, 150].map((a) => {
          const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
          return [
            [x - c * rx, 47 - s * 42],
            [x + c * rx, 47 + s * 42],
          ] as const;
        }),
        mix(CLOTH.oat, INK, 0.22),
        1.6,
        { opacity: 0.8 },
      );
    }
    // Wide enough to count as part of the outline, for shadows and silhouettes.
    const line = { stroke: tyre, strokeWidth: 6.4 };
    if (turned) paper.ellipse(x, 47, rx, 44, 'none', line);
    else paper.ellipse(x, 47, rx - 1.7, 42.3, tyre, line);
    paper.ellipse(x, 47, Math.max(2.4, rx - 6), 36, 'none', { stroke: aidCloth, strokeWidth: 2.2 });
    paper.ellipse(x, 47, 3.4, 5, STEEL);
  }
  paper.line([pts`-39,47 39,47`, pts`-27,14 -27,-38`, pts`27,14 27,-38`], metal, 4.4);
  paper.sheet(pts`-27,8! 27,8! 29,20 -29,20`, aidCloth, { texture: 'felt' });
  paper.sheet(pts`-29,-31 0,-28 29,-31 28,8 0,12 -28,8`, aidCloth, { texture: 'felt', lift: 0.9 });
  paper.line([pts`-22,-24 0,-21 22,-24`], mix(aidCloth, CLOTH.cream, 0.5), 1.3, {
    opacity: 0.8,
    dash: [3, 2.6],
  });
  paper.line([pts`-27,-37 -36,-43`, pts`27,-37 36,-43`], INK, 6.4);
}
