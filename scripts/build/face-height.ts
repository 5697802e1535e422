/** Where the hero's face is in a wide picture, so that it stays visible where a phone's words leave the picture little room. */
import { standInHero } from '../../content/sample-story/facts.ts';
import { defaultLook } from '../../illustration/figures/hero/look/look.ts';
import { applyMatrix, IDENTITY, placeOn } from '../../illustration/paper/matrix.ts';
import { frameScene } from '../../illustration/scene/camera/frame-scene.ts';
import { type BookCast, castBook } from '../../illustration/scene/cast/cast-book.ts';
import type { Scene } from '../../illustration/scene/format/scene.ts';
import '../../illustration/load-all-parts.ts';

/** @returns the face's height as a part of the picture's, 0 at the top; undefined without a hero in the picture */
export function faceHeight(book: BookCast, scene: Scene): number | undefined {
  const cast = castBook(book, { name: standInHero.name, look: defaultLook });
  const { parts, view, frame } = frameScene(scene, cast, 'wide');
  const heroes = parts.filter(
    (part) => part.kind === 'person' && 'who' in part.role && part.role.who === 'hero' && !part.silhouette,
  );
  // In a crowd of the hero, the one without a name of its own is who the words are about.
  const eyes = (heroes.find(({ name }) => name === 'hero') ?? heroes[0])?.anchor('eyes');
  if (!eyes) return undefined;
  const stage = view ? placeOn(placeOn(IDENTITY, view.outer), view.inner) : IDENTITY;
  const [, height] = applyMatrix(stage, ...eyes);
  const part = (height - frame.top) / (frame.bottom - frame.top);
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
}
