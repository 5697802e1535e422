// @vitest-environment node
/** A browser draws with the parts its picture names, and no others are there. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { COVERS } from '../../content/generated/covers.ts';
import { readBook } from '../../content/read-books.ts';
import { ANIMALS_AT_HAND } from '../figures/animals.at-hand.generated.ts';
import { EXTRA_DRAWINGS_AT_HAND } from '../figures/hero/extras.at-hand.generated.ts';
import { HAIR_AT_HAND } from '../figures/hero/hair/styles.at-hand.generated.ts';
import { WARDROBE_AT_HAND } from '../figures/hero/outfit/outfits.at-hand.generated.ts';
import { AtHand } from '../paper/at-hand.ts';
import { PROPS_AT_HAND } from '../parts/props.at-hand.generated.ts';
import { SITTERS } from '../sitters.ts';
import { BACKDROPS_AT_HAND } from './backdrops.at-hand.generated.ts';
import { direct } from './direct.ts';
import { drawScene } from './draw.ts';
import { fetchParts, needsOf } from './needs.ts';
import { type Players, playersOf } from './players.ts';
import type { Scene } from './scene.ts';
import { castBook, stageSpread } from './staging.ts';

const sitter = SITTERS[3]!;
const STORIES = path.resolve(import.meta.dirname, '../../content/stories');
const books = (await Promise.all(readdirSync(STORIES).map((slug) => readBook(slug)))).filter(
  (told) => told !== null,
);

/** What `work` asks the kit for, by id. */
function asked(work: () => void): Set<string> {
  const kit = [
    PROPS_AT_HAND,
    ANIMALS_AT_HAND,
    BACKDROPS_AT_HAND,
    HAIR_AT_HAND,
    WARDROBE_AT_HAND,
    EXTRA_DRAWINGS_AT_HAND,
  ];
  const spies = kit.map((parts) => vi.spyOn(parts as AtHand<string, unknown>, 'get'));
  work();
  const ids = new Set(spies.flatMap((spy) => spy.mock.calls.map(([id]) => id)));
  for (const spy of spies) spy.mockRestore();
  return ids;
}

function namedBy(scene: Scene, players: Players): Set<string> {
  const { backdrop, props, animals, looks } = needsOf(scene, players);
  return new Set([
    backdrop,
    ...props,
    ...animals,
    ...looks.flatMap(({ hair, outfit, extras }) => [hair, outfit, ...extras]),
  ]);
}

test.each(books.map((told) => [told.slug, told.book] as const))(
  'the pictures of %s name all they are made of',
  async (_, book) => {
    const players = castBook(book, sitter);
    for (const { id } of book.spreads) {
      const scene = stageSpread(book, id);
      const named = namedBy(scene, players);
      await fetchParts(scene, players);
      const placed = asked(() => direct(scene, players, (at) => at));
      expect(
        [...placed].filter((part) => !named.has(part)),
        id,
      ).toEqual([]);
    }
    // Drawing asks for no more than placing does, the backdrop aside: one picture of each book shows it.
    const last = stageSpread(book, book.spreads.at(-1)!.id);
    const drawn = asked(() => drawScene(last, players, { textures: 'none' }));
    expect([...drawn].filter((part) => !namedBy(last, players).has(part))).toEqual([]);
    expect(drawn).toContain(last.backdrop);
  },
);

test('a cover names all it is made of', async () => {
  for (const [slug, { scene }] of Object.entries(COVERS)) {
    await fetchParts(scene, sitter.look);
    const named = namedBy(scene, playersOf(sitter.look));
    const placed = asked(() => direct(scene, playersOf(sitter.look), (at) => at));
    expect(
      [...placed].filter((part) => !named.has(part)),
      slug,
    ).toEqual([]);
  }
});

test('letters come only where a picture has a word', () => {
  const scene: Scene = { backdrop: 'meadow', light: 'noon', seed: 1, cast: [], describe: '' };
  expect(needsOf(scene, playersOf(sitter.look)).letters).toBe(false);
  const cuts = [{ letters: 'UP', size: 40, colour: '#222222', at: [400, 400] as const }];
  expect(needsOf({ ...scene, cuts }, playersOf(sitter.look)).letters).toBe(true);
});

test('what was not fetched is missed by name; what failed is tried again', async () => {
  let tries = 0;
  const shelf = new AtHand<'lamp', string>('thing', {
    lamp: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no signal');
      return 'a lamp';
    },
  });
  expect(shelf.knows('lamp')).toBe(true);
  expect(shelf.knows('toString')).toBe(false);
  expect(() => shelf.get('lamp')).toThrow(/thing “lamp” was not fetched/);
  await expect(shelf.fetch(['lamp'])).rejects.toThrow('no signal');
  await Promise.all([shelf.fetch(['lamp']), shelf.fetch(['lamp'])]);
  expect(shelf.get('lamp')).toBe('a lamp');
  await shelf.fetch(['lamp']);
  expect(tries).toBe(2);
});
