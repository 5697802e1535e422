import { expect, it } from 'vitest';
import { framesOf } from './frames.ts';
import { nearFace, nearMesh, nearSkin } from './near-face-fixture.ts';

const BLACK = [30, 28, 30];
/** Rims round both eyes: an ellipse, or nearly a box, so wide and high. */
const framed = (rx: number, ry: number, power: number, colour: readonly number[]) =>
  framesOf(
    nearFace((x, y) => {
      const off = Math.min(
        ...[65, 135].map((middle) =>
          Math.abs(
            ((Math.abs(x - middle) / rx) ** power + (Math.abs(y - 80) / ry) ** power) ** (1 / power) - 1,
          ),
        ),
      );
      return off < 0.07 ? colour : null;
    }),
    nearMesh,
    nearSkin,
  );

it('tells round frames from low ones, and dark rims from thin ones', () => {
  expect(framed(30, 30, 2, BLACK)).toMatchObject({ shape: 'round' });
  expect(framed(33, 22, 6, BLACK)).toMatchObject({ shape: 'square' });
  expect(framed(30, 30, 2, BLACK).colour?.[0]).toBeLessThan(0.35);
  expect(framed(30, 30, 2, [190, 150, 125]).colour).toBeNull();
});
