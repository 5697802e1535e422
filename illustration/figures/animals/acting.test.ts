/** Animals act: moods change their faces, eyes find what they look at, heads nod; told nothing, they stay as they were. */
import { describe, expect, test } from 'vitest';
import { Cutter } from '../../paper/cutter.ts';
import { Paper } from '../../paper/paper.ts';
import { drawAnimal } from '../../parts/draw-animal.ts';
import { ANIMAL_IDS } from '../../scene/format/ids.ts';
import { ActingCutter, type AnimalActing, gazeFrom, MOODS } from './acting.ts';
import { ear, head } from './face.ts';
import '../../load-all-parts.ts';

const sheet = () => new Paper({ width: 500, height: 500, prefix: 't', textures: 'shared' });

function drawn(id: (typeof ANIMAL_IDS)[number], acting?: AnimalActing, pose?: 'rest' | 'sleep'): string {
  const c = new Cutter(sheet());
  c.at(250, 480, {}, () => drawAnimal(c, id, pose, undefined, acting));
  return c.paper.toSvg();
}

/** Who has a face that can be read; a butterfly is seen from above. */
const FACES = ANIMAL_IDS.filter((id) => id !== 'butterfly');

describe.each(FACES)('%s', (id) => {
  test('has a different face for each mood', () => {
    const faces = MOODS.filter((mood) => mood !== 'plain').map((mood) => drawn(id, { mood }));
    expect(new Set(faces).size).toBe(faces.length);
    for (const svg of faces) expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
  });

  test('draws the same for glad, for empty acting and for none', () => {
    expect(drawn(id, {})).toBe(drawn(id));
    expect(drawn(id, { mood: 'glad' })).toBe(drawn(id));
  });

  test('turns its eyes to what it looks at', () => {
    expect(drawn(id, { gaze: [0, 0] })).not.toBe(drawn(id, { gaze: [500, 480] }));
  });
});

test('a mood opens the eyes of a sleeping animal', () => {
  expect(drawn('fox', { mood: 'scared' }, 'sleep')).not.toBe(drawn('fox', undefined, 'sleep'));
});

test('mood names are unique', () => {
  expect(new Set(MOODS).size).toBe(MOODS.length);
});

describe('a gaze', () => {
  const inFrame = (placement: Parameters<Cutter['at']>[2], gaze: [number, number]) => {
    const c = new ActingCutter(sheet(), { gaze });
    let found: ReturnType<typeof gazeFrom> = null;
    c.at(100, 100, placement, () => {
      found = gazeFrom(c, 0, 0);
    });
    return found as ReturnType<typeof gazeFrom>;
  };

  test('is a unit vector in the frame of the eye', () => {
    expect(inFrame({ scale: 3 }, [400, 100])).toEqual([1, 0]);
    expect(inFrame({}, [100, 40])).toEqual([0, -1]);
  });

  test('is turned and mirrored as the head is', () => {
    const [x, y] = inFrame({ turn: 90 }, [400, 100])!;
    expect(x).toBeCloseTo(0, 9);
    expect(y).toBeCloseTo(-1, 9);
    expect(inFrame({ flip: true }, [400, 100])![0]).toBeCloseTo(-1, 9);
  });

  test('is null for no target, or the eye itself', () => {
    expect(gazeFrom(new Cutter(sheet()), 0, 0)).toBeNull();
    expect(inFrame({}, [100, 100])).toBeNull();
  });
});

/** Where the tip of a nose lies in the picture, 40 units before the joint of the neck. */
function noseOf(acting: AnimalActing): readonly [x: number, y: number] {
  const c = new ActingCutter(sheet(), acting);
  let at: readonly [number, number] = [0, 0];
  head(c, 'rest', [200, 200], 0, () => {
    at = c.paper.toPicture([-40, 0]);
  });
  return at;
}

describe('a head', () => {
  test('hangs in sorrow, and is carried high in pride', () => {
    expect(noseOf({ mood: 'sad' })[1]).toBeGreaterThan(noseOf({})[1] + 4);
    expect(noseOf({ mood: 'proud' })[1]).toBeLessThan(noseOf({})[1] - 4);
  });

  test('nods forward and lifts', () => {
    expect(noseOf({ nod: 20 })[1]).toBeGreaterThan(noseOf({})[1] + 10);
    expect(noseOf({ nod: -20 })[1]).toBeLessThan(noseOf({})[1] - 10);
  });

  test('follows what it looks at', () => {
    expect(noseOf({ gaze: [200, 0] })[1]).toBeLessThan(noseOf({})[1]);
    expect(noseOf({ gaze: [200, 400] })[1]).toBeGreaterThan(noseOf({})[1]);
  });
});

test('ears hang when sad, equally on both sides', () => {
  const tip = (side: 1 | -1, acting: AnimalActing) => {
    const c = new ActingCutter(sheet(), acting);
    let at: readonly [number, number] = [0, 0];
    ear(c, side, [side * 30, -20], () => {
      at = c.paper.toPicture([side * 50, -80]);
    });
    return at;
  };
  expect(tip(1, { mood: 'sad' })[1]).toBeGreaterThan(tip(1, {})[1]);
  expect(tip(-1, { mood: 'sad' })[0]).toBeCloseTo(-tip(1, { mood: 'sad' })[0], 9);
  expect(tip(1, { mood: 'glad' })).toEqual([50, -80]);
});
