/** What records say of themselves holds for their drawings. */
import { describe, expect, test } from 'vitest';
import { Cutter } from './paper/cutter.ts';
import { PAGE } from './paper/page.ts';
import { Paper } from './paper/paper.ts';
import { type Bounds, PAGE_UNITS, type RecordPoint } from './paper/part-facts.ts';
import { ANIMAL_RECORDS } from './parts/animals.records.generated.ts';
import { BACKDROP_RECORDS } from './parts/backdrops.records.generated.ts';
import type { DrawProp, Prop } from './parts/prop.ts';
import { PROP_RECORDS } from './parts/props.records.generated.ts';
import { ANIMAL_IDS, BACKDROP_IDS, PROP_IDS } from './scene/format/ids.ts';

/** Page units a place may lie outside of what is drawn: a hand is beside a handle, an eye on the edge of a face. */
const NEAR = 24;

function expectOn([x, y]: RecordPoint, [left, top, right, bottom]: Bounds, what: string): void {
  expect(x, what).toBeGreaterThan(left - NEAR);
  expect(x, what).toBeLessThan(right + NEAR);
  expect(y, what).toBeGreaterThan(top - NEAR);
  expect(y, what).toBeLessThan(bottom + NEAR);
}

/** The thing alone, 0,0 being 0,0 of the picture, in page units. */
function drawn(prop: Prop, draw: DrawProp): string {
  const paper = new Paper({ x: -900, y: -1200, width: 1800, height: 1800, prefix: 't', textures: 'none' });
  const c = new Cutter(paper);
  c.at(0, 0, { scale: PAGE_UNITS }, () => draw(c, prop.colour));
  return paper.toSvg();
}

describe.each(PROP_IDS.map((id) => [id, PROP_RECORDS[id]] as const))('prop %s', (id, prop) => {
  test('has the id of its file', () => {
    expect(prop.id).toBe(id);
    expect(prop.label).toMatch(/^[A-Z]/);
    expect(prop.colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('has its grip, seat and top within its bounds', () => {
    const { bounds, grip, seat, top } = prop;
    if (grip) expectOn(grip, bounds, 'grip');
    if (seat) expectOn(seat, bounds, 'seat');
    if (!top) return;
    expect(top.right).toBeGreaterThan(top.left);
    for (const x of [top.left, top.right]) expectOn([x, top.y], bounds, 'top');
  });

  test('is drawn about its middle if it hangs, else above its foot', () => {
    const [, top, , bottom] = prop.bounds;
    if (!prop.hangs) expect(Math.abs(bottom)).toBeLessThan(-top);
    else expect(bottom).toBeGreaterThan(30);
  });

  if (prop.light)
    test('draws a glow where its light is', () => {
      const { at, radius } = prop.light ?? { at: [0, 0], radius: 0 };
      const glows = [
        ...drawn(prop, prop.draw).matchAll(/<ellipse cx="([^"]+)" cy="([^"]+)" rx="([^"]+)"[^>]*url\(#/g),
      ].map(([, x, y, r]) => [Number(x), Number(y), Number(r)] as const);
      const nearest = glows.filter(
        ([x, y, r]) => Math.hypot(x - at[0], y - at[1]) < 2 && Math.abs(r - radius) < 2,
      );
      expect(nearest, JSON.stringify(glows)).not.toEqual([]);
    });

  if (prop.inside)
    test('has an inside, and different far and near halves', () => {
      const { far, near, at } = prop.inside ?? { far: prop.draw, near: prop.draw, at: [0, 0] };
      expectOn(at, prop.bounds, 'inside');
      const [behind, before] = [drawn(prop, far), drawn(prop, near)];
      expect(behind).not.toBe(before);
      for (const half of [behind, before]) expect(half).not.toBe(drawn(prop, () => undefined));
    });
});

describe.each(ANIMAL_IDS.map((id) => [id, ANIMAL_RECORDS[id]] as const))('animal %s', (id, animal) => {
  test('has its face, back and seat within its bounds', () => {
    expect(animal.id).toBe(id);
    expect(animal.label).toMatch(/^[A-Z]/);
    const { bounds, eye, nose, mouth, back, seat } = animal;
    for (const [what, spot] of Object.entries({ eye, nose, mouth, back, ...(seat ? { seat } : {}) }))
      expectOn(spot, bounds, what);
    expect(eye[1], 'eyes above the mouth').toBeLessThan(mouth[1]);
    expect(mouth[0], 'it looks left').toBeLessThanOrEqual(Math.max(0, back[0]));
  });
});

test('some props have a grip, a seat, a top, an inside and a light', () => {
  const having = (fact: keyof Prop) => PROP_IDS.filter((id) => PROP_RECORDS[id][fact]).length;
  expect(having('grip')).toBeGreaterThan(20);
  expect(having('seat')).toBeGreaterThan(10);
  expect(having('top')).toBeGreaterThan(12);
  expect(having('inside')).toBeGreaterThan(12);
  expect(having('light')).toBeGreaterThan(12);
});

test.each(BACKDROP_IDS.map((id) => [id, BACKDROP_RECORDS[id]] as const))('backdrop %s', (id, backdrop) => {
  expect(backdrop.id).toBe(id);
  expect(backdrop.label).toMatch(/^[A-Z]/);
  if (backdrop.ground !== null) expect(Math.abs(backdrop.ground - PAGE.ground)).toBeLessThan(60);
});
