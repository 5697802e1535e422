// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Cutter } from '../../illustration/paper/cutter.ts';
import type { Bounds } from '../../illustration/paper/part-facts.ts';
import { ANIMAL_RECORDS } from '../../illustration/parts/animals.records.generated.ts';
import { drawAnimal } from '../../illustration/parts/draw-animal.ts';
import { drawProp } from '../../illustration/parts/draw-prop.ts';
import { PROP_RECORDS } from '../../illustration/parts/props.records.generated.ts';
import { ANIMAL_IDS, PROP_IDS } from '../../illustration/scene/format/ids.ts';
import { measureBounds } from './measure-bounds.ts';
import '../../illustration/load-all-parts.ts';

/** A seed that measuring did not use: hands shake, coral grows differently each time. */
const SEED = 5;

async function expectWithin(bounds: Bounds, draw: (c: Cutter) => void): Promise<void> {
  const filled = await measureBounds(draw, SEED);
  const [width, height] = [bounds[2] - bounds[0], bounds[3] - bounds[1]];
  filled.forEach((expected, side) => {
    const stated = bounds[side] ?? Number.NaN;
    const slack = Math.max(8, (side % 2 ? height : width) * 0.04);
    const beyond = side < 2 ? stated - expected : expected - stated;
    expect(beyond, `beyond its bounds at side ${side}`).toBeLessThanOrEqual(slack);
    expect(beyond, `bounds wider than the drawing at side ${side}`).toBeGreaterThanOrEqual(-4 * slack);
  });
}

describe('the bounds of a record match its drawing; if not, run `npx tsx scripts/kit/measure-bounds.ts --write`', () => {
  test.each(PROP_IDS)('%s', (id) => expectWithin(PROP_RECORDS[id].bounds, (c) => drawProp(c, id)));
  test.each(ANIMAL_IDS)('%s', (id) => expectWithin(ANIMAL_RECORDS[id].bounds, (c) => drawAnimal(c, id)));
});

test('a drawing of nothing has no bounds', async () => {
  await expect(measureBounds(() => undefined, SEED)).rejects.toThrow('Nothing was drawn');
});
