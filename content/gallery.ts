/** Every part of the kit, and what the stories make of it: for the development-only gallery, its tests and the sheets. */
import { coverGroup, type GalleryGroup, KIT_GALLERY, storyGroup } from '../illustration/gallery.ts';
import { COVERS } from './generated/covers.ts';
import { sampleScenes } from './sample-story/scenes.ts';
import { scenes as moonScenes } from './stories/the-moon-balloon/scenes.ts';

export const GALLERY: readonly GalleryGroup[] = [
  ...KIT_GALLERY,
  storyGroup('the sample story', sampleScenes),
  storyGroup('The Moon Balloon', moonScenes),
  coverGroup(COVERS),
];
