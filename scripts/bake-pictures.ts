/**
 * Bakes the pictures of the sample for visitors without a hero: the first page of the reader is complete before any
 * code runs, and costs a picture file like any other.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sampleScenes } from '../content/sample-story/scenes.ts';
import { SAMPLE_SLUG } from '../content/sample-story/text.ts';
import { defaultLook } from '../src/illustration/hero/look.ts';
import { drawScene } from '../src/illustration/scene/draw.ts';

/** Writes `pictures/<slug>-<page>.webp`, 900 × 1320 pixels, some 70 KB each. */
export async function bakePictures(client: string): Promise<void> {
  const folder = path.join(client, 'pictures');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    sampleScenes.map((scene, at) =>
      sharp(Buffer.from(drawScene(scene, defaultLook, { aspect: 'page' })))
        .webp({ quality: 80 })
        .toFile(path.join(folder, `${SAMPLE_SLUG}-${at + 1}.webp`)),
    ),
  );
}
