import { expect, it } from 'vitest';
import { beardOf } from './beard.ts';
import { nearFace, nearMesh, nearSkin } from './near-face-fixture.ts';

const HAIR = [60, 42, 34];
const STUBBLE = [106, 82, 70];
const onLip = (x: number, y: number) => y > 120 && y < 131 && x > 84 && x < 116;
const onJaw = (_: number, y: number) => y > 148;

it('tells a full beard, a moustache, stubble and none', () => {
  const beard = (colourAt: (x: number, y: number) => readonly number[] | null) =>
    beardOf(nearFace(colourAt), nearMesh, nearSkin);
  expect(beard(() => null)).toBeNull();
  expect(beard((x, y) => (onLip(x, y) || onJaw(x, y) ? HAIR : null))).toBe('full');
  expect(beard((x, y) => (onLip(x, y) ? HAIR : null))).toBe('moustache');
  expect(beard((x, y) => (onLip(x, y) || onJaw(x, y) ? STUBBLE : null))).toBe('stubble');
});

it('takes the shade under a jaw for no beard', () => {
  expect(
    beardOf(
      nearFace((x, y) => (onJaw(x, y) ? HAIR : null)),
      nearMesh,
      nearSkin,
    ),
  ).toBeNull();
});
