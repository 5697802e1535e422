// @vitest-environment node
/**
 * The failures of the first reading, each as a drawn portrait that the real networks look at: photographs of people stay
 * out of this repository, and a drawing knows its own truth.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { HAIR_COLOURS, SKIN_TONES } from '../../illustration/figures/hero/look/look-options.ts';
import { rankHairFamilies } from '../../src/features/hero/hair-styles.ts';
import { palettes } from '../../src/features/hero/look-from-photo.ts';
import {
  drawPortrait,
  type SyntheticPortrait,
  samplePortrait,
} from '../../src/features/hero/photo/circle/synthetic-portrait.ts';
import {
  type DetectedFace,
  detectFaces,
  type ImagePoint,
} from '../../src/features/hero/photo/face/detector.ts';
import { distance3d, type FaceMesh, findMesh, MESH } from '../../src/features/hero/photo/face/face-mesh.ts';
import { pyramidOf } from '../../src/features/hero/photo/face/raster.ts';
import { readHead } from '../../src/features/hero/photo/face/read-head.ts';
import { networksInNode } from './networks.ts';

const SIDE = 480;

const someone: SyntheticPortrait = { ...samplePortrait, skin: '#d3a27c', light: { warmth: 0.1, stops: 0 } };

let networks: Awaited<ReturnType<typeof networksInNode>>;
beforeAll(async () => {
  networks = await networksInNode();
});

async function readLook(change: Partial<SyntheticPortrait> = {}) {
  const photo = pyramidOf({ width: SIDE, height: SIDE, data: drawPortrait({ ...someone, ...change }, SIDE) });
  const faces = await detectFaces(networks.detect, photo);
  const reading = faces[0] ? await readHead(networks, photo, faces[0], palettes) : null;
  return { faces, reading };
}

/** A face that was found a little beside its place and larger or smaller, by a share of its width. */
function moved(face: DetectedFace, by: number): DetectedFace {
  const { left, top, right, bottom } = face.box;
  const shift = (right - left) * by;
  const place = ({ x, y }: ImagePoint): ImagePoint => ({ x: x + shift, y: y + shift });
  return {
    ...face,
    box: {
      left: left + shift / 2,
      top: top + shift / 2,
      right: right + shift * 1.5,
      bottom: bottom + shift * 1.5,
    },
    leftEye: place(face.leftEye),
    rightEye: place(face.rightEye),
    mouth: place(face.mouth),
  };
}

describe('reading a drawn portrait with the real networks', () => {
  it('finds the face wherever it stands, and sets nothing where there is none', async () => {
    for (const place of [
      { x: 0, y: 0, size: 1 },
      { x: 0.4, y: 0.2, size: 0.5 },
      { x: -0.45, y: -0.3, size: 0.35 },
    ]) {
      const { faces } = await readLook({ place });
      const box = faces[0]?.box;
      expect(box, JSON.stringify(place)).toBeDefined();
      const middle = ((box?.left ?? 0) + (box?.right ?? 0)) / SIDE - 1;
      expect(Math.abs(middle - place.x)).toBeLessThan(0.12);
    }
    const wall = new Uint8ClampedArray(SIDE * SIDE * 4).fill(200);
    expect(await detectFaces(networks.detect, pyramidOf({ width: SIDE, height: SIDE, data: wall }))).toEqual(
      [],
    );
  });

  it('reads a fair child no deeper for the dark cap it wears', async () => {
    const lights = [
      { warmth: 0.1, stops: 0 },
      { warmth: -0.3, stops: -0.5 },
    ];
    for (const step of [7, 8, 9])
      for (const light of lights) {
        const child = { skin: SKIN_TONES[step]?.hex ?? '', hair: '#c99a52', light };
        const [bareheaded, capped] = [await readLook(child), await readLook({ ...child, cap: '#1f2b52' })];
        const deeper = (bareheaded.reading?.skin ?? 9) - (capped.reading?.skin ?? 0);
        expect(deeper, `${step} in light ${light.warmth}`).toBeLessThanOrEqual(1);
      }
  });

  it('takes a dark shirt for no skin: the skin is the same whatever is worn', async () => {
    const [pale, dark] = [await readLook({ clothes: '#f0e9dc' }), await readLook({ clothes: '#2a2226' })];
    expect(Math.abs((pale.reading?.skin ?? 0) - (dark.reading?.skin ?? 9))).toBeLessThanOrEqual(1);
  });

  it('tells deep, brown and fair skin apart', async () => {
    const steps: number[] = [];
    for (const skin of ['#623d2e', '#c08b66', '#f5dbc9'])
      steps.push((await readLook({ skin })).reading?.skin ?? -1);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    expect((steps[2] ?? 0) - (steps[0] ?? 0)).toBeGreaterThanOrEqual(3);
  });

  it('keeps deep skin deep in warm, bright light and fair skin fair in failing light', async () => {
    for (const light of [
      { warmth: 0.4, stops: 0.3 },
      { warmth: 0.6, stops: 0.5 },
    ])
      expect((await readLook({ skin: '#623d2e', hair: '#2b2326', light })).reading?.skin).toBeLessThanOrEqual(
        4,
      );
    for (const light of [
      { warmth: 0.5, stops: -0.5 },
      { warmth: -0.3, stops: -0.6 },
    ])
      expect((await readLook({ skin: '#efcbb0', light })).reading?.skin).toBeGreaterThanOrEqual(5);
  });

  it('reads long hair as long, short as short, and no hair as none', async () => {
    expect((await readLook({ hairLength: 'long' })).reading?.silhouette.length).not.toBe('short');
    expect((await readLook({ strands: true })).reading?.silhouette).toMatchObject({
      length: 'short',
      state: 'seen',
    });
    expect((await readLook({ hair: null })).reading?.silhouette.state).not.toBe('seen');
  });

  it('recognises the hair styles of drawn heads, whatever the order of the network’s outputs', async () => {
    const familyOf = async (change: Partial<SyntheticPortrait>) => {
      const reading = (await readLook(change)).reading;
      return reading && rankHairFamilies(reading.silhouette, reading.skin)[0];
    };
    expect(await familyOf({ hairLength: 'long' })).toBe('longStraight');
    expect(await familyOf({ strands: true })).toBe('shortStraight');
  });

  it('gives nobody hair for a cap, whatever its colour', async () => {
    for (const cap of ['#26262a', '#d8c9a8', '#a8402f'])
      expect((await readLook({ cap })).reading?.silhouette.state, cap).not.toBe('seen');
  });

  it('reads a hair-coloured cap as a cap, on fair and on deep skin', async () => {
    for (const skin of ['#f0cdb2', '#7a4b37'])
      for (const cap of ['#2b2326', '#5b3a2a', '#8a6a4a'])
        expect((await readLook({ skin, cap })).reading?.silhouette.state, `${cap} on ${skin}`).not.toBe(
          'seen',
        );
  });

  it('gives hair of each of those colours where there is no cap', async () => {
    for (const hair of ['#2b2326', '#5b3a2a', '#8a6a4a'])
      expect((await readLook({ hair, strands: true })).reading?.silhouette.state, hair).toBe('seen');
  });

  it('reads a white cap before a white wall as a cap, though hair shows below its rim', async () => {
    for (const cap of ['#f4f1ea', '#fbfaf6'])
      for (const rim of [-0.42, -0.48]) {
        const { reading } = await readLook({
          skin: '#c08b66',
          hair: '#2b2326',
          cap,
          rim,
          background: ['#efece4', '#f3f0ea'],
        });
        expect(reading?.silhouette.state, `${cap}, rim at ${rim}`).not.toBe('seen');
      }
  });

  it('reads every skin within two steps in ordinary light, and within one on average', async () => {
    const off: number[] = [];
    for (const [step, { hex }] of SKIN_TONES.entries()) {
      const skin = (await readLook({ skin: hex, hair: '#2b2326' })).reading?.skin ?? -9;
      off.push(Math.abs(skin - step));
      expect(off.at(-1), `step ${step} read as ${skin}`).toBeLessThanOrEqual(2);
    }
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(1);
  });

  it('reads the same skin before a black and before a white wall', async () => {
    for (const skin of ['#623d2e', '#d3a27c', '#efcbb0']) {
      const readBefore = async (wall: string) =>
        (await readLook({ skin, background: [wall, wall] })).reading?.skin ?? -9;
      expect(
        Math.abs((await readBefore('#1d1a18')) - (await readBefore('#f4f2ee'))),
        skin,
      ).toBeLessThanOrEqual(1);
    }
  });

  it('reads a head by measuring when the head network is unavailable', async () => {
    const photo = pyramidOf({ width: SIDE, height: SIDE, data: drawPortrait(someone, SIDE) });
    const [face] = await detectFaces(networks.detect, photo);
    const reading = await readHead({ ...networks, view: null }, photo, face as DetectedFace, palettes);
    expect(Math.abs((reading?.skin ?? 0) - 6)).toBeLessThanOrEqual(2);
    expect(reading?.hair).not.toBeNull();
    // What lies on a head is not told by colours: it is asked.
    expect(reading?.silhouette.state).toBe('unsure');
    expect(reading?.glasses).toBe(false);
  });

  it('keeps black hair black in bright and in warm light, on deep and on fair skin', async () => {
    for (const [skin, warmth, stops] of [
      ['#623d2e', 0.4, 0.5],
      ['#e3b997', 0.6, 0.3],
    ] as const) {
      const { reading } = await readLook({ skin, light: { warmth, stops } });
      expect(['soot', 'blueBlack', 'espresso']).toContain(HAIR_COLOURS[reading?.hair ?? -1]?.id);
    }
  });

  it('calls black hair black, and chestnut hair on fair skin brown', async () => {
    const hairOf = async (change: Partial<SyntheticPortrait>) =>
      HAIR_COLOURS[
        (await readLook({ strands: true, background: ['#3a3530', '#57504a'], ...change })).reading?.hair ?? -1
      ]?.id;
    for (const skin of ['#623d2e', '#784a35'])
      expect(await hairOf({ skin, hair: '#2b2326', light: { warmth: 0.4, stops: 0.3 } })).toBe('soot');
    // A drawing's chestnut lies between the three.
    expect(['chestnut', 'auburn', 'walnut']).toContain(
      await hairOf({ skin: '#e3b997', hair: '#643d2b', hairLength: 'long' }),
    );
  });

  it('sees glasses, dark or bright', async () => {
    for (const glasses of ['#1d1b1e', '#5b3a48'])
      expect((await readLook({ glasses })).reading?.glasses, glasses).toBe(true);
  });

  it('sees rims of steel, which are hardly lighter or darker than the skin', async () => {
    for (const skin of ['#784a35', '#ab7552', '#d3a27c'])
      expect((await readLook({ skin, glasses: '#8a8f96' })).reading?.glasses, skin).toBe(true);
  });

  it('finds no glasses on a face without', async () => {
    for (const skin of ['#50322a', '#623d2e', '#925d41', '#c08b66', '#efcbb0'])
      expect((await readLook({ skin })).reading?.glasses, skin).toBe(false);
  });

  it('finds the mesh at the same place wherever the box of the face lies', async () => {
    const moves: number[] = [];
    for (const skin of ['#623d2e', '#d3a27c', '#efcbb0']) {
      const drawn = drawPortrait({ ...someone, skin, place: { x: 0.1, y: 0.1, size: 0.6 } }, SIDE);
      const photo = pyramidOf({ width: SIDE, height: SIDE, data: drawn });
      const [face] = await detectFaces(networks.detect, photo);
      const meshes = await Promise.all(
        [0, 0.06, -0.06].map((by) => findMesh(networks.mesh, photo, moved(face as DetectedFace, by))),
      );
      const [first, ...otherMeshes] = meshes as [FaceMesh, ...FaceMesh[]];
      const width = distance3d(first.at(MESH.leftEdge), first.at(MESH.rightEdge));
      for (const { at } of otherMeshes)
        moves.push(
          Math.max(
            ...[MESH.leftEdge, MESH.rightEdge, MESH.top, MESH.chin].map((n) =>
              distance3d(at(n), first.at(n)),
            ),
          ) / width,
        );
    }
    expect(moves.reduce((sum, move) => sum + move, 0) / moves.length).toBeLessThan(0.002);
  });

  it('says the same of a photo that is framed a little differently', async () => {
    const first = (await readLook()).reading;
    const moved = (await readLook({ place: { x: 0.02, y: -0.02, size: 1 } })).reading;
    expect(Math.abs((moved?.skin ?? 0) - (first?.skin ?? 9))).toBeLessThanOrEqual(1);
    expect(moved?.silhouette.state).toBe(first?.silhouette.state);
    expect(moved?.silhouette.length).toBe(first?.silhouette.length);
    expect(moved?.hair).toBe(first?.hair);
    expect(moved?.glasses).toBe(first?.glasses);
    expect(moved?.features).toEqual(first?.features);
  });
});
