/** The extent of a posed hero with hair, hands, feet, chair and wings. */

import type { Look } from '../look/look.ts';
import type { Pose } from '../pose/poses.ts';
import type { Anchors } from './anchors.ts';
import type { Doll, Side } from './doll.ts';
import type { WalkingAid } from './walking-aids.ts';
import { wornParts } from './worn-parts.ts';

export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far hair, hats and hoods rise above the head's radius of 50. */
export function riseAboveHead(look: Look): number {
  const { hair, outfit, extras, hat } = wornParts(look);
  const { rise = 0 } = hat ?? {};
  if (hat) return hair.hatScale ? rise * 1.1 + 6 : rise;
  const others = extras.map((extra) => (extra.hat ? 0 : (extra.rise ?? 0)));
  return Math.max(hair.beyond[0], outfit.rise ?? 0, ...others);
}

/** Poses whose head does not stand above the hips. */
const LYING: readonly Pose[] = [
  'fly',
  'swim',
  'sleep',
  'lieBack',
  'lieFront',
  'listenDown',
  'bow',
  'putDown',
];

const around = (x: number, y: number, r: number): [number, number, number, number] => [
  x - r,
  y - r,
  x + r,
  y + r,
];

/** The bounds of all anchors with what surrounds them. */
export function heroExtent(
  doll: Doll,
  anchors: Anchors,
  staged: {
    chair: boolean;
    bed: boolean;
    name: Pose;
    hobby: boolean;
    leaning: boolean;
    /** Hair leaves the head's own down: it hangs from a turned head, or lies spread. */
    loose: boolean;
    cane: Side | null;
    walking: WalkingAid | null;
  },
): Extent {
  const { look, size } = doll;
  const { hair, outfit, extras, hat } = doll.parts;
  const [up, aside, down] = hair.beyond;
  const k = size.head;
  const [hx, hy] = anchors.head;
  const lies = LYING.includes(staged.name);
  // On a leaning head, what rises above it stands out at the side, and what hangs at the side rises.
  const tilted = lies || staged.leaning;
  const leant = staged.leaning ? 10 : 0;
  const reachUp = Math.max(riseAboveHead(look), tilted ? Math.max(up, aside) : 0) + leant;
  const sideways = Math.max(
    aside + (doll.profile ? 10 : 0),
    hat ? (hat.brim ?? 0) + 12 : 0,
    tilted ? Math.max(up, hat?.rise ?? 0) : 0,
    staged.name === 'sleep' ? down : 0,
    ...extras.map((extra) => extra.aside ?? 0),
    22 + leant,
    staged.leaning ? aside + down * 0.3 : 0,
  );
  const below = (tilted ? Math.max(down, aside, up, hat?.rise ?? 0) : down) + leant;
  const boxes: [x0: number, y0: number, x1: number, y1: number][] = [
    staged.loose
      ? around(hx, hy, (50 + Math.max(1.2 * Math.max(up, aside, down) + 16, reachUp + 12)) * k)
      : [hx - (50 + sideways) * k, hy - (50 + reachUp) * k, hx + (50 + sideways) * k, hy + (50 + below) * k],
  ];
  const round = ([x, y]: readonly [number, number, (0 | 1)?], r: number, low = r): void => {
    boxes.push([x - r, y - r, x + r, y + low]);
  };
  round(anchors.leftHand, 20);
  round(anchors.rightHand, 20);
  if (staged.leaning) for (const joint of [...anchors.elbows, ...anchors.knees]) round(joint, 18);
  for (const foot of anchors.feet) round(foot, outfit.foot ?? 30, tilted ? 40 : 16);
  const [sx, sy] = anchors.seat;
  // Grown bodies wear the same cloth, wider and longer.
  const wide = (size.width > 1.04 ? size.width * 1.05 : 1) + doll.body.belly * 0.01;
  const hem = (outfit.hem ?? 52) * wide + doll.body.maturity * 38;
  round(anchors.seat, Math.max(58, hem), hem);
  if (!lies) boxes.push([sx - 50, sy - 70, sx + 72, 14]);
  for (const { spread } of extras) if (spread) round([(sx + hx) / 2, (sy + hy) / 2], spread);
  for (const { trails } of [outfit, ...extras])
    if (trails) round(anchors.seat, trails[0] * wide, trails[tilted ? 0 : 1] * wide);
  if (staged.name === 'hold') round(anchors.rightHand, 66, 20);
  if (staged.hobby)
    for (const [x, y] of [anchors.leftHand, anchors.rightHand])
      boxes.push([x - 84, y - 70, x + 84, Math.max(y, 12)]);
  if (staged.name === 'read' || staged.name === 'sit' || staged.leaning) boxes.push([-84, -60, 84, 14]);
  if (staged.chair) boxes.push([-96, -130, 96, 14]);
  if (staged.cane) {
    const side = (doll.mirrored ? -1 : 1) * (doll.profile ? 1 : staged.cane);
    boxes.push(side < 0 ? [-98, -130, -20, 14] : [20, -130, 98, 14]);
  }
  if (staged.walking) {
    const [x0, y0, x1, y1] = staged.walking.box;
    boxes.push(doll.mirrored ? [-x1, y0 * size.torso, -x0, y1] : [x0, y0 * size.torso, x1, y1]);
  }
  if (staged.name === 'sitUp')
    boxes.push(
      [-78, -90 * size.torso, 84 * size.leg + 44, 22],
      [-84 * size.leg - 44, -90 * size.torso, 78, 22],
    );
  if (staged.bed) {
    const [head, foot] = [-206 - 78 * (size.torso - 1), 92 * size.leg + 44];
    boxes.push(doll.mirrored ? [-foot, -74, -head, 70] : [head, -74, foot, 70]);
  }
  const x = Math.min(...boxes.map((b) => b[0]));
  const y = Math.min(...boxes.map((b) => b[1]));
  const right = Math.max(...boxes.map((b) => b[2]));
  const bottom = Math.max(...boxes.map((b) => b[3]));
  return {
    x: Math.floor(x),
    y: Math.floor(y),
    width: Math.ceil(right - Math.floor(x)),
    height: Math.ceil(bottom - Math.floor(y)),
  };
}
