/**
 * Step 1, format: the words that scenes share: ids of the kit's parts, places, colours, outlines. The schema in this folder is the one source of
 * what a scene may say: `z.infer` gives its types, `npm run check:scenes` holds every book to it. All of it is strict, so a
 * misspelt key is an error. Browsers read scenes that were checked: they import the types and never this code.
 */
import { z } from 'zod';
import { ACTING_EXPRESSIONS } from '../../figures/hero/head/expressions.ts';
import { STRENGTHS } from '../../figures/hero/head/face-state.ts';
import { HERO_EXPRESSIONS, HERO_POSES } from '../../figures/hero/look/look-options.ts';
import { ACTING_POSES } from '../../figures/hero/pose/acting-poses.ts';
import { STOCKS } from '../../paper/printed-stocks.ts';
import { SHOTS } from './shots.ts';

/** One of the ids of a list of the kit. */
export const idOf = <Id extends string>(list: readonly { readonly id: Id }[]) =>
  z.enum(list.map(({ id }) => id));

export const pose = z.enum([...HERO_POSES.map(({ id }) => id), ...ACTING_POSES]);
export const expression = z.enum([...HERO_EXPRESSIONS.map(({ id }) => id), ...ACTING_EXPRESSIONS]);
export const strength = z.enum(STRENGTHS);
export const stock = z.enum(keysOf(STOCKS));
export const shot = z.enum(keysOf(SHOTS));

export const colour = z.string().regex(/^#[0-9a-f]{6}$/iu, { error: 'is no colour: #rrggbb' });

/** A pair of numbers: a place, a size. */
export const pair = z.tuple([z.number(), z.number()]).readonly();

/** Something in the picture by its name, or a part of it: `whale`, `whale.eye`, `hero.left` (a hand), `table.top`. */
export const target = z.string().regex(/^[\p{L}\d -]+(\.[a-zA-Z]+)?$/u, {
  error: 'is no target: the name of something in the picture, or a part of it as in whale.eye',
});
export const spot = z.union([pair, target]);

const POINT = /^-?(\d+(\.\d*)?|\.\d+)(e-?\d+)?,-?(\d+(\.\d*)?|\.\d+)(e-?\d+)?!?$/u;
const isOutline = (text: string) =>
  text
    .trim()
    .split(/\s+/u)
    .every((point) => POINT.test(point));
/** An outline or a line, `x,y x,y! …`. */
export const points = z
  .string()
  .refine(isOutline, { error: 'is no outline: x,y x,y! … with ! after a corner' });
export const holes = z
  .string()
  .refine((text) => text.split('|').every(isOutline), { error: 'are no outlines: x,y x,y! … | x,y …' });

/** Parts of people, as targets name them: `hero.left`. Animals and things have those that their record gives. */
export const PERSON_PARTS = [
  'head',
  'top',
  'eyes',
  'mouth',
  'left',
  'right',
  'chest',
  'centre',
  'back',
  'lap',
  'seat',
  'neck',
  'shoulder',
  'knee',
  'elbow',
  'feet',
  'foot',
] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

export const part = z.number().min(0).max(1);

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
