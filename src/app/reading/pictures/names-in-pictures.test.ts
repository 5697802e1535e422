// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookFile } from '../../../../content/book-file.ts';
import { readBook, toBookFile } from '../../../../content/read-books.ts';
import { SHELF } from '../../../../content/shelf.ts';
import { randomChild } from '../../../../illustration/figures/hero/look/look.ts';
import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Scene } from '../../../../illustration/scene/format/scene.ts';
import { buildKeepsake } from '../keepsake/build-keepsake.ts';
import type { Readers } from '../readers.ts';
import { parseSharedLink, sharedBookPath } from '../shared-link.ts';
import { followPath } from '../story-path.ts';
import { sceneDrawer } from './draw-scene.ts';

const child = (id: number, name: string) => ({
  id: `11111111-1111-4111-8111-11111111111${id}`,
  name,
  pronouns: 'they' as const,
  look: randomChild(id),
});
/** Names that no pencil of ours writes stand in a picture as text, where a test can read them. */
const readers: Readers = { hero: child(1, '小明'), friend: child(2, 'محمد') };
const slots = (cut: SceneCut) => ('letters' in cut ? (cut.letters.match(/\{(name|friend)\}/g) ?? []) : []);
const namesOf = (scene: Scene) =>
  (scene.cuts ?? []).flatMap(slots).map((slot) => (slot === '{name}' ? '小明' : 'محمد'));
const count = (svg: string, name: string) => svg.split(name).length - 1;

const told = (await Promise.all(SHELF.map(({ slug }) => readBook(slug)))).filter((book) => book !== null);
const files: readonly BookFile[] = told.map(toBookFile);
const pages = files.flatMap((file) =>
  file.spreads.flatMap(({ id, scene }) => (namesOf(scene).length > 0 ? [{ file, id, scene }] : [])),
);

beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterAll(() => vi.unstubAllGlobals());

/** Each way through a book to an end. */
function pathsOf(file: BookFile, path: readonly string[] = []): (readonly string[])[] {
  const way = followPath(file, path);
  if (way.end !== 'choice') return [path];
  return way.spreads.at(-1)!.choice!.ways.flatMap(({ to }) => pathsOf(file, [...path, to]));
}

function expectNames(svg: string, scene: Scene, where: string) {
  for (const name of new Set(namesOf(scene)))
    expect(count(svg, name), `${where} writes ${name}`).toBe(namesOf(scene).filter((n) => n === name).length);
}

it('every book of pictures writes a name, and none writes more than expected', () => {
  expect(pages.reduce((sum, { scene }) => sum + namesOf(scene).length, 0)).toBeGreaterThanOrEqual(22);
});

describe.each(pages.map(({ file, id, scene }) => [`${file.slug}, ${id}`, { file, scene, id }] as const))(
  '%s',
  (where, { file, scene, id }) => {
    it('the reader writes the names, in whole pictures and in layers', async () => {
      const drawn = await sceneDrawer(file, () => scene, readers, 'plate')();
      expectNames(drawn.whole(), scene, where);
      const { far, middle, near } = drawn.sheets!();
      expectNames(far + middle + near, scene, where);
    }, 60_000);

    it('keepsakes and shared books write the names', async () => {
      const path = pathsOf(file).find((way) =>
        followPath(file, way).spreads.some((spread) => spread.id === id),
      )!;
      const sent = parseSharedLink(new URL(sharedBookPath(file.slug, readers)!, 'http://here').hash);
      if (sent === null || sent === 'damaged') throw new Error(`The link reads as ${sent}.`);
      for (const family of [readers, sent]) {
        const page = buildKeepsake(file, family, path)!.pages.find((kept) => kept.id === id)!;
        for (const shape of ['page', 'wide'] as const)
          expectNames(await page.picture(shape), scene, `${where}, ${shape}`);
      }
    }, 60_000);
  },
);

it("the book's own friend keeps its name when no child of the family plays it", async () => {
  const { file, scene } = pages.find(({ scene: { cuts = [] } }) => cuts.flatMap(slots).includes('{friend}'))!;
  const other: BookFile = { ...file, friend: { ...file.friend!, name: 'たむ' } };
  const drawn = await sceneDrawer(other, () => scene, { hero: readers.hero }, 'plate')();
  expect(drawn.whole()).toContain('たむ');
});
