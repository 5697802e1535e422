/** The colour of the eyes: the ring round the pupil, where the eyes are open and large enough in the photo. */
import type { EyeColourId } from '../../../../../illustration/figures/hero/look/look-options.ts';
import type { Lab } from '../oklab.ts';
import { mean, median } from './averages.ts';
import type { ImagePoint } from './detector.ts';
import { MESH } from './face-mesh.ts';
import { ellipse, type HeadMap } from './head-map.ts';
import { insideOf, type MeshInSquare } from './mesh-regions.ts';

/** An iris: its radius in widths of the eye, and how much darker than what is beside it it must be. */
const IRIS = { radius: 0.205, contrast: 0.05 };

/** An eye narrower than this, as a share of its width, shows lashes and little else. */
const OPEN = 0.2;

/** Fewer pixels of an iris tell nothing. */
const FEWEST = 8;

/** Places where the iris is looked for: shares of the eye's width from its middle. */
const ACROSS = [-0.28, -0.2, -0.12, -0.06, 0, 0.06, 0.12, 0.2, 0.28];
const DOWN = [-0.06, -0.03, 0, 0.03, 0.06];

type Eye = { readonly outer: number; readonly inner: number; readonly top: number; readonly bottom: number };

/** The eye colour; null where it can't be told. `tone` is the skin's step of ten, `skin` its colour as photographed. */
export function eyeColourOf(near: HeadMap, mesh: MeshInSquare, skin: Lab, tone: number): EyeColourId | null {
  const irises = [
    irisOf(near, mesh, 'leftEye', MESH.leftEye),
    irisOf(near, mesh, 'rightEye', MESH.rightEye),
  ].filter((lab) => lab !== null);
  if (irises.length === 0) return null;
  const [lightness, a, b] = [0, 1, 2].map((axis) => mean(irises.map((lab) => lab[axis as 0]))) as [
    number,
    number,
    number,
  ];
  return nameOf(lightness / skin[0], a / lightness, b / lightness, tone);
}

/** Names a colour; `light` is its lightness against the skin's, `red` and `yellow` are shares of its lightness. */
function nameOf(light: number, red: number, yellow: number, tone: number): EyeColourId {
  // Sky in a dark eye is blue too, and eyes are rarely light under brown skin.
  if (light < (tone <= 5 ? 0.75 : 0.36)) return light < 0.45 ? 'dark' : 'brown';
  if (yellow < -0.02) return Math.hypot(red, yellow) < 0.04 ? 'grey' : 'blue';
  if (yellow < 0.045) {
    if (red < -0.03) return 'green';
    if (light < 0.42) return 'brown';
    return red < 0.02 ? 'grey' : 'brown';
  }
  if (red < -0.01) return 'green';
  if (light > 0.46 && red < 0.05) return 'hazel';
  return light > 0.42 ? 'brown' : 'dark';
}

/** The colour of one iris; null for an eye that is closed, or out of sight. */
function irisOf(near: HeadMap, mesh: MeshInSquare, ring: 'leftEye' | 'rightEye', eye: Eye): Lab | null {
  const inside = new Set(insideOf(near, mesh, ring));
  const [outer, inner, top, bottom] = [eye.outer, eye.inner, eye.top, eye.bottom].map(mesh.at) as [
    ImagePoint,
    ImagePoint,
    ImagePoint,
    ImagePoint,
  ];
  const width = Math.hypot(outer.x - inner.x, outer.y - inner.y);
  if (Math.hypot(top.x - bottom.x, top.y - bottom.y) < OPEN * width) return null;
  const radius = IRIS.radius * width;
  const disc = (x: number, y: number, r: number) => ellipse(near, x, y, r, r).filter((at) => inside.has(at));
  const lightnessOf = (pixels: readonly number[]) => mean(pixels.map((at) => near.lightness[at] ?? 0));
  let best = { contrast: IRIS.contrast, x: 0, y: 0, pixels: [] as number[] };
  for (const across of ACROSS)
    for (const down of DOWN) {
      const [x, y] = [(outer.x + inner.x) / 2 + across * width, (top.y + bottom.y) / 2 + down * width];
      const pixels = disc(x, y, radius);
      const beside = disc(x, y, radius * 1.7).filter(
        (at) => Math.hypot((at % near.side) - x, Math.floor(at / near.side) - y) > radius,
      );
      if (pixels.length < FEWEST || beside.length < FEWEST) continue;
      const contrast = lightnessOf(beside) - lightnessOf(pixels) - Math.abs(across) / 4;
      if (contrast > best.contrast) best = { contrast, x, y, pixels };
    }
  // Between the pupil and the rim, below the upper lid's shade.
  const circle = best.pixels.filter((at) => {
    const [x, y] = [(at % near.side) - best.x, Math.floor(at / near.side) - best.y];
    const r = Math.hypot(x, y) / radius;
    return r > 0.42 && r < 0.92 && y > -radius / 2;
  });
  // Without glints and lashes.
  const byLight = circle.sort((one, other) => (near.lightness[one] ?? 0) - (near.lightness[other] ?? 0));
  const kept = byLight.slice(Math.floor(byLight.length * 0.2), Math.ceil(byLight.length * 0.85));
  if (kept.length < FEWEST) return null;
  const of = (values: Float32Array) => median(kept.map((at) => values[at] ?? 0));
  return [of(near.lightness), of(near.a), of(near.b)];
}
