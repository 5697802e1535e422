import { expect, it } from 'vitest';
import type { DetectedFace } from './detector.ts';
import type { FaceMesh } from './face-mesh.ts';
import { photoTroubleOf } from './photo-trouble.ts';

const face = (width: number) =>
  ({ box: { left: 10, right: 10 + width, top: 0, bottom: width } }) as DetectedFace;
const mesh = (turn: number): FaceMesh => ({
  presence: 1,
  at: (n) => ({ x: n === 234 ? 0 : Math.sqrt(1 - turn ** 2) * 100, y: 0, z: n === 234 ? 0 : turn * 100 }),
});

it('names the first thing that keeps a photo from being read well', () => {
  expect(photoTroubleOf(face(120), mesh(0.1), 0.95)).toBeNull();
  expect(photoTroubleOf(face(120), mesh(0.1), 0.4)).toBe('dark');
  expect(photoTroubleOf(face(40), mesh(0.1), 0.95)).toBe('far');
  expect(photoTroubleOf(face(120), mesh(0.8), 0.95)).toBe('turned');
  expect(photoTroubleOf(face(120), null, 0.95)).toBe('turned');
});
