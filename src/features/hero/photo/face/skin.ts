/** The skin of a found face, from where skin is: both cheeks, the forehead and the bridge of the nose. */
import type { Lab } from '../oklab.ts';
import { type ColourShare, dominantColourOf, ellipse, type HeadMap, isInPhoto, labAt } from './head-map.ts';

/** The pixels of cheeks, forehead and nose. A fringe or a beard covers some of them; the commonest colour sees past it. */
export function skinPixels(map: HeadMap): number[] {
  const { eyes, mouth, drop, width, face, side } = map;
  const cheek = (eye: { x: number; y: number }) => {
    const [x, y] = [eye.x * side, eye.y * side];
    // From the eye down towards the corner of the mouth, and a little outwards.
    return ellipse(
      map,
      x + (x - eyes.x) * 0.18 + (mouth.x - eyes.x) * 0.45,
      y + drop * 0.52,
      width * 0.12,
      drop * 0.22,
    );
  };
  const forehead = ellipse(map, eyes.x, eyes.y - drop * 0.62, width * 0.2, drop * 0.16);
  const nose = ellipse(map, (eyes.x + mouth.x) / 2, eyes.y + drop * 0.42, width * 0.06, drop * 0.2);
  return [...cheek(face.leftEye), ...cheek(face.rightEye), ...forehead, ...nose].filter((at) =>
    isInPhoto(map, at),
  );
}

/** The colour of the skin as photographed; null when the face is outside the photo. */
export function readSkin(map: HeadMap): ColourShare | null {
  const pixels = skinPixels(map).filter((at) => {
    const [lightness, a, b] = labAt(map, at);
    // Leaves out near black (frames, lashes, shadow) and near white (a reflected flash).
    return lightness > 0.12 && lightness < 0.985 && Math.hypot(a, b) < 0.24;
  });
  return dominantColourOf(map, pixels);
}

/** The same skin in more shade or more light: lightness may differ a good deal, hue little. */
export function isSkin([lightness, a, b]: Lab, skin: Lab, shadow: number): boolean {
  // Shadow scales all three axes of OKLab together, so compare at the same lightness.
  const scale = skin[0] / Math.max(0.05, lightness);
  const off = Math.hypot(a * scale - skin[1], b * scale - skin[2]);
  const shade = lightness / skin[0];
  return off < 0.018 + 0.26 * Math.hypot(skin[1], skin[2]) && shade > shadow && shade < 1.35;
}

/**
 * The skin's step, 0 darkest to 9 fairest, as a number between, where the view can't be had (else `head-view.ts` says it). Light falls on the face and on what is behind it alike, so
 * a face that is pale before a paler wall is darker than it looks; yellow skin reads darker than pink of the same
 * lightness; the teeth or lips say how bright the light on the face itself is. The weights were fitted to labelled
 * photographs (bench/likeness) with deep, brown and fair faces counting alike.
 */
export function skinToneByColour(map: HeadMap, skin: Lab): number {
  // Sorted as numbers, not by a function: there are thousands of them.
  const light = (pixels: readonly number[]) =>
    Float32Array.from(pixels, (at) => map.lightness[at] ?? 0).sort();
  const backgroundLightness: number[] = [];
  for (let at = 0; at < map.side * map.side; at += 3) {
    if (isInPhoto(map, at) && (map.person[at] ?? 0) < 0.2) backgroundLightness.push(at);
  }
  const wall =
    backgroundLightness.length > 40
      ? (light(backgroundLightness)[backgroundLightness.length >> 1] ?? 0.6)
      : 0.6;
  const lips = light(
    ellipse(map, map.mouth.x, map.mouth.y, map.width * 0.16, map.drop * 0.14).filter((at) =>
      isInPhoto(map, at),
    ),
  );
  const teeth = lips[Math.floor(lips.length * 0.95)] ?? skin[0];
  return (
    TONE.base +
    TONE.square * skin[0] ** 2 +
    TONE.yellow * skin[2] +
    TONE.wall * (skin[0] - wall) +
    TONE.teeth * teeth
  );
}

const TONE = { base: 3.23, square: 11.63, yellow: -24.2, wall: -2.24, teeth: -3.55 };
