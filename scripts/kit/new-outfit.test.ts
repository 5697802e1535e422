// @vitest-environment node
/** Adding an outfit is adding one file: a new one is found by everything that lists outfits. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseLook as parseRealLook } from '../../illustration/figures/hero/look/look.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'story-playroom-outfit-'));
const hero = path.join(copy, 'illustration', 'figures', 'hero');

const CLOUD_SUIT = `
import { bell, type Outfit } from './shapes/garment.ts';

export const cloudSuit: Outfit = {
  id: 'cloudSuit',
  order: 135,
  label: 'Cloud suit',
  colours: ['sky', 'cream'],
  rise: 150,
  cut: ({ cloth }) => ({
    sleeve: { length: 0.9, colour: cloth },
    legwear: { trousers: { colour: cloth, length: 0.9 } },
    shoes: { kind: 'slipper', colour: cloth },
    torso({ paper }) {
      paper.sheet(bell(30, 10), cloth);
      paper.ellipse(0, -40, 9, 7, '#12ab34', { lit: false });
    },
  }),
};
`;

const load = <T>(file: string): Promise<T> => import(pathToFileURL(path.join(hero, file)).href);
type Choices = typeof import('../../illustration/figures/hero/look/look-options.ts');
type Looks = typeof import('../../illustration/figures/hero/look/look.ts');
type Rig = typeof import('../../illustration/figures/hero/rig.ts');
type Gallery = typeof import('../../illustration/figures/hero/hero-gallery.ts');
type HeroNeeds = typeof import('../../illustration/figures/hero/look/fetch-looks.ts');

beforeAll(() => {
  cpSync(path.join(ROOT, 'illustration'), path.join(copy, 'illustration'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  });
  writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(copy, 'illustration/parts/outfits/cloudSuit.ts'), CLOUD_SUIT);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/kit/generate-catalogues.ts', copy], {
    cwd: ROOT,
  });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a new outfit appears on the Create screen in its order', async () => {
  const { OUTFITS } = await load<Choices>('look/look-options.ts');
  const outfitIndex = OUTFITS.findIndex(({ label }) => (label as string) === 'Cloud suit');
  expect([OUTFITS[outfitIndex - 1]?.id, OUTFITS[outfitIndex + 1]?.id]).toEqual(['pyjamas', 'astronaut']);
  expect(OUTFITS[outfitIndex]).toMatchObject({ id: 'cloudSuit', colours: ['sky', 'cream'], premium: false });
});

test('a stored look keeps a new outfit, and Regenerate may pick it', async () => {
  const { shuffleLook, defaultLook, parseLook } = await load<Looks>('look/look.ts');
  expect(parseLook({ outfit: 'cloudSuit' }).outfit).toBe('cloudSuit');
  expect(parseRealLook({ outfit: 'cloudSuit' }).outfit).toBe(defaultLook.outfit);
  const shuffledOutfits = new Set(
    Array.from({ length: 300 }, (_, seed) => shuffleLook(defaultLook, seed).outfit),
  );
  expect(shuffledOutfits).toContain('cloudSuit');
});

test('the gallery shows a new outfit from all sides', async () => {
  const { HERO_GALLERY } = await load<Gallery>('hero-gallery.ts');
  const galleryIds = HERO_GALLERY.flatMap(({ items }) => items.map(({ id }) => id));
  for (const id of ['cloudSuit', 'cloudSuit, from the side', 'cloudSuit, from behind'])
    expect(galleryIds).toContain(id);
});

test('the rig draws a new outfit, and knows its reach', async () => {
  const { parseLook } = await load<Looks>('look/look.ts');
  const { heroBounds, heroSvg } = await load<Rig>('rig.ts');
  const { fetchLooks } = await load<HeroNeeds>('look/fetch-looks.ts');
  const worn = parseLook({ outfit: 'cloudSuit' });
  await fetchLooks([worn, parseLook({})]);
  expect(heroSvg(worn, { textures: 'none' })).toContain('#12ab34');
  expect(heroSvg(parseLook({}), { textures: 'none' })).not.toContain('#12ab34');
  expect(heroBounds(worn).y).toBeLessThan(heroBounds(parseLook({})).y - 100);
});
