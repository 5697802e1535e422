/**
 * The networks that look at a photo, and what runs them: TensorFlow.js on WebAssembly, in the photo's own worker. All
 * files are this site's own. Who made them and under which licence: docs/decisions/110-a-face-is-found-on-the-device.md.
 */

import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { ready, setBackend, type Tensor, tensor, tidy } from '@tensorflow/tfjs-core';
import type { RawFaces } from './detector.ts';
import type { RawMesh } from './face-mesh.ts';
import type { RunHeadView } from './head-view.ts';
import { MASK_SIDE } from './network-inputs.ts';
import type { Raster } from './raster.ts';

/** A network's two files: its graph as JSON, its weights as bytes. */
export type NetworkFiles = { readonly graph: unknown; readonly weights: ArrayBuffer };

type Graph = {
  modelTopology: object;
  format?: string;
  signature?: object;
  weightsManifest: { weights: [] }[];
};

/** Starts WebAssembly. `paths` names each build of the engine by its file name. Throws where there is no WebAssembly. */
export async function startEngine(paths: Parameters<typeof setWasmPaths>[0]): Promise<void> {
  setWasmPaths(paths);
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly could not be started.');
  await ready();
}

/** Makes a network of its files. */
export async function makeNetwork({ graph, weights }: NetworkFiles): Promise<GraphModel> {
  const { modelTopology, format, signature, weightsManifest } = graph as Graph;
  return loadGraphModel({
    load: async () => ({
      modelTopology,
      format,
      signature,
      weightSpecs: weightsManifest.flatMap(({ weights: specs }) => specs),
      weightData: weights,
    }),
  } as Parameters<typeof loadGraphModel>[0]);
}

/** RGB of rasters of one size, one after the other, as a network wants them: `from` for black, `to` for white. */
function pictures(rasters: readonly Raster[], from: number, to: number): Tensor {
  const [{ width, height } = { width: 0, height: 0 }] = rasters;
  const numbers = new Float32Array(rasters.length * width * height * 3);
  const scale = (to - from) / 255;
  let at = 0;
  for (const { data } of rasters) {
    for (let pixel = 0; pixel < width * height * 4; pixel += 4, at += 3) {
      numbers[at] = from + (data[pixel] as number) * scale;
      numbers[at + 1] = from + (data[pixel + 1] as number) * scale;
      numbers[at + 2] = from + (data[pixel + 2] as number) * scale;
    }
  }
  return tensor(numbers, [rasters.length, height, width, 3]);
}

/** The input of a network: one picture, or several batches of the same length by name. */
type NetworkInput = Raster | Readonly<Record<string, readonly Raster[]>>;

const isRaster = (networkInput: NetworkInput): networkInput is Raster =>
  networkInput.data instanceof Uint8ClampedArray;

async function run(
  network: GraphModel,
  networkInput: NetworkInput,
  range: readonly [number, number],
  outputs?: readonly string[],
): Promise<Float32Array[]> {
  const results = tidy(() => {
    const inputs = isRaster(networkInput)
      ? pictures([networkInput], ...range)
      : Object.fromEntries(
          Object.entries(networkInput).map(([name, batch]) => [name, pictures(batch, ...range)]),
        );
    const result = network.execute(inputs, outputs ? [...outputs] : undefined);
    return Array.isArray(result) ? result : [result as Tensor];
  });
  const numbers = await Promise.all(results.map((result) => result.data() as Promise<Float32Array>));
  for (const result of results) result.dispose();
  return numbers;
}

/** The detector's numbers for a picture of 256 pixels a side. */
export async function runDetector(network: GraphModel, raster: Raster): Promise<RawFaces> {
  const outputs = await run(network, raster, [-1, 1]);
  const bySize = (size: number) => outputs.find(({ length }) => length === size) ?? new Float32Array(size);
  const joined = (one: Float32Array, other: Float32Array) => {
    const both = new Float32Array(one.length + other.length);
    both.set(one);
    both.set(other, one.length);
    return both;
  };
  return { offsets: joined(bySize(512 * 16), bySize(384 * 16)), logits: joined(bySize(512), bySize(384)) };
}

/** Runs the mask network. */
const MASK = ['activation_10'];

/** How surely each pixel of a picture of 256 pixels a side belongs to a person, 0–1. */
export async function runMask(network: GraphModel, raster: Raster): Promise<Float32Array> {
  const [person] = await run(network, raster, [0, 1], MASK);
  return person ?? new Float32Array(MASK_SIDE * MASK_SIDE);
}

/** Runs the mesh network: the points, and the probability of a face. */
const MESH = ['Identity_2', 'Identity_1'];

/** The mesh of the face in a picture of 192 pixels a side. */
export async function runMesh(network: GraphModel, raster: Raster): Promise<RawMesh> {
  const [points, presence] = await run(network, raster, [0, 1], MESH);
  return { points: points ?? new Float32Array(468 * 3), presence: presence?.[0] ?? 0 };
}

/** Loads the head network with the labels from its own file. Throws when their number does not match its outputs. */
export async function makeHeadView(files: NetworkFiles): Promise<RunHeadView> {
  const network = await makeNetwork(files);
  const { told: names = [] } =
    (files.graph as { userDefinedMetadata?: { told?: string[] } }).userDefinedMetadata ?? {};
  return async (heads) => {
    const input = { near: heads.map(({ near }) => near), wide: heads.map(({ wide }) => wide) };
    const [told] = await run(network, input, [0, 1]);
    if (told?.length !== names.length * heads.length)
      throw new Error('The view of a head tells more or less than its file names.');
    return heads.map(
      (_, head) => new Map(names.map((name, at) => [name, told[head * names.length + at] as number])),
    );
  };
}
