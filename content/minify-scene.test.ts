// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Scene } from '../illustration/scene/format/scene.ts';
import { minifyScene } from './minify-scene.ts';

const scene: Scene = {
  backdrop: 'meadow',
  light: 'noon',
  seed: 412,
  plain: '#2c3358',
  why: { samePose: 'it comes back changed' },
  props: [],
  camera: { zoom: 1.23456, on: [450.123, 660] },
  cuts: [
    {
      shape: '100.04,-0.06! 378.3333333333333,182.9\n  -0,30',
      colour: '#c8503f',
      depth: 0.734567,
      scale: 1 / 3,
    },
    { letters: 'Room 3.14159', size: 40, colour: '#222222', at: [10.06, 20] },
  ],
  cast: [{ who: 'hero', pose: 'stand', at: [450.0001, 1190], wears: { extras: [], why: 'at bedtime' } }],
  describe: 'At 12.345 o’clock {name} waits.',
};

describe('a picture on its way', () => {
  test('has no digits that no eye sees', () => {
    const { camera, cuts, cast } = minifyScene(scene);
    expect(camera).toEqual({ zoom: 1.2346, on: [450.1, 660] });
    expect(cuts?.[0]).toMatchObject({ shape: '100,-0.1! 378.3,182.9 0,30', depth: 0.73457, scale: 0.3333 });
    expect(cast[0]).toMatchObject({ at: [450, 1190] });
  });

  test('keeps words, colours, order, and lists that mean something by being empty', () => {
    const { cuts, describe, plain, cast, seed } = minifyScene(scene);
    expect(cuts?.[1]).toMatchObject({ letters: 'Room 3.14159', colour: '#222222' });
    expect([describe, plain, seed]).toEqual([scene.describe, '#2c3358', 412]);
    expect(cast[0]).toHaveProperty('wears', { extras: [] });
  });

  test('leaves out what is told to authors, and lists of nothing', () => {
    expect(minifyScene(scene)).not.toHaveProperty('why');
    expect(minifyScene(scene)).not.toHaveProperty('props');
  });
});

test('what a cushion is called does not travel, that it is soft does', () => {
  const cuts = ['cushion', 'table'].map((what) => ({ shape: '0,0! 9,0! 9,9!', colour: '#b5485a', what }));
  const [cushion, table] = minifyScene({
    backdrop: 'meadow',
    light: 'noon',
    seed: 1,
    describe: '',
    cast: [],
    cuts,
  }).cuts!;
  expect(cushion).toMatchObject({ soft: true });
  expect(cushion).not.toHaveProperty('what');
  expect(table).not.toHaveProperty('soft');
});
