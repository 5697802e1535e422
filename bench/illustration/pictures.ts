/** Every picture there is to be drawn: for measuring. Built as families get it, before it is measured. */
import { COVERS } from '../../content/generated/covers.ts';
import { sampleScenes } from '../../content/sample-story/scenes.ts';
import { scenes as moonScenes } from '../../content/stories/the-moon-balloon/scenes.ts';
import { coverSvg } from '../../src/illustration/covers/draw.ts';
import { defaultLook } from '../../src/illustration/hero/look.ts';
import { drawScene } from '../../src/illustration/scene/draw.ts';
import { BACKDROP_IDS, LIGHT_IDS } from '../../src/illustration/scene/ids.ts';
import type { Scene } from '../../src/illustration/scene/scene.ts';
import '../../src/illustration/whole-kit.ts';

export type Kind = 'scene' | 'cover' | 'backdrop';

export interface Picture {
  readonly kind: Kind;
  readonly name: string;
  /** The SVG; with shared textures it weighs what the network or the memory of a page carries of it. */
  make(textures: 'standalone' | 'shared'): string;
}

const scenePicture = (kind: Kind, name: string, scene: Scene): Picture => ({
  kind,
  name,
  make: (textures) => drawScene(scene, defaultLook, { textures }),
});

export const PICTURES: readonly Picture[] = [
  ...sampleScenes.map((scene, i) => scenePicture('scene', `sample, page ${i + 1}`, scene)),
  ...moonScenes.map((scene, i) => scenePicture('scene', `The Moon Balloon, picture ${i + 1}`, scene)),
  ...Object.entries(COVERS).map(
    ([slug, cover]): Picture => ({
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
