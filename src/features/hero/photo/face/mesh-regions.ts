/** Regions of a face by the points of its mesh: cheeks, forehead, eyes, mouth, brows, as pixels of a square. */
import { type ImagePoint, meanPoint } from './detector.ts';
import { ellipse, type HeadMap, isInPhoto } from './head-map.ts';

/** The mesh's points in pixels of one square; `width` is the face's from edge to edge, also when it is turned. */
export type MeshInSquare = { readonly at: (n: number) => ImagePoint; readonly width: number };

/** Rings of points round each part. "Left" and "right" as seen in the photo. */
const RINGS = {
  leftEye: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  rightEye: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
  mouth: [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
  leftBrow: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  rightBrow: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
  face: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176,
    149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
} as const;

/** Places of a face, each a round patch: the points whose middle it has, and its radius in face widths. */
const PATCHES = {
  leftCheek: [[50, 205, 101, 118], 0.085],
  rightCheek: [[280, 425, 330, 347], 0.085],
  forehead: [[151, 9, 108, 337], 0.09],
  nose: [[6, 197, 195], 0.045],
  chin: [[199, 200, 175], 0.05],
} as const;

/** The pixels inside a ring. Pixels outside the photo are left out. */
export function insideOf(map: HeadMap, mesh: MeshInSquare, ring: keyof typeof RINGS): number[] {
  const points = RINGS[ring].map(mesh.at);
  const pixels: number[] = [];
  const rows = points.map(({ y }) => y);
  const last = Math.min(map.side - 1, Math.floor(Math.max(...rows)));
  for (let row = Math.max(0, Math.ceil(Math.min(...rows))); row <= last; row++) {
    // Where the ring crosses this row, in pairs from left to right.
    const crossings: number[] = [];
    points.forEach((from, index) => {
      const to = points[(index + 1) % points.length] as ImagePoint;
      if (from.y > row === to.y > row) return;
      crossings.push(from.x + ((row - from.y) * (to.x - from.x)) / (to.y - from.y));
    });
    crossings.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const end = Math.min(map.side - 1, Math.ceil(crossings[pair + 1] as number) - 1);
      for (let column = Math.max(0, Math.ceil(crossings[pair] as number)); column <= end; column++) {
        if (isInPhoto(map, row * map.side + column)) pixels.push(row * map.side + column);
      }
    }
  }
  return pixels;
}

/** The pixels of a patch of skin. */
export function patchOf(map: HeadMap, mesh: MeshInSquare, patch: keyof typeof PATCHES): number[] {
  const [points, radius] = PATCHES[patch];
  const { x, y } = meanPoint(points.map(mesh.at));
  return ellipse(map, x, y, radius * mesh.width, radius * mesh.width).filter((at) => isInPhoto(map, at));
}
