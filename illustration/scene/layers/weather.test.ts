// @vitest-environment node
import { expect, test } from 'vitest';
import { Cutter } from '../../paper/cutter.ts';
import { Paper } from '../../paper/paper.ts';
import { WEATHERS } from '../format/ids.ts';
import { type ClearFace, weatherLayers } from './weather.ts';

const STAGE = { left: 0, right: 900, top: 0, bottom: 1320 };
/** How much of the weather's nearer layer is drawn before these faces. */
function nearFall(weather: (typeof WEATHERS)[number], faces: readonly ClearFace[]): number {
  const paper = new Paper({ width: 900, height: 1320, textures: 'none' });
  const [, near] = weatherLayers(weather, new Cutter(paper), STAGE, faces);
  paper.layer(near!.depth, near!.draw);
  return paper.toSvg().length;
}

test.each(WEATHERS.filter((weather) => weather !== 'fog'))('%s leaves faces clear', (weather) => {
  const everywhere = nearFall(weather, [{ at: [450, 660], radius: 3000 }]);
  const one = nearFall(weather, [{ at: [450, 660], radius: 300 }]);
  const none = nearFall(weather, []);
  expect(one).toBeGreaterThan(everywhere);
  expect(one).toBeLessThan(none);
});
