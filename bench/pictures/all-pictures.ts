/** All pictures for measuring, built as in production. */
/// <reference types="vite/client" />
import type { Book } from '../../content/book.ts';
import { scenesOf } from '../../content/book-file.ts';
import { COVERS } from '../../content/generated/covers.ts';
import { book as sample } from '../../content/sample-story/book.ts';
import { coverSvg } from '../../illustration/covers/draw-cover.ts';
import { defaultLook, type Look } from '../../illustration/figures/hero/look/look.ts';
import { LIGHT_IDS } from '../../illustration/paper/hour-lights.ts';
import type { Cast } from '../../illustration/scene/cast/cast.ts';
import { castBook } from '../../illustration/scene/cast/cast-book.ts';
import { BACKDROP_IDS } from '../../illustration/scene/format/ids.ts';
import type { Scene } from '../../illustration/scene/format/scene.ts';
import { spreadScene } from '../../illustration/scene/format/spread-scene.ts';
import { drawScene } from '../../illustration/scene/svg/draw-scene.ts';
import '../../illustration/load-all-parts.ts';

export type PictureKind = 'scene' | 'cover' | 'backdrop';

export interface BenchPicture {
  readonly kind: PictureKind;
  readonly name: string;
  /** The data it is drawn from, where there is any. */
  readonly scene?: Scene;
  /** The SVG; with shared textures, its size in the network or a page's memory. */
  make(textures: 'standalone' | 'shared'): string;
}

const scenePicture = (
  kind: PictureKind,
  name: string,
  scene: Scene,
  cast: Cast | Look = defaultLook,
): BenchPicture => ({
  kind,
  name,
  scene,
  make: (textures) => drawScene(scene, cast, { textures }),
});

/** Every book, by its folder. */
const BOOKS = Object.entries(
  import.meta.glob<{ readonly book: Book }>('../../content/stories/*/book.ts', { eager: true }),
).map(([file, { book }]) => [file.split('/').at(-2) ?? '', book] as const);

export const PICTURES: readonly BenchPicture[] = [
  ...scenesOf(sample).map((scene, i) => scenePicture('scene', `sample, page ${i + 1}`, scene)),
  ...BOOKS.flatMap(([slug, book]) =>
    book.spreads.map(({ id }) =>
      scenePicture(
        'scene',
        `${slug}, ${id}`,
        spreadScene(book, id),
        castBook(book, { name: 'Robin', look: defaultLook }),
      ),
    ),
  ),
  ...Object.entries(COVERS).map(
    ([slug, cover]): BenchPicture => ({
      kind: 'cover',
      name: `cover ${slug}`,
      make: (textures) => coverSvg(cover, { textures }),
    }),
  ),
  ...BACKDROP_IDS.flatMap((backdrop) =>
    LIGHT_IDS.map((light) =>
      scenePicture('backdrop', `${backdrop}, ${light}`, { backdrop, light, seed: 3, cast: [], describe: '' }),
    ),
  ),
];
