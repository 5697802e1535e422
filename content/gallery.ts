/** Every part of the kit, and what the stories make of it: for the development-only gallery, its tests and the sheets. */
import { coverGroup, KIT_GALLERY, storyGroup } from '../illustration/gallery.ts';
import type { GalleryGroup } from '../illustration/gallery-types.ts';
import { scenesOf } from './book-file.ts';
import { COVERS } from './generated/covers.ts';
import { book as sample } from './sample-story/book.ts';
import { book as moonBalloon } from './stories/the-moon-balloon/book.ts';

export const GALLERY: readonly GalleryGroup[] = [
  ...KIT_GALLERY,
  storyGroup('the sample story', scenesOf(sample)),
  storyGroup('The Moon Balloon', scenesOf(moonBalloon)),
  coverGroup(COVERS),
];
