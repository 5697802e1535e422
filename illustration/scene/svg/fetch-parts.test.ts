// @vitest-environment node
/** A browser draws with the parts its picture names, and no others are there. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { COVERS } from '../../../content/generated/covers.ts';
import { readBook } from '../../../content/read-books.ts';
import { LazyRegistry } from '../../paper/lazy-registry.ts';
import { LAZY_ANIMAL_RECORDS } from '../../parts/animals.lazy.generated.ts';
import { LAZY_BACKDROP_RECORDS } from '../../parts/backdrops.lazy.generated.ts';
import { LAZY_EXTRA_RECORDS } from '../../parts/extras.lazy.generated.ts';
import { LAZY_HAIR_RECORDS } from '../../parts/hair.lazy.generated.ts';
import { LAZY_OUTFIT_RECORDS } from '../../parts/outfits.lazy.generated.ts';
import { LAZY_PROP_RECORDS } from '../../parts/props.lazy.generated.ts';
import { SAMPLE_LOOKS } from '../../sample-looks.ts';
import { type Cast, toCast } from '../cast/cast.ts';
import { castBook } from '../cast/cast-book.ts';
import type { Scene } from '../format/scene.ts';
import { spreadScene } from '../format/spread-scene.ts';
import { resolveScene } from '../pose/resolve-scene.ts';
import { drawScene } from './draw-scene.ts';
import { fetchParts, requiredParts } from './fetch-parts.ts';

const sample = SAMPLE_LOOKS[3]!;
const STORIES = path.resolve(import.meta.dirname, '../../../content/stories');
const books = (await Promise.all(readdirSync(STORIES).map((slug) => readBook(slug)))).filter(
  (told) => told !== null,
);

/** What `work` asks the kit for, by id. */
function asked(work: () => void): Set<string> {
  const kit = [
    LAZY_PROP_RECORDS,
    LAZY_ANIMAL_RECORDS,
    LAZY_BACKDROP_RECORDS,
    LAZY_HAIR_RECORDS,
    LAZY_OUTFIT_RECORDS,
    LAZY_EXTRA_RECORDS,
  ];
  const spies = kit.map((parts) => vi.spyOn(parts as LazyRegistry<string, unknown>, 'get'));
  work();
  const ids = new Set(spies.flatMap((spy) => spy.mock.calls.map(([id]) => id)));
  for (const spy of spies) spy.mockRestore();
  return ids;
}

function namedBy(scene: Scene, cast: Cast): Set<string> {
  const { backdrop, props, animals, looks } = requiredParts(scene, cast);
  return new Set([
    backdrop,
    ...props,
    ...animals,
    ...looks.flatMap(({ hair, outfit, extras }) => [hair, outfit, ...extras]),
  ]);
}

test.each(books.map((told) => [told.slug, told.book] as const))(
  'the data of the pictures of %s names every part they draw',
  async (_, book) => {
    const cast = castBook(book, sample);
    for (const { id } of book.spreads) {
      const scene = spreadScene(book, id);
      const named = namedBy(scene, cast);
      await fetchParts(scene, cast);
      const placed = asked(() => resolveScene(scene, cast, (at) => at));
      expect(
        [...placed].filter((part) => !named.has(part)),
        id,
      ).toEqual([]);
    }
    // Drawing asks for no more than placing does, the backdrop aside: one picture of each book shows it.
    const last = spreadScene(book, book.spreads.at(-1)!.id);
    const drawn = asked(() => drawScene(last, cast, { textures: 'none' }));
    expect([...drawn].filter((part) => !namedBy(last, cast).has(part))).toEqual([]);
    expect(drawn).toContain(last.backdrop);
  },
);

test('a cover’s data names every part it draws', async () => {
  for (const [slug, { scene }] of Object.entries(COVERS)) {
    await fetchParts(scene, sample.look);
    const named = namedBy(scene, toCast(sample.look));
    const placed = asked(() => resolveScene(scene, toCast(sample.look), (at) => at));
    expect(
      [...placed].filter((part) => !named.has(part)),
      slug,
    ).toEqual([]);
  }
});

test('letter shapes are required only for pictures with words', () => {
  const scene: Scene = { backdrop: 'meadow', light: 'noon', seed: 1, cast: [], describe: '' };
  expect(requiredParts(scene, toCast(sample.look)).letters).toBe(false);
  const cuts = [{ letters: 'UP', size: 40, colour: '#222222', at: [400, 400] as const }];
  expect(requiredParts({ ...scene, cuts }, toCast(sample.look)).letters).toBe(true);
});

test('an unfetched part throws with its name, and a failed fetch can be retried', async () => {
  let tries = 0;
  const shelf = new LazyRegistry<'lamp', string>('thing', {
    lamp: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no signal');
      return 'a lamp';
    },
  });
  expect(shelf.has('lamp')).toBe(true);
  expect(shelf.has('toString')).toBe(false);
  expect(() => shelf.get('lamp')).toThrow(/thing “lamp” was not fetched/);
  await expect(shelf.fetch(['lamp'])).rejects.toThrow('no signal');
  await Promise.all([shelf.fetch(['lamp']), shelf.fetch(['lamp'])]);
  expect(shelf.get('lamp')).toBe('a lamp');
  await shelf.fetch(['lamp']);
  expect(tries).toBe(2);
});
