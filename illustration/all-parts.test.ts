/** Every part of the kit can be drawn: well-formed, without a lost number, the same each time, within its weight. */

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { scenesOf } from '../content/book-file.ts';
import { GALLERY } from '../content/gallery.ts';
import { COVERS } from '../content/generated/covers.ts';
import { book as sampleBook } from '../content/sample-story/book.ts';
import { SHELF, storyBySlug } from '../content/shelf.ts';
import { book as moonBook } from '../content/stories/the-moon-balloon/book.ts';
import { coverSvg, titleLines } from './covers/draw-cover.ts';
import { lineWidth } from './covers/title-lettering.ts';
import { defaultLook } from './figures/hero/look/look.ts';
import { Cutter } from './paper/cutter.ts';
import { LIGHT_IDS } from './paper/hour-lights.ts';
import { pairs, triples } from './paper/number-lists.ts';
import { PAGE } from './paper/page.ts';
import { Paper } from './paper/paper.ts';
import { pts } from './paper/points.ts';
import { ANIMAL_RECORDS } from './parts/animals.records.generated.ts';
import { BACKDROP_RECORDS } from './parts/backdrops.records.generated.ts';
import { drawAnimal } from './parts/draw-animal.ts';
import { drawProp } from './parts/draw-prop.ts';
import { PROP_RECORDS } from './parts/props.records.generated.ts';
import { STAGES, squeezeSky } from './scene/camera/aspects.ts';
import { ANIMAL_IDS, ANIMAL_POSES, BACKDROP_IDS, PROP_IDS } from './scene/format/ids.ts';
import type { Scene } from './scene/format/scene.ts';
import { describeScene, drawScene, drawSceneLayers } from './scene/svg/draw-scene.ts';
import './load-all-parts.ts';

const empty = (backdrop: Scene['backdrop'], light: Scene['light']): Scene => ({
  backdrop,
  light,
  seed: 3,
  cast: [],
  describe: '{name}.',
});

function drawn(draw: (c: Cutter) => void): string {
  const paper = new Paper({ width: 500, height: 500, prefix: 't', textures: 'shared' });
  const c = new Cutter(paper);
  c.at(250, 480, {}, () => draw(c));
  return paper.toSvg();
}

/** What is wrong with an SVG: tags that do not close in order, references without a target, lost numbers. */
function faults(svg: string): string[] {
  const found = svg.match(/NaN|undefined|Infinity/g) ?? ([] as string[]);
  const open: string[] = [];
  for (const [, closing, name, selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}>`);
    } else if (!selfClosed) open.push(name!);
  }
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
  for (const [, a, b] of svg.matchAll(/(?:href="#([^"]+)"|url\(#([^)]+)\))/g)) {
    const id = (a ?? b)!;
    if (!ids.has(id) && !id.startsWith('paper-')) found.push(`#${id}`);
  }
  return [...found, ...open];
}

function expectSound(svg: string): void {
  expect(faults(svg)).toEqual([]);
}

describe('the kit', () => {
  test('has at least the promised number of backdrops, props and animals', () => {
    expect(BACKDROP_IDS.length).toBeGreaterThanOrEqual(14);
    expect(PROP_IDS.length).toBeGreaterThanOrEqual(60);
    expect(ANIMAL_IDS.length).toBeGreaterThanOrEqual(24);
    expect(Object.keys(BACKDROP_RECORDS).sort()).toEqual([...BACKDROP_IDS].sort());
    expect(Object.keys(PROP_RECORDS).sort()).toEqual([...PROP_IDS].sort());
    expect(Object.keys(ANIMAL_RECORDS).sort()).toEqual([...ANIMAL_IDS].sort());
  });

  test('the gallery lists every part once', () => {
    const ids = GALLERY.flatMap(({ name, items }) => items.map(({ id }) => `${name}/${id}`));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(BACKDROP_IDS.length + PROP_IDS.length + ANIMAL_IDS.length);
  });
});

describe.each(BACKDROP_IDS)('backdrop %s', (backdrop) => {
  test.each(LIGHT_IDS)('in the light of %s', (light) => {
    const svg = drawScene(empty(backdrop, light), defaultLook, { textures: 'shared' });
    expectSound(svg);
    expect(gzipSync(svg).length).toBeLessThan(90 * 1024);
  });

  test('fills the wide picture, and is drawn the same twice', () => {
    const wide = drawScene(empty(backdrop, 'noon'), defaultLook, { aspect: 'wide' });
    expect(wide).toContain('viewBox="-300 320 1500 1000"');
    expect(drawScene(empty(backdrop, 'noon'), defaultLook, { aspect: 'wide' })).toBe(wide);
  });
});

test.each(PROP_IDS)('prop %s', (id) => {
  const svg = drawn((c) => drawProp(c, id));
  expectSound(svg);
  expect(svg).toBe(drawn((c) => drawProp(c, id)));
  expect(svg).not.toBe(drawn(() => undefined));
  expect(gzipSync(svg).length).toBeLessThan(16 * 1024);
});

describe.each(ANIMAL_IDS)('animal %s', (id) => {
  test('has three poses with different drawings', () => {
    const poses = ANIMAL_POSES.map((pose) => drawn((c) => drawAnimal(c, id, pose)));
    poses.forEach(expectSound);
    expect(new Set(poses).size).toBe(ANIMAL_POSES.length);
    for (const svg of poses) expect(gzipSync(svg).length).toBeLessThan(12 * 1024);
  });

  test('can be drawn in another colour', () => {
    expect(drawn((c) => drawAnimal(c, id, 'rest', '#3f7f5c'))).not.toBe(drawn((c) => drawAnimal(c, id)));
  });
});

describe('scenes', () => {
  const [sampleScenes, moonScenes] = [scenesOf(sampleBook), scenesOf(moonBook)];
  const all = [...sampleScenes, ...moonScenes, ...Object.values(COVERS).map(({ scene }) => scene)];

  test('the sample has three, The Moon Balloon four', () => {
    expect(sampleScenes).toHaveLength(3);
    expect(moonScenes).toHaveLength(4);
  });

  test.each(all)('$describe', (scene) => {
    // The Moon Balloon's child has no name.
    expect(describeScene(scene, 'Zoë & <b>')).toMatch(/Zoë & <b>|child/);
    expect(scene.cast.filter(({ who }) => who === 'hero')).toHaveLength(1);
    for (const { at = [0, 0] } of [...scene.cast, ...(scene.props ?? [])]) {
      expect(at[0]).toBeGreaterThan(-60);
      expect(at[0]).toBeLessThan(PAGE.width + 60);
      expect(at[1]).toBeLessThan(PAGE.height + 20);
    }
    expectSound(drawScene(scene, defaultLook, { textures: 'shared' }));
  });

  test('returns layers from far to near, each the size of the whole picture', () => {
    const layers = drawSceneLayers(sampleScenes[1]!, defaultLook, { textures: 'shared' });
    expect(layers.length).toBeGreaterThan(5);
    expect(layers.map(({ depth }) => depth)).toEqual(layers.map(({ depth }) => depth).sort((a, b) => a - b));
    for (const { svg } of layers) expect(svg).toContain('viewBox="0 0 900 1320"');
  });

  test('keeps the things in the sky within a wide picture', () => {
    expect(squeezeSky(STAGES.page, [100, 200])).toEqual([100, 200]);
    expect(squeezeSky(STAGES.wide, [100, 0])[1]).toBe(320);
    expect(squeezeSky(STAGES.wide, [100, 600])[1]).toBe(600);
    expect(squeezeSky(STAGES.wide, [100, 1190])[1]).toBe(1190);
  });

  test('draws another picture for another look', () => {
    const other = drawScene(sampleScenes[0]!, { ...defaultLook, skin: 's9', hair: 'afro' });
    expect(other).not.toBe(drawScene(sampleScenes[0]!, defaultLook));
  });
});

describe('covers', () => {
  test('exist for every story', () => {
    expect(Object.keys(COVERS)).toHaveLength(SHELF.length);
  });

  test.each(Object.entries(COVERS))('%s', (slug, cover) => {
    expect(cover.title.join(' ')).toBe(storyBySlug(slug)?.title);
    const svg = coverSvg(cover, { textures: 'shared' });
    expectSound(svg);
    expect(gzipSync(svg).length).toBeLessThan(130 * 1024);
    // Legible at 120 px: the smaller line's letters stand at least 13 px high.
    const lines = titleLines(cover);
    for (const { em } of lines) expect((em / 900) * 120).toBeGreaterThan(13);
    // And on the board: right of the spine, left of its edge, not over the top or the foot.
    const { x = 458, align } = cover.place ?? {};
    for (const { text, em, baseline } of lines) {
      const width = (lineWidth(text) * em) / 100;
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      expect(left).toBeGreaterThan(40);
      expect(left + width).toBeLessThan(890);
      expect(baseline - em * 0.8).toBeGreaterThan(30);
      expect(baseline).toBeLessThan(1170);
    }
  });

  test('a title with an unknown letter throws a sentence', () => {
    expect(() => lineWidth('Ж')).toThrow(/generate-glyphs/);
  });
});

test('an invalid list of points throws', () => {
  expect(() => pts('1,2 three,4')).toThrow('Not a point: three,4');
});

test('an incomplete list of number groups throws', () => {
  expect(triples('1,2,3 4,5,6')).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  expect(() => triples('1,2,3 4,5')).toThrow('Not groups of 3 numbers');
  expect(() => pairs('1,2 3,x')).toThrow('Not groups of 2 numbers');
});
