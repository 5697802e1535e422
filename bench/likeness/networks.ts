/** The photo step's networks and photos for Node, from the same files that the worker is served. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { DetectedFace } from '../../src/features/hero/photo/face/detector.ts';
import { filterPeople } from '../../src/features/hero/photo/face/filter-people.ts';
import {
  makeHeadView,
  makeNetwork,
  runDetector,
  runMask,
  runMesh,
  startEngine,
} from '../../src/features/hero/photo/face/networks.ts';
import { type Pyramid, pyramidOf, type Raster } from '../../src/features/hero/photo/face/raster.ts';

const require = createRequire(import.meta.url);
const models = join(dirname(fileURLToPath(import.meta.url)), '../../src/features/hero/photo/face/models');
const engine = join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'wasm-out');

function filesOf(name: string) {
  const bytes = readFileSync(join(models, `${name}.bin`));
  return {
    graph: JSON.parse(readFileSync(join(models, `${name}.json`), 'utf8')) as unknown,
    weights: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  };
}

/** Starts the engine and hands out what runs each network. */
export async function networksInNode() {
  await startEngine(`${engine}/`);
  const [detector, mask, mesh, view] = [
    await makeNetwork(filesOf('blazeface')),
    await makeNetwork(filesOf('selfie')),
    await makeNetwork(filesOf('facemesh')),
    await makeHeadView(filesOf('head-view')),
  ];
  const findMesh = (picture: Raster) => runMesh(mesh, picture);
  return {
    mesh: findMesh,
    detect: (picture: Raster) => runDetector(detector, picture),
    mask: (picture: Raster) => runMask(mask, picture),
    view,
    /** As the worker does where the detector is not certain. */
    onlyPeople: (faces: readonly DetectedFace[], photo: Pyramid) =>
      filterPeople(faces, photo, async () => findMesh),
  };
}

/** A photo file as the worker opens it: upright, sRGB, its shorter side at most 1,200 pixels. `cut` is the share removed from its left and top. */
export async function photoInNode(file: string, cut = 0): Promise<Pyramid> {
  const upright = await sharp(file, { failOn: 'none' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const [left, top] = [Math.round(width * cut), Math.round(height * cut)];
  const { data, info } = await sharp(upright.data, { raw: { width, height, channels } })
    .extract({ left, top, width: width - left, height: height - top })
    .resize({ width: 1200, height: 1200, fit: 'outside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pyramidOf({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}
