// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { SAMPLE_LOOKS } from '../../sample-looks.ts';
import type { SceneCut } from '../format/cuts.ts';
import type { PersonRole } from '../format/roles.ts';
import type { Scene } from '../format/scene.ts';
import type { PlacedPerson } from '../layout/layout-types.ts';
import { resolveScene } from './resolve-scene.ts';
import '../../load-all-parts.ts';

const POLE: SceneCut = { name: 'pole', line: '520,700 520,1190', width: 12, colour: '#8a5a34', depth: 0.74 };

/** The hero posed beside a pole, a chest in front of her and a chest at her side. */
function posed(more: Partial<PersonRole>, look = SAMPLE_LOOKS[0]!.look): PlacedPerson {
  const scene: Scene = {
    backdrop: 'meadow',
    light: 'noon',
    seed: 1,
    cuts: [POLE],
    props: [
      { id: 'treasure-chest', name: 'load', at: [450, 1070], scale: 0.6, depth: 0.74 },
      { id: 'treasure-chest', name: 'weight', at: [690, 1190], scale: 1, depth: 0.74 },
    ],
    cast: [{ who: 'hero', pose: 'stand', at: [440, 1190], ...more }],
    describe: 'a test',
  };
  const { parts } = resolveScene(scene, { hero: look, names: { hero: 'Pip', friend: 'Tam' } }, (at) => at);
  return parts.find((part): part is PlacedPerson => part.kind === 'person')!;
}

describe.each(SAMPLE_LOOKS.map(({ name, look }) => [name, look] as const))('%s', (_, look) => {
  it('closes the hand on a pole before her, across it', () => {
    const person = posed({ hold: { right: 'pole' } }, look);
    const [x] = person.anchor('right')!;
    expect(Math.abs(x - 520)).toBeLessThan(6);
    expect(person.options.reachTo?.right).toMatchObject({ width: expect.closeTo(8, 0) });
    expect(person.options.hands).toMatchObject({ right: 'grip' });
    expect(person.handsDepth).toBeGreaterThan(0.74);
  });

  it('points an arm and a finger at a place', () => {
    const target = [800, 700] as const;
    const person = posed({ point: { right: target } }, look);
    const [shoulder, hand] = [person.anchor('shoulder')!, person.anchor('right')!];
    const angle = ([ax, ay]: readonly number[], [bx, by]: readonly number[]) =>
      (Math.atan2(by! - ay!, bx! - ax!) * 180) / Math.PI;
    expect(Math.abs(angle(shoulder, hand) - angle(shoulder, target))).toBeLessThan(12);
  });

  it('carries with both hands under the load, bent by it', () => {
    const person = posed({ carry: 'load' }, look);
    const [left, right] = [person.anchor('left')!, person.anchor('right')!];
    for (const [, y] of [left, right]) expect(Math.abs(y - 1070)).toBeLessThan(35);
    expect(Math.abs(left[0] - right[0])).toBeGreaterThan(40);
    expect(person.options.act!.spine).toBeLessThan(-2);
  });

  it('leans into what she pushes, both palms on its near side', () => {
    const person = posed({ push: 'weight' }, look);
    const edge = 690 - 0.5 * (690 - person.at[0]);
    expect(person.options.act!.spine).toBeGreaterThan(0);
    for (const side of ['left', 'right'] as const) expect(person.anchor(side)![0]).toBeGreaterThan(edge - 90);
  });
});

it('leaves idle hands to the pose, and wears gloves', () => {
  const idle = posed({ gloves: { colour: '#cf2f2c', mittens: true } });
  expect(idle.options.reachTo).toBeUndefined();
  expect(idle.options.gloves).toEqual({ colour: '#cf2f2c', mittens: true });
});
