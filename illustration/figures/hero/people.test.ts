// @vitest-environment node
/** People of every age and build: what their looks say is seen, and the looks stored before keep their drawing. */
import { describe, expect, it } from 'vitest';
import '../../load-all-parts.ts';
import { SAMPLE_LOOKS } from '../../sample-looks.ts';
import { bodyOf } from './body/build.ts';
import { BEARDS, BUILDS, SCALPS } from './look/features.ts';
import { type Look, lookKey, parseLook } from './look/look.ts';
import { AGES, NOSES } from './look/look-options.ts';
import { heroBounds, heroSvg } from './rig.ts';

const grown = parseLook({ age: 'grown', hair: 'crop', skin: 's7', extras: [] });
const drawings = (looks: readonly Look[], facing: 'right' | 'side' = 'right'): Set<string> =>
  new Set(looks.map((look) => heroSvg(look, { facing, textures: 'none', prefix: 'p' })));

describe('looks', () => {
  it('of children stored before other ages, builds and beards are read and keyed as they were', () => {
    for (const { look } of SAMPLE_LOOKS) {
      expect(parseLook(JSON.parse(JSON.stringify(look)))).toEqual(look);
      expect(lookKey(look)).not.toMatch(/build|beard|scalp/);
    }
  });

  it('of any age keep age, build, beard and scalp; unknown ones become the default', () => {
    const told = { age: 'elder', build: 'broad', beard: 'long', scalp: 'crown' };
    expect(parseLook(told)).toMatchObject(told);
    expect(parseLook({ age: 'ancient', beard: 'blue' }).age).toBe('middle');
    expect(parseLook({ beard: 'blue' }).beard).toBeUndefined();
  });
});

describe('bodies', () => {
  it('differ in every age and build, and stay within their bounds', () => {
    const looks = AGES.flatMap(({ id: age }) =>
      BUILDS.map(({ id: build }) => parseLook({ ...grown, age, build })),
    );
    expect(drawings(looks).size).toBe(looks.length);
    for (const look of looks) expect(heroBounds(look).width).toBeGreaterThan(40);
  });

  it('have heads that grow smaller against the body, from baby to grown-up', () => {
    const sizes = AGES.map(({ id: age }) => bodyOf({ age }).size.head);
    expect(sizes.slice(0, 7)).toEqual(sizes.slice(0, 7).toSorted((a, b) => b - a));
  });

  it('show the belly of a pregnant woman from the front and the side', () => {
    for (const facing of ['right', 'side'] as const)
      expect(drawings([grown, { ...grown, build: 'pregnant' }], facing).size).toBe(2);
  });
});

describe('faces', () => {
  it('have ten noses that differ on a child and a grown-up, from the front and the side', () => {
    expect(NOSES).toHaveLength(10);
    for (const facing of ['right', 'side'] as const)
      for (const age of ['middle', 'grown'] as const)
        expect(
          drawings(
            NOSES.map(({ id: nose }) => ({ ...grown, age, nose })),
            facing,
          ).size,
        ).toBe(10);
  });

  it('have beards and bare heads on grown-ups alone, from the front and the side', () => {
    const beards = (age: Look['age']) => BEARDS.map(({ id: beard }) => parseLook({ ...grown, age, beard }));
    const scalps = (age: Look['age']) => SCALPS.map(({ id: scalp }) => parseLook({ ...grown, age, scalp }));
    for (const facing of ['right', 'side'] as const) {
      expect(drawings(beards('grown'), facing).size).toBe(BEARDS.length);
      expect(drawings(scalps('grown'), facing).size).toBe(SCALPS.length);
      expect(drawings([...beards('middle'), ...scalps('middle')], facing).size).toBe(1);
    }
  });
});
