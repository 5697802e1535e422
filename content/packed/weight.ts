/** What a picture weighs as data. */
import { gzipSync } from 'node:zlib';
import type { Scene } from '../../src/illustration/scene/scene.ts';
import { sparingScene } from '../sparing.ts';
import { packScene } from './pack.ts';

/** Bytes gzip that a picture's data may have in the median of all books. */
export const SCENE_LIMIT = 1024;

/**
 * Bytes gzip of one picture by itself, all that a file holds of it: place, light, camera, cast, things, pieces and the sentence
 * for those who do not see it. Not the texts of its page, nor the book's cast, which stands once in its file.
 */
export function sceneWeight(scene: Scene): number {
  const { describe, ...drawn } = sparingScene(scene);
  return gzipSync(JSON.stringify({ describe, scene: packScene(drawn) }), { level: 9 }).length;
}
