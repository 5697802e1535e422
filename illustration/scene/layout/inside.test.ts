// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { SAMPLE_LOOKS } from '../../sample-looks.ts';
import type { SceneCut } from '../format/cuts.ts';
import type { Scene } from '../format/scene.ts';
import { resolveScene } from '../pose/resolve-scene.ts';
import { drawScene } from '../svg/draw-scene.ts';
import '../../load-all-parts.ts';

const HULL: SceneCut = {
  name: 'hull',
  shape: '-200,0! 200,0! 160,120! -160,120!',
  at: [450, 900],
  colour: '#8a5a34',
  depth: 0.74,
};
const cast = { hero: SAMPLE_LOOKS[0]!.look, names: { hero: 'Pip', friend: 'Tam' } };

function sceneIn(target?: string): Scene {
  return {
    backdrop: 'meadow',
    light: 'noon',
    seed: 1,
    cuts: [HULL],
    props: [{ id: 'rowing-boat', name: 'boat', at: [450, 1100] }],
    cast: [{ who: 'hero', pose: 'stand', at: [450, 900], by: 'head', ...(target ? { in: target } : {}) }],
    describe: 'a test',
  };
}

describe('somebody in a thing', () => {
  it('is drawn above the piece and within its outline, behind it', () => {
    const hero = resolveScene(sceneIn('hull'), cast, (at) => at).parts.find(({ kind }) => kind === 'person')!;
    const [outline, above] = hero.within!;
    expect(outline!.map(([x, y]) => [x, y])).toEqual([
      [250, 900],
      [650, 900],
      [610, 1020],
      [290, 1020],
    ]);
    expect(Math.max(...above!.map(([, y]) => y))).toBe(900);
    expect(hero.depth).toBeLessThan(0.74);
  });

  it('shows nothing below the foot of a boat', () => {
    const { parts } = resolveScene(sceneIn('boat'), cast, (at) => at);
    const [hero, boat] = [
      parts.find(({ kind }) => kind === 'person')!,
      parts.find(({ name }) => name === 'boat')!,
    ];
    const notch = hero.within![0]!.filter(([x]) => Math.abs(x) < 2000).map(([, y]) => y);
    expect(Math.min(...notch)).toBeLessThan(boat.anchor('foot')![1] + 20);
    expect(Math.min(...notch)).toBeGreaterThan(boat.anchor('top')![1]);
  });

  it('is clipped in the picture, and whole out of it', () => {
    const clips = (scene: Scene) => drawScene(scene, cast).match(/clip-path="url/gu)?.length ?? 0;
    expect(clips(sceneIn('hull'))).toBeGreaterThan(clips(sceneIn()));
    expect(
      resolveScene(sceneIn(), cast, (at) => at).parts.find(({ kind }) => kind === 'person')!.within,
    ).toBeUndefined();
  });
});
