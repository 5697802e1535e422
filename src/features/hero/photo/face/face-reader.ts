/**
 * Face finding as the worker uses it: loads the engine and the networks from this site's own files, and reads heads.
 * Loaded only when a photo has been chosen and the browser has WebAssembly.
 */

import plain from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.wasm?url';
import simd from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm?url';
import type { Palettes } from '../circle/read-colours.ts';
import { type DetectedFace, detectFaceNear, detectFaces, type ImagePoint } from './detector.ts';
import type { RunMesh } from './face-mesh.ts';
import { filterPeople } from './filter-people.ts';
import type { RunHeadView } from './head-view.ts';
import detectorWeights from './models/blazeface.bin?url';
import detectorGraph from './models/blazeface.json?url';
import meshWeights from './models/facemesh.bin?url';
import meshGraph from './models/facemesh.json?url';
import viewWeights from './models/head-view.bin?url';
import viewGraph from './models/head-view.json?url';
import maskWeights from './models/selfie.bin?url';
import maskGraph from './models/selfie.json?url';
import {
  makeHeadView,
  makeNetwork,
  type NetworkFiles,
  runDetector,
  runMask,
  runMesh,
  startEngine,
} from './networks.ts';
import type { Pyramid, Raster } from './raster.ts';
import { type HeadReading, readHead } from './read-head.ts';
import { warmUp } from './warm-up.ts';

async function filesOf(graph: string, weights: string): Promise<NetworkFiles> {
  const [topology, bytes] = await Promise.all([fetch(graph), fetch(weights)]);
  for (const { ok, status, url } of [topology, bytes]) if (!ok) throw new Error(`${status} for ${url}`);
  return { graph: await topology.json(), weights: await bytes.arrayBuffer() };
}

export type FaceReader = {
  detect(photo: Pyramid): Promise<DetectedFace[]>;
  /** The face a parent points at, however unsure; none where even that is not one. */
  detectNear(photo: Pyramid, place: ImagePoint): Promise<DetectedFace[]>;
  read(photo: Pyramid, face: DetectedFace, palettes: Palettes): Promise<HeadReading | null>;
  /** Makes the first reading as fast as the second; given up when it is no longer wanted. Rejects then. */
  warmUp(isWanted: () => boolean): Promise<void>;
};

/** Loads the engine and the networks. Throws when one is unavailable; the photo is then read without them. */
export async function createFaceReader(): Promise<FaceReader> {
  // All are fetched at once; a network can only be made where the engine runs.
  const [detectorFiles, maskFiles] = await Promise.all([
    filesOf(detectorGraph, detectorWeights),
    filesOf(maskGraph, maskWeights),
    startEngine({
      'tfjs-backend-wasm.wasm': plain,
      'tfjs-backend-wasm-simd.wasm': simd,
      // The site is not isolated from other origins, so no threads: the engine never asks for this one.
      'tfjs-backend-wasm-threaded-simd.wasm': simd,
    }),
  ]);
  const [detector, mask] = [await makeNetwork(detectorFiles), await makeNetwork(maskFiles)];
  // Mesh and view are as large as the rest together: they come while faces are looked for, and a head is read without them
  // where they can't be had.
  const mesh: Promise<RunMesh | null> = filesOf(meshGraph, meshWeights)
    .then(makeNetwork)
    .then((network) => (picture: Raster) => runMesh(network, picture))
    .catch(() => null);
  const view: Promise<RunHeadView | null> = filesOf(viewGraph, viewWeights)
    .then(makeHeadView)
    .catch(() => null);
  const detect = (picture: Raster) => runDetector(detector, picture);
  const networks = async () => ({
    mask: (picture: Raster) => runMask(mask, picture),
    mesh: await mesh,
    view: await view,
  });
  return {
    detect: async (photo) => filterPeople(await detectFaces(detect, photo), photo, () => mesh),
    detectNear: (photo, place) => detectFaceNear(detect, photo, place),
    read: async (photo, face, palettes) => readHead(await networks(), photo, face, palettes),
    warmUp: async (isWanted) => {
      await warmUp(detect, await networks(), isWanted);
    },
  };
}
