import { expect, test } from 'vitest';
import { SAMPLE_LOOKS } from '../../sample-looks.ts';
import { frameScene } from '../camera/frame-scene.ts';
import type { Cast } from '../cast/cast.ts';
import type { Role } from '../format/roles.ts';
import '../../load-all-parts.ts';

const others: NonNullable<Cast['others']> = {
  dad: { look: { ...SAMPLE_LOOKS[1]!.look, age: 'grown', aids: [] } },
};

test.each(['shoulderRide', 'piggyback'] as const)(
  '%s: the child is behind who carries, arms and legs before',
  (pose) => {
    for (const { look } of SAMPLE_LOOKS) {
      const cast: Role[] = [
        { who: 'dad', pose: 'stand', at: [450, 1190] },
        { who: 'hero', pose, on: pose === 'piggyback' ? 'dad.back' : 'dad.neck', by: 'seat', scale: 0.8 },
      ];
      const scene = { backdrop: 'meadow', light: 'noon', seed: 1, cast, describe: '' } as const;
      const { parts } = frameScene(scene, { hero: look, others }, 'page');
      const [dad, hero] = parts;
      if (dad?.kind !== 'person' || hero?.kind !== 'person') throw new Error('Two people are expected.');
      expect(hero.depth).toBeLessThan(dad.depth);
      expect(hero.handsDepth).toBeGreaterThan(dad.depth);
      expect(hero.anchor('feet')![1]).toBeLessThan(dad.anchor('seat')![1]);
    }
  },
);
