import { describe, expect, it } from 'vitest';
import { labOf, linearOf } from '../oklab.ts';
import { eyeColourOf } from './eye-colour.ts';
import { MESH } from './face-mesh.ts';
import { headMap } from './head-map.ts';

const SIDE = 200;
type Rgb = readonly [number, number, number];
const SKIN: Rgb = [225, 180, 150];
const skin = labOf(SKIN.map(linearOf) as unknown as Rgb);

/** Two eyes 30 wide with an iris of a colour in them, so far open. */
function eyes(iris: Rgb, open = 12) {
  const centres = { leftEye: 65, rightEye: 135 } as const;
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const at = new Map<number, { x: number; y: number }>();
  for (const [name, centre] of Object.entries(centres) as [keyof typeof centres, number][]) {
    const { outer, inner, top, bottom } = MESH[name];
    const out = name === 'leftEye' ? -15 : 15;
    at.set(outer, { x: centre + out, y: 80 }).set(inner, { x: centre - out, y: 80 });
    at.set(top, { x: centre, y: 80 - open / 2 }).set(bottom, { x: centre, y: 80 + open / 2 });
  }
  const ring = (n: number) => {
    // The remaining points of both rings lie on the lids.
    const left = [246, 161, 160, 158, 157, 173, 155, 154, 153, 144, 163, 7];
    const right = [466, 388, 387, 385, 384, 398, 382, 381, 380, 373, 390, 249];
    const index = left.includes(n) ? left.indexOf(n) : right.indexOf(n);
    const share = [-0.8, -0.5, -0.25, 0.25, 0.5, 0.8, 0.8, 0.5, 0.25, -0.25, -0.5, -0.8][index] ?? 0;
    const down = index < 6 ? -1 : 1;
    const centre = left.includes(n) ? centres.leftEye : centres.rightEye;
    const mirrored = left.includes(n) ? share : -share;
    return { x: centre + mirrored * 15, y: 80 + down * (open / 2) * Math.sqrt(1 - share * share) };
  };
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)];
    const r = Math.min(...Object.values(centres).map((centre) => Math.hypot(x - centre, y - 80)));
    const colour: Rgb = r < 2.4 ? [12, 10, 10] : r < 6.2 ? iris : [240, 236, 230];
    data.set([...colour, 255], pixel * 4);
  }
  const middle = { x: 0.5, y: 0.4 };
  const face = {
    leftEye: middle,
    rightEye: middle,
    nose: middle,
    mouth: { x: 0.5, y: 0.7 },
    leftEar: middle,
    rightEar: middle,
  };
  const map = headMap({ width: SIDE, height: SIDE, data }, new Float32Array(SIDE * SIDE), face);
  return { map, mesh: { at: (n: number) => at.get(n) ?? ring(n), width: 130 } };
}
const colour = (iris: Rgb, tone = 8, open = 12) => {
  const { map, mesh } = eyes(iris, open);
  return eyeColourOf(map, mesh, skin, tone);
};

describe('the colour of eyes', () => {
  it('is told for light and for dark ones', () => {
    expect(colour([90, 125, 175])).toBe('blue');
    expect(colour([95, 125, 85])).toBe('green');
    expect(colour([40, 26, 20])).toBe('dark');
    expect(colour([105, 70, 45])).toBe('brown');
  });

  it('stays dark under deep skin, where sky shines in dark eyes', () => {
    expect(colour([70, 80, 105], 2)).not.toBe('blue');
  });

  it('is not told of closed eyes', () => {
    expect(colour([90, 125, 175], 8, 3)).toBeNull();
  });
});
