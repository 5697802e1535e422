/** The shapes of hands: in one piece, or in two that close on a thing from behind and from before. */

import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { HandKind } from '../pose/pose-data.ts';

export interface HandOutline {
  readonly palm: Outline;
  readonly thumb: Outline;
  /** Folds that are seen from either side. */
  readonly creases: readonly Outline[];
  /** Folds of the palm alone. */
  readonly lines?: readonly Outline[];
  /** Fingernails, seen from the back alone. */
  readonly nails?: readonly Point[];
}

const PALM_LINES = [pts`1,-3.6 4,-1.6 8.6,-1`, pts`0.4,1.4 3.4,2.4 7.4,1.6`];

/** Hands along +x from the wrist, drawn with the thumb below; mirrored as needed. */
export const HANDS: Record<HandKind, HandOutline> = {
  mitt: {
    palm: pts`-5,-5.4 1,-6.8 7,-7 13,-4 15.4,1 12.6,5.8 6,7.6 -1,6.4 -5,5.4`,
    thumb: pts`1,5 5,8 9,11.4 12,10 10,5 5,2`,
    creases: [pts`9,-1.6 14,-1.2`, pts`9,2.2 13.4,2.8`],
  },
  open: {
    palm: pts`
      -5,-5.2 1,-7.4 5.4,-8.6 12.6,-11.6 14.4,-9.4 9.8,-5! 18.6,-6.4 20,-3.6 11.6,-1! 20.4,0.2
      20.4,3.2 11,3! 16.8,6.4 15.8,9 6,8 -1,6.6 -5,5.2
    `,
    thumb: pts`-1,5 2,10 5,15 8.4,14.6 8.4,9 5,4`,
    creases: [],
    lines: PALM_LINES,
    nails: pts`12.4,-9.8 17.6,-4.6 18.6,1.6 15.2,7`,
  },
  point: {
    palm: pts`
      -5,-5.2 2,-7 8,-6.6 20,-5.6 22.4,-3.4 20,-1.2 12.6,-0.4! 13.6,3 11,6.8 4,7.8 -1,6.4 -5,5.2
    `,
    thumb: pts`1,-4 5,-9.4 9,-10.6 10.6,-7.6 6,-4`,
    creases: [pts`9,3 12.4,3.4`],
    nails: pts`20,-3.4`,
  },
  // first and middle finger apart, the thumb over the other two
  two: {
    palm: pts`
      -5,-5.2 1,-7.4 7,-8 10.8,-5.8 10.6,-2.4! 20.6,-5.4 22.8,-2.8 21.2,-0.4 11.4,1.8! 20.2,4.8 21.4,7.6
      19.4,9.4 9,8 -1,6.6 -5,5.2
    `,
    thumb: pts`1,5 4.4,0.4 8.4,-3.6 11.2,-3.4 10.6,-0.6 7.6,3.4 4,6.4`,
    creases: [pts`3,3.4 5.6,-0.4 9,-3.4`, pts`7.4,-7.6 7.6,-4.8`],
  },
  // the thumb on the smallest
  three: {
    palm: pts`
      -5,-5.2 1,-7.4 6.4,-9 9.6,-7.6 9.6,-5.6! 18.4,-10 20.6,-7.6 19.4,-5.2 11,-2! 21.6,-1.6 22.4,1.2 21,3
      11.2,2.6! 19,6.6 19.8,9.4 17.6,10.8 8.4,8.4 -1,6.6 -5,5.2
    `,
    thumb: pts`1,5 3.6,-0.6 6.6,-5.2 9.2,-5.6 9,-2.8 6.8,2 4,6`,
    creases: [pts`2.8,3 4.6,-1.6 7.4,-5.4`],
  },
  four: {
    palm: pts`
      -5,-5.2 1,-7.4 5.4,-8.6 12.6,-11.6 14.4,-9.4 9.8,-5! 18.6,-6.4 20,-3.6 11.6,-1! 20.4,0.2
      20.4,3.2 11,3! 16.8,6.4 15.8,9 6,8 -1,6.6 -5,5.2
    `,
    thumb: pts`1,5 4,1.4 8,-1 9.4,0.6 7,3.8 4,6.4`,
    creases: [pts`2.8,3.6 5,0.8 8.2,-1`, pts`8.8,1.2 6.4,4.6`],
  },
  fist: {
    palm: pts`
      -5,-5.6 1.2,-9.3 8.1,-10.9 13.9,-10.2 16.2,-7.4 14.8,-5.3! 17.4,-3 16.5,-0.7! 17.6,1.9 16.2,4.2! 16.5,6.7 13.5,9.7
      7,10.2 0,8.4 -5,5.6
    `,
    thumb: pts`1.2,8.6 4.2,2.8 9.7,0.2 14.4,1.6 14.8,5.3 10.4,7.7 5.8,10.9`,
    creases: [pts`8.1,-6 15.1,-5.3`, pts`7.4,-1.4 16.5,-0.7`, pts`4.2,3.5 9.7,0.7 14.4,1.9`],
  },
  // fingers curled round something that passes through the palm, the thumb over them
  grip: {
    palm: pts`-5,-5.4 1,-7.2 6,-8.2 12,-7.4 15,-3.4 13.6,0.6 15,4 11,7.6 4,8 -1,6.6 -5,5.4`,
    thumb: pts`2,5.4 5,10 10,10.8 14.4,8 13,5 8,5.4 6,3`,
    creases: [pts`8.4,-4 13.4,-3.4`, pts`8,0 12.8,0.6`],
  },
  flat: {
    palm: pts`-5,-5.2 2,-6.8 10,-6.8 18,-5.4 21,-2.4 20.8,1.6 17.4,5 8,6.6 -1,6.2 -5,5.2`,
    thumb: pts`0,5 4,9 9,11.6 12.6,11 11,7.8 6,4`,
    creases: [pts`12.6,-3.4 19.6,-2.8`, pts`12.6,0 20.4,0.4`, pts`12.4,3.2 18,3.4`],
    lines: PALM_LINES,
    nails: pts`16.4,-4.4 19,-1.4 18.8,1.8 15.4,4.4`,
  },
  // the fingers behind the sheet, the thumb on it
  paper: {
    palm: pts`-5,-5.2 2,-7 9,-8 17,-7 20,-3.6 20.4,1 18,5 11,6.8 3,6.8 -5,5.2`,
    thumb: pts`-1,4.6 2.4,9 7.4,9.4 13,6.4 14.4,3 11.6,1.6 7,3.4 3,1.6`,
    creases: [pts`12.6,-4.4 18.6,-3.4`, pts`13,-0.6 19.4,-0.2`],
  },
  // seen from below, as a shelf
  carry: {
    palm: pts`-5,-5.4 2,-7.6 10,-8.2 18,-6 21.6,-2 21.8,3 19,6.4 12,6.6 3,6.6 -5,5.2`,
    thumb: pts`1,4 4.4,9 9.4,12.4 12.4,11 10.8,7 7,3.4`,
    creases: [pts`15,-5 20.4,-2.4`, pts`15.4,-1.4 21,0.4`, pts`15,2.2 20,3.6`],
  },
  wave: {
    palm: pts`
      -5,-5.2 1,-7.4 4.6,-9.2 10.4,-14.4 13,-12.6 9.4,-6! 18.6,-9.4 20.6,-6.8 11.8,-2! 21.4,-1.8
      21.6,1.4 11.4,2.2! 18.4,7.2 17,10 6,8 -1,6.6 -5,5.2
    `,
    thumb: pts`-1,5 0.6,10.6 2.4,16.4 6,16.6 7.4,10 5,4`,
    creases: [],
    lines: PALM_LINES,
    nails: pts`10.6,-12.4 18,-7.4 19.4,-0.2 16.2,8`,
  },
  // edge on: the fingers are one narrow strip, the thumb stands off it
  clap: {
    palm: pts`-5,-4.6 3,-5 12,-4.4 20,-2.8 23,-0.4 20.4,1.8 12,2.6 4,3.2 -5,4.6`,
    thumb: pts`1,-3 4,-8 8,-11 10.8,-9.4 9.6,-5.4 6,-2.6`,
    creases: [pts`9,0.4 19.6,-0.2`],
  },
  hug: {
    palm: pts`-5,-5.2 2,-7 9,-7.4 15.6,-5.4 20,-0.6 22,5.4 19.4,7.4 15.4,6.6 9,6.4 -1,6.2 -5,5.2`,
    thumb: pts`0,4.6 3.4,9.4 8,12.6 11.4,11.6 10,7.8 6,3.6`,
    creases: [pts`12,-3.4 17.4,1.2`, pts`11,0 16,4.4`],
    nails: pts`18.6,3.6`,
  },
  // a bowl, hollow towards the thumb
  cup: {
    palm: pts`
      -5,-5.2 2,-7 9,-8 15.4,-7 20.6,-2.4 23,3.4 20.6,5.4 16.4,2.4 10,0.6 4,2.6 -1,5.6 -5,5.2
    `,
    thumb: pts`0,3.4 4,7.6 9,9.6 11,7 7.6,3 4,0.6`,
    creases: [pts`13,-4.6 18.4,-0.6`, pts`9.4,-4.6 13,-3.6`],
  },
  pinch: {
    palm: pts`
      -5,-5.2 1,-7.2 7,-7.6 12.4,-4.4 18,2.4 18.8,5.6 16,5.8 10.6,1.8 9.4,5 5.6,7 0,6.8 -5,5.2
    `,
    thumb: pts`1,4.4 6,8.4 12.6,9 17.6,7.4 17.4,5.2 12,4.8 6.6,2.6`,
    creases: [pts`4.6,-1.6 9,0.4`, pts`4,1.8 7.8,3.2`],
  },
  // two hands with their fingers between each other
  clasp: {
    palm: pts`-5,-5.4 2,-8.8 9,-10 16,-8 20.4,-2.4 19.8,4.4 15.4,9.2 7,10 0,8.2 -5,5.4`,
    thumb: pts`3,-0.4 8,-3.6 14,-2.2 14,1.6 8.4,2.2`,
    creases: [
      pts`6,-9.4 7,-4.8`,
      pts`10,-9.6 11,-5`,
      pts`14,-8.2 14.6,-4.4`,
      pts`7.4,9.4 8,5`,
      pts`11.6,9 12,4.6`,
      pts`15.6,7.6 15.4,3.6`,
    ],
  },
  // inside the other hand
  hidden: { palm: [], thumb: [], creases: [] },
};

/** How far fingers reach round what they hold, and their half width. */
const FINGER = { long: 12, half: 2.3 } as const;

/** A finger from one point to another, its ends round. */
function finger([ax, ay]: Point, [bx, by]: Point, half: number): Outline {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [((by - ay) / long) * half, (-(bx - ax) / long) * half];
  const [ex, ey] = [((bx - ax) / long) * half * 0.8, ((by - ay) / long) * half * 0.8];
  return [
    [ax + nx, ay + ny],
    [bx + nx, by + ny],
    [bx + ex, by + ey],
    [bx - nx, by - ny],
    [ax - nx, ay - ny],
    [ax - ex, ay - ey],
  ];
}

/** The middle of the palm, where what is held passes. */
const GRIP_AT = 8;

/**
 * A hand closed on something `width` units wide that passes across it: what is behind the thing, and the fingers and the
 * thumb before it. A thing too wide to close on shows the fingertips alone.
 */
export function closedHand(
  kind: HandKind,
  width: number,
): { readonly behind: Outline; readonly before: readonly Outline[]; readonly thumb: Outline } {
  if (kind === 'paper') return { behind: HANDS.paper.palm, before: [], thumb: HANDS.paper.thumb };
  if (kind === 'pinch')
    return {
      behind: HANDS.pinch.palm,
      before: [],
      thumb: HANDS.pinch.thumb,
    };
  const far = GRIP_AT + width / 2 + 1.6;
  const near = Math.max(GRIP_AT - width / 2 - 1, far - FINGER.long);
  const fingers = [-6.6, -2.4, 1.8, 5.8].map((y, i) =>
    finger([far, y * 0.94], [near + (i === 3 ? 2 : 0), y + 0.5], FINGER.half),
  );
  const thumbEnd = Math.min(far - 4, GRIP_AT - width / 2 + 8);
  return {
    behind: pts`-5,-5.4 1,-7.4 ${far - 4},-8.6 ${far + 1},-6 ${far + 1.4},5 ${far - 4},8.2 1,7.2 -5,5.4`,
    before: fingers,
    thumb: finger([0.6, 6], [thumbEnd, 9.4], 2.9),
  };
}
