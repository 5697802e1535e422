import { describe, expect, test } from 'vitest';
import { SAMPLE_LOOKS } from '../../sample-looks.ts';
import { frameScene } from '../camera/frame-scene.ts';
import type { Role } from '../format/roles.ts';
import type { PlacedPerson } from './layout-types.ts';
import '../../load-all-parts.ts';

const GROWN = { ...SAMPLE_LOOKS[1]!.look, age: 'grown' as const, glasses: 'none' as const };

function hugging(
  look: (typeof SAMPLE_LOOKS)[number]['look'],
  other: Partial<Role>,
  hero: Partial<Role> = {},
) {
  const cast = [
    { who: 'other', at: [520, 1190], facing: 'left', ...other },
    { who: 'hero', hugs: 'other', ...hero },
  ] as Role[];
  const scene = { backdrop: 'meadow', light: 'noon', seed: 1, cast, describe: '' } as const;
  return frameScene(scene, { hero: look, others: { other: { look: GROWN } } }).parts as [
    PlacedPerson,
    PlacedPerson,
  ];
}

const apart = (a: PlacedPerson, from: string, b: PlacedPerson, to: string) => {
  const [[ax, ay], [bx, by]] = [a.anchor(from)!, b.anchor(to)!];
  return Math.hypot(ax - bx, ay - by);
};

describe.each(SAMPLE_LOOKS.map(({ name, look }) => [name, look] as const))('%s hugs', (_, look) => {
  test.each(['stand', 'kneel'] as const)(
    'a grown-up who would %s: an arm round each other, both faces seen',
    (pose) => {
      const [other, hero] = hugging(look, pose === 'kneel' ? { pose } : { scale: 0.8 });
      expect([hero.role.pose, other.role.pose]).toEqual(['embrace', pose === 'kneel' ? 'kneel' : 'embraced']);
      expect(apart(hero, 'left', other, 'chest')).toBeLessThan(1.6 * hero.headRadius);
      expect(apart(other, 'left', hero, 'chest')).toBeLessThan(1.6 * hero.headRadius);
      expect(hero.depth).toBeGreaterThan(other.depth);
      expect(other.handsDepth).toBeGreaterThan(hero.depth);
      expect(apart(other, 'eyes', hero, 'head')).toBeGreaterThan(0.75 * hero.headRadius);
    },
  );
});

test('she stands on the side that the other faces, unless she has a place', () => {
  const { look } = SAMPLE_LOOKS[0]!;
  expect(hugging(look, {})[1].at[0]).toBeLessThan(520);
  const [, right] = hugging(look, { facing: 'right' });
  expect(right.at[0]).toBeGreaterThan(520);
  expect(right.options.facing).toBe('left');
  expect(hugging(look, {}, { at: [300, 1180] })[1].at).toEqual([300, 1180]);
});
