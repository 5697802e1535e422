// @vitest-environment node
/** A part is one file: put into its folder, it has an id and a label, is drawn, and stands in scenes and the gallery. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCatalogues } from '../scripts/kit/generate-catalogues.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const copy = mkdtempSync(path.join(tmpdir(), 'story-playroom-kit-'));

const UMBRELLA = `import type { Prop } from '../prop.ts';
export const umbrella: Prop = {
  id: 'umbrella',
  label: 'Umbrella',
  colour: '#123456',
  bounds: [-120, -320, 120, 4],
  grip: [0, -40],
  draw(c, colour) {
    c.band('0,0 0,-220', [8, 8], '#654321');
    c.blob('-90,-160! 0,-246 90,-160!', colour);
  },
};
`;

const NEWT = `import type { Animal } from '../animal.ts';
import { eyes } from '../../figures/animals/eyes.ts';
export const newt: Animal = {
  id: 'newt',
  label: 'Newt',
  colour: '#345612',
  size: 0.5,
  bounds: [-60, -40, 60, 0],
  eye: [-40, -30],
  nose: [-52, -24],
  mouth: [-48, -18],
  back: [0, -36],
  draw(c, pose, colour) {
    c.blob('-90,-20 0,-50 90,-6 0,0', colour);
    eyes(c, pose, -62, -40, 16);
  },
};
`;

const CAVE = `import type { Backdrop } from '../backdrop.ts';
import { layer } from '../backdrop-stage.ts';
import { ringSky } from './shapes/sky.ts';
export const cave: Backdrop = {
  id: 'cave',
  label: 'Cave',
  ground: 1190,
  layers: (g) => [layer(0, () => ringSky(g)), layer(0.9, () => g.c.box(0, 1200, 900, 200, '#443322'))],
};
`;

const load = (file: string) => import(pathToFileURL(path.join(copy, file)).href);

beforeAll(async () => {
  for (const folder of ['illustration', 'content', 'scripts'])
    cpSync(path.join(ROOT, folder), path.join(copy, folder), {
      recursive: true,
      filter: (source) => !source.endsWith('.test.ts'),
    });
  writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(copy, 'illustration/parts/props/umbrella.ts'), UMBRELLA);
  writeFileSync(path.join(copy, 'illustration/parts/animals/newt.ts'), NEWT);
  writeFileSync(path.join(copy, 'illustration/parts/backdrops/cave.ts'), CAVE);
  await writeCatalogues(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a new file in a folder of the kit', () => {
  test('is in the lists of ids', async () => {
    const { BACKDROP_IDS, ANIMAL_IDS, PROP_IDS } = await load('illustration/scene/format/ids.ts');
    expect(PROP_IDS).toContain('umbrella');
    expect(ANIMAL_IDS).toContain('newt');
    expect(BACKDROP_IDS).toContain('cave');
    const { PROP_LIST } = await load('illustration/parts/props.generated.ts');
    expect(PROP_LIST).toContainEqual({ id: 'umbrella', label: 'Umbrella' });
  });

  test('is drawn by a scene', async () => {
    const { fetchParts } = await load('illustration/scene/svg/fetch-parts.ts');
    const { drawScene } = await load('illustration/scene/svg/draw-scene.ts');
    const { defaultLook } = await load('illustration/figures/hero/look/look.ts');
    const scene = { light: 'noon', seed: 2, describe: '' };
    const draw = async (props: unknown[], cast: unknown[], backdrop = 'meadow'): Promise<number> => {
      const whole = { ...scene, backdrop, props, cast };
      await fetchParts(whole, defaultLook);
      return drawScene(whole, defaultLook, { textures: 'shared' }).length;
    };
    const empty = await draw([], []);
    expect(await draw([{ id: 'umbrella', at: [400, 1190] }], [])).toBeGreaterThan(empty + 200);
    expect(await draw([], [{ who: 'newt', at: [400, 1190] }])).toBeGreaterThan(empty + 200);
    expect(await draw([], [], 'cave')).toBeGreaterThan(1000);
  });

  test('is shown in the gallery', async () => {
    const { KIT_GALLERY } = await load('illustration/gallery.ts');
    const shown = KIT_GALLERY.flatMap(({ items }: { items: { id: string }[] }) => items.map(({ id }) => id));
    expect(shown).toContain('umbrella');
    expect(shown).toContain('newt joy');
    expect(shown).toContain('cave dusk');
  });
});
