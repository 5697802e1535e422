import { expect, it } from 'vitest';
import { beardOf } from './beard.ts';
import { nearFace, nearMesh, nearSkin } from './near-face-fixture.ts';

const HAIR = [60, 42, 34];
const STUBBLE = [110, 78, 58];
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

it('tells a grey moustache and a grey beard, as light as the skin, by their faint colour', () => {
  const GREY = [196, 192, 186];
  const besideLip = (x: number, y: number) => y > 118 && y < 136 && x > 74 && x < 126;
  const grey = (isHair: (x: number, y: number) => boolean) =>
    beardOf(
      nearFace((x, y) => (isHair(x, y) ? GREY : null)),
      nearMesh,
      nearSkin,
    );
  expect(grey(besideLip)).toBe('moustache');
  expect(grey((x, y) => besideLip(x, y) || onJaw(x, y))).toBe('full');
});

it('takes the warm shade of a smile for no moustache', () => {
  const SHADE = [110, 62, 40];
  expect(
    beardOf(
      nearFace((x, y) => (onLip(x, y) ? SHADE : null)),
      nearMesh,
      nearSkin,
    ),
  ).toBeNull();
});
