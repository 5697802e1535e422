import { expect, test } from 'vitest';
import { SAMPLE_LOOKS } from '../../sample-looks.ts';
import { frameScene } from '../camera/frame-scene.ts';
import type { Role } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import '../../load-all-parts.ts';

const [{ look }] = SAMPLE_LOOKS as [(typeof SAMPLE_LOOKS)[number]];

function heroIn(role: Partial<Role>, more: Partial<Scene> = {}) {
  const cast = [{ who: 'hero', pose: 'sit', ...role } as Role];
  const scene = { backdrop: 'nursery', light: 'noon', seed: 1, describe: '', cast, ...more } as const;
  const hero = frameScene(scene, { hero: look }, 'page').parts.find(({ kind }) => kind === 'person');
  if (hero?.kind !== 'person') throw new Error('The hero is expected.');
  return hero;
}

const onProp = (id: 'bed' | 'chair') =>
  heroIn({ on: `${id}.seat`, by: 'seat', seatOn: 'bed' }, { props: [{ id, at: [450, 1190] }] });

test('a bed gives way under who sits on it, a chair does not', () => {
  const [bed, chair] = [onProp('bed'), onProp('chair')];
  expect(bed.options.soft?.colour).toBe('#44597e');
  expect(bed.anchor('seat')![1]).toBeCloseTo(1190 - 140 + 16);
  expect(chair.options.soft).toBeUndefined();
});

const piece = (more: object): Partial<Scene> => ({
  cuts: [{ shape: '300,1100! 600,1100! 600,1220! 300,1220!', colour: '#b5485a', depth: 0.6, ...more }],
});

test('a piece gives way by what it is called, and leaves who has a place where she is', () => {
  const over = { at: [450, 1180] as const };
  const cushion = heroIn(over, piece({ what: 'cushion' }));
  expect(cushion.options.soft?.colour).toBe('#b5485a');
  expect(cushion.at).toEqual([450, 1180]);
  expect(heroIn(over, piece({ soft: true })).options.soft).toBeDefined();
  expect(heroIn(over, piece({ what: 'table' })).options.soft).toBeUndefined();
  expect(heroIn({ at: [100, 1180] }, piece({ what: 'cushion' })).options.soft).toBeUndefined();
});

test('grass gives way where it is drawn', () => {
  const lying = { pose: 'lieBack', at: [450, 1190] } as const;
  expect(heroIn(lying, { backdrop: 'meadow' }).options.soft?.stalks).toBe(true);
  expect(heroIn(lying, { backdrop: 'meadow', plain: '#f2e3c0' }).options.soft).toBeUndefined();
});
