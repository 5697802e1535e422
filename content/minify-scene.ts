/**
 * A picture's data as it travels: no digits that no eye sees, no lists of nothing, nothing that is said to authors only. Pictures
 * drawn from it are the same within a tenth of a page unit.
 */

import type { Scene } from '../illustration/scene/format/scene.ts';
import { isSoft } from '../illustration/scene/layout/soft-things.ts';

/** Decimals of what orders sheets or enlarges them; all else is page units, degrees or parts of the page. */
const FINE: Readonly<Record<string, number>> = { depth: 5, scale: 4, zoom: 4, opacity: 3 };
/** Texts that are lists of numbers. */
const OUTLINES = ['shape', 'line', 'holes'];
/** What is said to the check alone. */
const FOR_CHECKS = ['floats', 'what', 'why'];

/** What a picture is made of. */
type Data = string | number | boolean | null | undefined | readonly Data[] | { readonly [key: string]: Data };

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function minified<Part>(value: Part, key: string): Part;
function minified(value: Data, key: string): Data {
  if (typeof value === 'number') return rounded(value, FINE[key] ?? (Math.abs(value) < 10 ? 3 : 1));
  if (typeof value === 'string')
    return OUTLINES.includes(key)
      ? value
          .trim()
          .replace(/\s+/gu, ' ')
          .replace(/-?\d+\.\d+|-0\b/gu, (number) => String(rounded(Number(number), 1)))
      : value;
  if (Array.isArray(value)) return value.map((each) => minified(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, own]) => own !== undefined && !FOR_CHECKS.includes(name))
      .map(([name, own]) => [name, minified(own, name)]),
  );
}

/** The same picture in fewer bytes. @param named pieces that are drawn by themselves, too, and stay called what they are */
export function minifyScene(scene: Scene, named: readonly string[] = []): Scene {
  // What a piece is called does not travel else; that it is soft does.
  const softened = scene.cuts?.map((cut) => (isSoft(cut) ? { ...cut, soft: true as const } : cut));
  const { props, cuts: unnamed, ...rest } = minified({ ...scene, ...(softened && { cuts: softened }) }, '');
  const cuts = unnamed?.map((cut, i) => {
    const what = scene.cuts?.[i]?.what;
    return what !== undefined && named.includes(what) ? { ...cut, what } : cut;
  });
  return { ...rest, ...(props?.length ? { props } : {}), ...(cuts?.length ? { cuts } : {}) };
}
