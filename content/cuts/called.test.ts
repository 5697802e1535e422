// @vitest-environment node
import { expect, it } from 'vitest';
import type { SceneCut } from '../../illustration/scene/format/cuts.ts';
import { called } from './called.ts';

const colour = '#222222';
const kite: SceneCut[] = [
  { line: '0,0 10,10', width: 2, colour },
  { shape: '0,0! 80,0! 80,60! 0,60!', colour },
  { rings: [9], colour },
];

it('names the largest piece, so that all of them count as one', () => {
  expect(called('kite', kite).map(({ what }) => what)).toEqual([undefined, 'kite', undefined]);
});

it('measures pieces as they are drawn', () => {
  expect(called('kite', [...kite, { rings: [9], scale: 8, colour }]).at(-1)?.what).toBe('kite');
});

it('leaves no pieces as they are', () => {
  expect(called('kite', [])).toEqual([]);
});
