/** The angle of the head that belongs to a face. */
import type { FaceState } from '../head/face-state.ts';
import { between } from './acting.ts';
import type { PoseData } from './pose-data.ts';

/** How far a head seen from the side rolls for each unit of a nod, degrees. */
const NOD = 2.4;

/** Adds the head's angle of a face to a pose. */
export function withHeadAngle(
  pose: PoseData,
  { tilt = 0, turn = 0, nod = 0 }: FaceState,
  profile: boolean,
): PoseData {
  const [x, y] = pose.gaze;
  return {
    ...pose,
    head: { ...pose.head, tilt: pose.head.tilt + tilt + (profile ? nod * NOD : 0) },
    gaze: profile ? pose.gaze : [between(-16, 16, x + turn), between(-6, 6, y + nod)],
  };
}
