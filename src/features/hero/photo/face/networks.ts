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

/** RGB of a raster as the network wants it: `from` for black, `to` for white. */
function picture(raster: Raster, from: number, to: number): Float32Array {
  const { data } = raster;
  const numbers = new Float32Array(raster.width * raster.height * 3);
  const scale = (to - from) / 255;
  for (let at = 0, pixel = 0; at < numbers.length; at += 3, pixel += 4) {
    numbers[at] = from + (data[pixel] as number) * scale;
    numbers[at + 1] = from + (data[pixel + 1] as number) * scale;
    numbers[at + 2] = from + (data[pixel + 2] as number) * scale;
  }
  return numbers;
}

/** The input of a network: one picture, or several by name. */
type NetworkInput = Raster | Readonly<Record<string, Raster>>;

const isRaster = (networkInput: NetworkInput): networkInput is Raster =>
  networkInput.data instanceof Uint8ClampedArray;

async function run(
  network: GraphModel,
  networkInput: NetworkInput,
  range: readonly [number, number],
  outputs?: readonly string[],
): Promise<Float32Array[]> {
  const results = tidy(() => {
    const input = (raster: Raster) => tensor(picture(raster, ...range), [1, raster.height, raster.width, 3]);
    const inputs = isRaster(networkInput)
      ? input(networkInput)
      : Object.fromEntries(Object.entries(networkInput).map(([name, raster]) => [name, input(raster)]));
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
  return async (pictures) => {
    const [told] = await run(network, pictures, [0, 1]);
    if (told?.length !== names.length)
      throw new Error('The view of a head tells more or less than its file names.');
    return new Map(names.map((name, at) => [name, told[at] as number]));
  };
}
