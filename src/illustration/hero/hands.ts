/** The shapes of hands. */

import type { Outline } from '../paper/outline.ts';
import { pts } from '../paper/points.ts';
import type { HandKind } from './pose.ts';

/** Hands along +x from the wrist, drawn with the thumb below; mirrored as needed. */
export const HANDS: Record<HandKind, { palm: Outline; thumb: Outline; creases: readonly Outline[] }> = {
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
  },
  point: {
    palm: pts`
      -5,-5.2 2,-7 8,-6.6 20,-5.6 22.4,-3.4 20,-1.2 12.6,-0.4! 13.6,3 11,6.8 4,7.8 -1,6.4 -5,5.2
    `,
    thumb: pts`1,-4 5,-9.4 9,-10.6 10.6,-7.6 6,-4`,
    creases: [pts`9,3 12.4,3.4`],
  },
  fist: {
    palm: pts`-5,-5.4 1,-7.4 8,-7 12,-2.6 11.4,3.6 7,7.4 0,7 -5,5.4`,
    thumb: pts`2,3 6,-0.6 11,-1 12,2.2 7,5.6`,
    creases: [pts`8,-3.6 11,-3`, pts`8.4,-0.2 11.6,0.2`],
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
  },
  // hollow towards the thumb
  cup: {
    palm: pts`
      -5,5.2 1,3.2 7,-0.4 12.6,0.4 16.6,5 19.4,9 22,6.4 20.4,-1 15.4,-6.8 7,-8.8 0,-7.4 -5,-5.4
    `,
    thumb: pts`0,3 2,8 5.4,12 8.6,11 7.8,5.6 5,1`,
    creases: [pts`13.4,-4.4 18.6,0.6`, pts`10.6,-5.6 13.4,-3.6`],
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
