import { expect, test } from 'vitest';
import { SAMPLE_LOOKS } from '../../sample-looks.ts';
import { frameScene } from '../camera/frame-scene.ts';
import type { HeroRole } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import '../../load-all-parts.ts';

function hangOf(role: Partial<HeroRole>, more: Partial<Scene> = {}): number | undefined {
  const cast = [{ who: 'hero', pose: 'stand', at: [450, 900], ...role }] as const;
  const scene = { backdrop: 'meadow', light: 'noon', seed: 1, describe: '', cast, ...more } as const;
  const [hero] = frameScene(scene, { hero: SAMPLE_LOOKS[0]!.look }).parts;
  if (hero?.kind !== 'person') throw new Error('The hero is expected.');
  return hero.options.hangs;
}

test('hair and cloth hang the way the ground is when a scene turns somebody', () => {
  expect(hangOf({ turn: 90 })).toBe(90);
  expect(hangOf({})).toBeUndefined();
});

test('they keep to the body from above, and in a reflection', () => {
  expect(hangOf({ turn: 90 }, { shot: 'plan' })).toBeUndefined();
  expect(hangOf({ turn: 180, hangs: false })).toBeUndefined();
});
