/** Step 1, format: places and targets. */

/** Places as [x, y] in page units: where a prop or figure touches the ground, or its centre if it flies. */
export type Place = readonly [x: number, y: number];

/**
 * Something in the picture by its name, or a part of it: `whale`, `whale.eye`, `hero.left` (a hand), `table.top`. A name is the
 * `name` of a prop or role, else its `id` or `who`. Parts of people: head, eyes, mouth, left, right, chest, back, lap, seat,
 * feet; of animals and things: centre, top, and what their record gives (eye, mouth, back, seat, grip).
 */
export type Target = string;

/** Whether it is told by numbers, not by a name. */
export const isPlace = (told: unknown): told is Place => Array.isArray(told);

/** A place in page units, or something that is there. */
export type Spot = Place | Target;
