/** Step 1, format: the rules of the check that a picture may break with a reason in words. Each reason answers one rule. */
import { z } from 'zod';

const reason = z.string().min(4).exactOptional();

/** `why: { covered: 'they hide under the table' }`. A reason that answers nothing is a finding itself. */
export const why = z.strictObject({
  /** The hero’s face is not on the page. */
  offPage: reason,
  /** A hand ends away from what it touches, holds or carries. */
  miss: reason,
  /** Somebody or something with a name is not to be seen. */
  unseen: reason,
  /** What a hand holds, or two joined hands, are hidden by what is nearer. */
  hiddenHand: reason,
  /** An arm or a leg shows through a wall, a hull or another solid thing. */
  showsThrough: reason,
  /** A hand or a leg comes from the edge of the page without a body. */
  noBody: reason,
  /** Something covers more than a fifth of a face: another’s, by places; the hero’s own, in drawn pixels. */
  covered: reason,
  heroCovered: reason,
  /** A bar, a rope or a pole crosses an eye. */
  bar: reason,
  /** A dark shape is not in profile, has no arm apart, or the words tell of its face. */
  silhouette: reason,
  /** What the words name is not in the picture, as often as they say, and large enough. */
  shows: reason,
  /** More people and things than are seen. */
  crowded: reason,
  /** The hero’s pose is that of the picture before. */
  samePose: reason,
  /** The shot is that of the picture before. */
  sameShot: reason,
  /** Somebody’s clothes or something’s colour have changed. `wears: { …, why }` says it of one person’s clothes. */
  changed: reason,
  /** A thing that more than three books show. */
  sharedThing: reason,
  /** A sky of rings that more than three books show. */
  sharedSky: reason,
  /** The hero’s skin has the grey of what is behind it. */
  sinks: reason,
  /** The strongest contrast is away from everybody and every lamp. */
  contrast: reason,
  /** At a glance it is another picture of this book. */
  looksAlike: reason,
  /** At a glance it is a picture of another book. */
  composedAlike: reason,
});
export interface Why extends z.infer<typeof why> {}
export type WhyRule = keyof Why;
