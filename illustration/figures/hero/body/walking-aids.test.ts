// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Point } from '../../../paper/outline.ts';
import { inkBounds } from '../../../paper/svg-checks.ts';
import { type Look, randomChild } from '../look/look.ts';
import { type AIDS, HERO_POSES } from '../look/look-options.ts';
import { FACINGS, heroAnchors, heroBounds, heroSvg } from '../rig.ts';
import '../../../load-all-parts.ts';

// many drawings a test: slow on a busy machine, never wrong for it
vi.setConfig({ testTimeout: 120_000 });

const WALKING = ['crutches', 'walkingFrame', 'guideDog', 'whiteCane'] as const;
const AGES = ['little', 'middle', 'big'] as const;
const base: Look = { ...randomChild(8), extras: [], aids: [], hair: 'crop' };
const withAid = (aid: (typeof AIDS)[number]['id'], also: Partial<Look> = {}): Look => ({
  ...base,
  ...also,
  aids: [aid],
});
/** What an aid adds to the width of a picture, in units. */
const added = (aid: (typeof WALKING)[number], options: Parameters<typeof heroSvg>[1]): number => {
  const widthOf = (look: Look): number => {
    const ink = inkBounds(heroSvg(look, { ...options, textures: 'none' }));
    return ink.right - ink.left + (ink.bottom - ink.top);
  };
  return widthOf(withAid(aid)) - widthOf(base);
};

describe('walking aids', () => {
  it.each(WALKING)('%s stay within the picture in every pose, age and view', (aid) => {
    for (const { id: pose } of HERO_POSES)
      for (const [i, facing] of FACINGS.entries()) {
        const look = withAid(aid, { age: AGES[i % 3] ?? 'middle' });
        const box = heroBounds(look, { pose, facing });
        const ink = inkBounds(heroSvg(look, { pose, facing, textures: 'none' }));
        const out = Math.max(
          box.x - ink.left,
          box.y - ink.top,
          ink.right - box.x - box.width,
          ink.bottom - box.y - box.height,
        );
        expect(out, `${pose} ${facing} ${look.age}`).toBeLessThanOrEqual(2);
      }
  });

  it.each(WALKING)('%s are held when standing, and left out of poses without walking', (aid) => {
    for (const facing of ['right', 'front', 'side', 'back'] as const)
      expect(heroAnchors(withAid(aid), { facing }).rightHand).not.toEqual(
        heroAnchors(base, { facing }).rightHand,
      );
    for (const pose of ['sit', 'read', 'sleep', 'fly', 'swim', 'kneel', 'climb', 'jump', 'hold'] as const)
      expect(heroAnchors(withAid(aid), { pose }), pose).toEqual(heroAnchors(base, { pose }));
    for (const where of [{ aboard: true }, { groundShadow: false }])
      expect(heroAnchors(withAid(aid), where)).toEqual(heroAnchors(base, where));
    const inChair: Look = { ...base, aids: ['wheelchair', aid] };
    expect(heroAnchors(inChair, {})).toEqual(heroAnchors(withAid('wheelchair'), {}));
  });

  it('leave a waving hand free', () => {
    for (const aid of WALKING)
      expect(heroAnchors(withAid(aid), { pose: 'wave' }).rightHand).toEqual(
        heroAnchors(base, { pose: 'wave' }).rightHand,
      );
  });

  it.each(['wave', 'point'] as const)('a cane is in the other hand of a child in pose %s', (pose) => {
    for (const facing of ['right', 'left', 'side'] as const) {
      const [cane, bare] = [
        heroAnchors(withAid('whiteCane'), { pose, facing }),
        heroAnchors(base, { pose, facing }),
      ];
      expect(cane.rightHand, facing).toEqual(bare.rightHand);
      expect(cane.leftHand, facing).not.toEqual(bare.leftHand);
    }
  });

  it('a cane changes hands where a scene needs one, and is laid aside where it needs both', () => {
    const left: Point = [-20, -120];
    const right: Point = [20, -120];
    expect(added('whiteCane', { facing: 'front', reachTo: { right } })).toBeGreaterThan(10);
    expect(added('whiteCane', { facing: 'front', reachTo: { left, right } })).toBeLessThan(4);
  });

  it('drop a crutch for a hand that a scene uses, and keep a dog or frame on the ground', () => {
    const sent = { facing: 'front', reachTo: { left: [-20, -120], right: [20, -120] } } as const;
    expect(added('crutches', sent)).toBeLessThan(4);
    expect(added('walkingFrame', sent)).toBeGreaterThan(10);
    expect(added('guideDog', sent)).toBeGreaterThan(60);
  });

  it.each(['kneelOver', 'putDown', 'listenDown', 'upsideDown', 'shoulderRide', 'doze'] as const)(
    'are left out of the pose %s',
    (pose) => {
      for (const aid of ['crutches', 'whiteCane', 'walkingFrame'] as const)
        expect(added(aid, { pose }), aid).toBeLessThan(4);
    },
  );
});
