// @vitest-environment node

import { describe, expect, it, vi } from 'vitest';
import { inkBounds } from '../../paper/svg-checks.ts';
import { LAZY_HAIR_RECORDS } from '../../parts/hair.lazy.generated.ts';
import { type HatId, hatOf, isHat } from './look/hat.ts';
import { type Look, randomChild } from './look/look.ts';
import { EXTRAS, HAIR_STYLES, type HairStyleId, HERO_POSES, OUTFITS } from './look/look-options.ts';
import { type HeroOptions, heroAnchors, heroBounds, heroSvg } from './rig.ts';
import '../../load-all-parts.ts';

// hundreds of drawings a test: slow on a busy machine, never wrong for it
vi.setConfig({ testTimeout: 120_000 });

const plain: Look = {
  ...randomChild(4),
  skin: 's9',
  hair: 'crop',
  face: 'round',
  nose: 'button',
  age: 'middle',
  eyes: 'dark',
  eyeShape: 'round',
  glasses: 'none',
  aids: [],
  aidCloth: 'lilac',
  extras: [],
  outfit: 'tee',
  cloth: 'clay',
  mood: 'calm',
};
const draw = (said: Partial<Look>, options: HeroOptions = {}): string =>
  heroSvg({ ...plain, ...said }, { textures: 'none', ...options });
const count = (svg: string, what: RegExp): number => [...svg.matchAll(what)].length;

/** How far a drawing reaches beyond its bounds. */
function excess(look: Look, options: HeroOptions): number {
  const box = heroBounds(look, options);
  const ink = inkBounds(heroSvg(look, { ...options, textures: 'none' }));
  return Math.max(
    box.x - ink.left,
    box.y - ink.top,
    ink.right - box.x - box.width,
    ink.bottom - box.y - box.height,
  );
}

describe('from the side', () => {
  it('shows one eye, one lens and one cheek', () => {
    const eye = /<ellipse[^>]* fill="#33212a"/g;
    const cheek = /<ellipse[^>]* opacity="\.?0?\.62"/g;
    const lens = /stroke="#a492b4" stroke-width="3.1"/g;
    for (const [facing, seen] of [
      ['front', 2],
      ['right', 2],
      ['side', 1],
      ['sideLeft', 1],
    ] as const) {
      const svg = draw({ glasses: 'cat' }, { facing });
      expect(count(svg, eye), facing).toBe(seen);
      expect(count(svg, cheek), facing).toBe(seen);
      expect(count(svg, lens), facing).toBe(seen);
    }
  });

  it('has the nose as the foremost point of a bare head, and mirrors to the left', () => {
    const nose = (facing: 'side' | 'sideLeft') => {
      const svg = draw({ hair: 'bald', outfit: 'tee' }, { facing });
      const { head, headRadius } = heroAnchors({ ...plain, hair: 'bald' }, { facing });
      const ink = inkBounds(svg);
      return facing === 'side' ? ink.right - head[0] - headRadius : head[0] - headRadius - ink.left;
    };
    expect(nose('side')).toBeGreaterThan(0);
    expect(nose('sideLeft')).toBeCloseTo(nose('side'), 0);
    const right = heroAnchors(plain, { pose: 'point', facing: 'side' });
    const left = heroAnchors(plain, { pose: 'point', facing: 'sideLeft' });
    expect(left.rightHand[0]).toBeCloseTo(-right.rightHand[0], 6);
    expect(right.rightHand[0]).toBeGreaterThan(40);
  });

  it('shows the aid of the near ear over any hair, and not that of the far ear', () => {
    for (const { id: hair, texture } of HAIR_STYLES) {
      if (LAZY_HAIR_RECORDS.get(hair).coversEars) continue;
      for (const [facing, near, far] of [
        ['side', 'Right', 'Left'],
        ['sideLeft', 'Left', 'Right'],
      ] as const) {
        const shows = (aid: 'hearingAid' | 'implant', side: 'Left' | 'Right') =>
          draw({ hair, hairCloth: 'honey', aids: [`${aid}${side}`] }, { facing }).includes('#a492b4');
        expect(shows('hearingAid', near), `${hair} ${texture}`).toBe(true);
        expect(shows('implant', near), hair).toBe(true);
        expect(shows('hearingAid', far), hair).toBe(false);
      }
    }
  });

  it('differs from the front for every hairstyle, outfit, pose and extra', () => {
    const both = (said: Partial<Look>, options: HeroOptions = {}) => [
      draw(said, { ...options, facing: 'side' }),
      draw(said, { ...options, facing: 'front' }),
    ];
    const groups = [
      HAIR_STYLES.flatMap(({ id }) => both({ hair: id })),
      OUTFITS.flatMap(({ id }) => both({ outfit: id })),
      HERO_POSES.flatMap(({ id }) => both({}, { pose: id })),
      EXTRAS.flatMap(({ id }) => both({ extras: [id] })),
    ];
    for (const group of groups) expect(new Set(group).size).toBe(group.length);
  });

  it('stays within its bounds with every hairstyle and pose', () => {
    for (const { id: hair } of HAIR_STYLES)
      expect(excess({ ...plain, hair }, { facing: 'side' }), hair).toBeLessThanOrEqual(2);
    // Hair that hangs, stands and spreads in turn: its bounds move with the head, whatever the pose.
    const hairs = ['pony', 'highPuff', 'curlyLong'] as const;
    HERO_POSES.forEach(({ id: pose }, i) => {
      const hair = hairs[i % hairs.length]!;
      expect(excess({ ...plain, hair }, { facing: 'sideLeft', pose }), `${pose} ${hair}`).toBeLessThanOrEqual(
        2,
      );
    });
  });
});

const HATS = EXTRAS.map(({ id }) => id).filter((id): id is HatId => isHat(id));
const VIEWS = ['front', 'side'] as const;
const TALL: readonly HairStyleId[] = ['afro', 'puffs', 'highPuff', 'bun', 'locsKnot', 'curlyLong'];

describe('under a hat', () => {
  it('no hair rises above the hat', () => {
    for (const hat of HATS) {
      for (const facing of VIEWS) {
        const top = inkBounds(draw({ hair: 'bald', extras: [hat] }, { facing })).top;
        for (const { id: hair, texture } of HAIR_STYLES) {
          if (texture === 'cover' || (hat !== 'cap' && hat !== 'spaceHelmet' && !TALL.includes(hair)))
            continue;
          const svg = draw({ hair, extras: [hat] }, { facing });
          expect(inkBounds(svg).top, `${hair} under ${hat}, ${facing}`).toBeGreaterThanOrEqual(top - 3);
        }
      }
    }
  });

  it('stays within its bounds', () => {
    // One of the two poses for each hair: a hat's reach is told in the head's frame, which both poses move.
    HATS.forEach((hat, h) => {
      for (const facing of VIEWS)
        (['afro', 'puffs', 'hijab', 'turban'] as const).forEach((hair, i) => {
          const pose = (h + i) % 2 ? 'run' : 'fly';
          expect(
            excess({ ...plain, hair, extras: [hat] }, { facing, pose }),
            `${hat} ${hair} ${pose} ${facing}`,
          ).toBeLessThanOrEqual(2);
        });
    });
  });

  it('a hat is worn over a hijab and left out over a turban or patka; a glass helmet goes over both', () => {
    for (const hat of HATS) {
      expect(hatOf({ ...plain, hair: 'hijab', extras: [hat] })).toBe(hat);
      for (const hair of ['turban', 'patka'] as const) {
        expect(hatOf({ ...plain, hair, extras: [hat] })).toBe(hat === 'spaceHelmet' ? hat : null);
        const same = draw({ hair, extras: [hat] }) === draw({ hair });
        expect(same, `${hat} over ${hair}`).toBe(hat !== 'spaceHelmet');
      }
    }
  });
});

describe('in bed', () => {
  it('no hat is worn in bed, and it is kept when lying on grass', () => {
    for (const hat of HATS) {
      const bare = draw({}, { pose: 'sleep' });
      expect(draw({ extras: [hat] }, { pose: 'sleep' }), hat).toBe(bare);
      const outdoors = { pose: 'sleep', bed: false } as const;
      expect(draw({ extras: [hat] }, outdoors), hat).not.toBe(draw({}, outdoors));
    }
    expect(draw({ extras: ['bow'] }, { pose: 'sleep' })).not.toBe(draw({}, { pose: 'sleep' }));
  });
});

describe('riding', () => {
  it('draws a hobby-horse unless there is a mount', () => {
    for (const facing of ['front', 'side', 'left'] as const) {
      const alone = draw({}, { pose: 'ride', facing });
      expect(draw({}, { pose: 'ride', facing, holding: 'horse' })).toBe(alone);
      const mounted = draw({}, { pose: 'ride', facing, holding: 'none', groundShadow: false });
      expect(draw({}, { pose: 'ride', facing, groundShadow: false })).toBe(mounted);
      expect(mounted).not.toBe(alone);
    }
    // on a mount she sits: her feet hang below the origin, which is her seat
    const { feet } = heroAnchors(plain, { pose: 'ride', holding: 'none' });
    expect(Math.max(...feet.map(([, y]) => y))).toBeGreaterThan(30);
    expect(Math.max(...heroAnchors(plain, { pose: 'ride' }).feet.map(([, y]) => y))).toBeLessThanOrEqual(0);
  });

  it('keeps the wheelchair of a child on a hobby-horse', () => {
    const aided: Partial<Look> = { aids: ['wheelchair'], hairCloth: 'honey' };
    expect(draw(aided, { pose: 'ride' })).toContain('#a492b4');
    expect(draw(aided, { pose: 'ride', holding: 'none' })).not.toContain('#a492b4');
  });
});
