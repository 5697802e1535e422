/** What a scene tells an animal to do reaches its drawing and its places. */
import { describe, expect, test } from 'vitest';
import { defaultLook } from '../../figures/hero/look/look.ts';
import type { AnimalRole } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import { drawScene } from '../svg/draw-scene.ts';
import { resolveScene } from './resolve-scene.ts';
import '../../load-all-parts.ts';

const scene = (fox: Partial<AnimalRole> = {}): Scene => ({
  backdrop: 'meadow',
  light: 'noon',
  seed: 1,
  cast: [
    { who: 'fox', at: [500, 1190], ...fox },
    { who: 'hen', at: [200, 1190], name: 'hen' },
  ],
  describe: '{name}',
});
const fox = (role: Partial<AnimalRole>) =>
  resolveScene(scene(role), { hero: defaultLook }, (at) => at).parts.find(({ name }) => name === 'fox')!;
const picture = (role: Partial<AnimalRole> = {}) =>
  drawScene(scene(role), defaultLook, { textures: 'shared' });

describe('an animal that leans', () => {
  test('turns forward about its feet', () => {
    const [straight, left, right] = [fox({}), fox({ lean: 12 }), fox({ lean: 12, facing: 'right' })];
    expect(left.anchor('eye')![0]).toBeLessThan(straight.anchor('eye')![0] - 20);
    expect(right.anchor('eye')![0]).toBeGreaterThan(fox({ facing: 'right' }).anchor('eye')![0] + 20);
    expect(left.at).toEqual(straight.at);
    expect(left.anchor('foot')).toEqual(straight.anchor('foot'));
  });

  test('turns back for a negative lean, added to its own turn', () => {
    expect(fox({ lean: -12 }).anchor('eye')![0]).toBeGreaterThan(fox({}).anchor('eye')![0]);
    expect(fox({ lean: 5, turn: 5 }).turn).toBe(0);
  });
});

test.each<[string, Partial<AnimalRole>]>([
  ['a mood', { mood: 'sad' }],
  ['a nod', { nod: 12 }],
  ['a lean', { lean: 9 }],
  ['a look at somebody', { lookAt: 'hen' }],
  ['a look at a place', { lookAt: [800, 200] }],
])('%s changes the picture', (_, role) => {
  expect(picture(role)).not.toBe(picture());
  expect(picture(role)).toBe(picture(role));
});

test('looking at different things gives different pictures', () => {
  expect(picture({ lookAt: 'hen' })).not.toBe(picture({ lookAt: [800, 200] }));
});

test('the mood glad draws the same as no mood', () => {
  expect(picture({ mood: 'glad' })).toBe(picture());
});
