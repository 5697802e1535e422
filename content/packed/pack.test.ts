// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/illustration/scene/scene.ts';
import { type BookFile, type FileSpread, joinBook } from '../book-file.ts';
import { ENTRIES } from './entries.ts';
import { packBook, packScene } from './pack.ts';
import { unpackBook, unpackScene } from './unpack.ts';

const there = (scene: unknown): unknown => unpackScene(JSON.parse(JSON.stringify(packScene(scene as Scene))));

const scene: Scene = {
  backdrop: 'meadow',
  light: 'noon',
  seed: 412,
  camera: { zoom: 1.25, on: [450, 660.5], at: [0.5, 0.375] },
  cuts: [
    { shape: '100,-0.1! 378.3,182.9 20,30', colour: '#c8503f', depth: 0.73457, scale: 0.3333, lit: false },
    { shape: '0,0! 10,0! 10,10!', colour: '#c8503f', depth: 0.7346, holes: '1,1 2,1 2,2' },
    { rings: [84, 12.5], at: [-300, 1319], colour: '#222222', width: 4 },
    { letters: 'Room “3” {name}\nback\\slash', size: 40, colour: '#222222', at: [10.1, 20] },
  ],
  cast: [
    { who: 'hero', pose: 'stand', at: [450, 1190], act: { arms: [[-122, -152], null] } } as never,
    { who: 'friend', heldBy: 'hero.left', wears: { extras: [] }, shadow: false } as never,
  ],
  through: { holes: '1,1 2,1 2,2|4,4 5,4 5,5' } as never,
  describe: 'At 12.345 o’clock {name} waits. 🎈',
};

const number = fc.oneof(
  fc.integer({ min: -2000, max: 2000 }),
  fc.integer({ min: -200_000, max: 200_000 }).map((n) => n / 10),
  fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 1e5),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const point = fc
  .tuple(number, number, fc.constantFrom('', '!'))
  .map(([x, y, corner]) => `${x},${y}${corner}`);
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(point, { minLength: 1, maxLength: 9 }).map((points) => points.join(' ')),
  fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
);
/** Every name that has an entry, with values it has and values it never has. */
const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(
      number,
      text,
      fc.boolean(),
      fc.constant(null),
      fc.array(number, { maxLength: 4 }),
      fc.array(text),
    ),
    fc.array(tie('anything'), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom(...ENTRIES.map(({ name }) => name).filter(Boolean)),
        fc.string().filter((name) => name !== '__proto__'),
      ),
      tie('anything'),
      { maxKeys: 6 },
    ),
  ),
}));
/** As it would stand in a file: no -0. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a picture in its packed notation', () => {
  test('comes out as it went in', () => {
    expect(there(scene)).toEqual(scene);
  });

  test('is the same whatever stands in it, known to the notation or not', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('cuts', 'cast', 'at', 'depth', 'new'), anything), (value) => {
        const data = asJson(value);
        expect(there(data)).toEqual(data);
      }),
      { numRuns: 500 },
    );
  });

  test('needs no escapes in a file but those of its words', () => {
    const { backdrop, light, seed, cuts = [] } = scene;
    const packed = packScene({ backdrop, light, seed, cuts: cuts.slice(0, 3), cast: [] });
    expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
  });

  test('takes less than two thirds of what it took', () => {
    expect(packScene(scene).length).toBeLessThan(JSON.stringify(scene).length / 1.5);
  });
});

describe('a book on its way', () => {
  const spread: FileSpread = {
    ...{ id: 'gate', next: null, scene, describe: scene.describe },
    text: [],
    choice: { ask: 'Where to?' as never, ways: [{ label: 'In', to: 'hall', picture: scene }] },
  };
  const book: BookFile = { slug: 'mansion', title: 'Mansion', pages: 2, closed: true, spreads: [spread] };

  test('has its pictures packed, those of choices too, and opens as it was', () => {
    const packed = packBook(book);
    expect(typeof packed.spreads[0]?.scene).toBe('string');
    expect(typeof packed.spreads[0]?.choice?.ways[0]?.picture).toBe('string');
    expect(unpackBook(packed)).toEqual(book);
  });

  test('reads a picture when it is asked for, once, and knows what it shows before', () => {
    const broken = { ...packBook(book).spreads[0]!, id: 'broken', scene: 'nonsense' };
    const opened = unpackBook({ ...packBook(book), spreads: [...packBook(book).spreads, broken] });
    expect(opened.spreads.map(({ describe }) => describe)).toEqual([scene.describe, scene.describe]);
    expect(opened.spreads[0]?.scene).toBe(opened.spreads[0]?.scene);
    expect(() => opened.spreads[1]?.scene).toThrow();
  });

  test('opens where a device has kept it from before pictures were packed', () => {
    const { describe: _, ...before } = spread;
    expect(unpackBook({ ...book, spreads: [before] })).toEqual(book);
    expect(joinBook(unpackBook(packBook(book)), unpackBook({ spreads: [spread] })).spreads).toHaveLength(2);
  });
});
