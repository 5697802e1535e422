/**
 * Every part of the kit with a function that draws it, for the development gallery, tests and contact sheets.
 * `content/gallery.ts` adds covers and stories.
 */

import type { Cover } from './covers/cover.ts';
import { coverSvg } from './covers/draw-cover.ts';
import { type AnimalActing, MOODS } from './figures/animals/acting.ts';
import { HERO_GALLERY } from './figures/hero/hero-gallery.ts';
import { defaultLook } from './figures/hero/look/look.ts';
import type { GalleryGroup, GalleryItem } from './gallery-types.ts';
import { Cutter } from './paper/cutter.ts';
import { LIGHT_IDS } from './paper/hour-lights.ts';
import { Paper } from './paper/paper.ts';
import { ANIMAL_RECORDS } from './parts/animals.records.generated.ts';
import { drawAnimal } from './parts/draw-animal.ts';
import { drawProp } from './parts/draw-prop.ts';
import { PROP_RECORDS } from './parts/props.records.generated.ts';
import { SAMPLE_LOOKS } from './sample-looks.ts';
import { ANIMAL_IDS, ANIMAL_POSES, BACKDROP_IDS, PROP_IDS } from './scene/format/ids.ts';
import type { Scene } from './scene/format/scene.ts';
import { ROOM_EXAMPLES } from './scene/layers/room-examples.ts';
import { drawScene } from './scene/svg/draw-scene.ts';
import { CATEGORY_NAMES } from './ui/categories.ts';
import { categoryPicture } from './ui/category-picture.ts';
import { diorama } from './ui/diorama.ts';
import { lullaby } from './ui/lullaby.ts';
import * as moments from './ui/status-illustrations.ts';
import './load-all-parts.ts';

function part(draw: (c: Cutter) => void, prefix: string, width: number, foot: number): string {
  const paper = new Paper({ width, height: width, prefix });
  const c = new Cutter(paper);
  c.at(width / 2, foot, {}, () => draw(c));
  return paper.toSvg();
}

const sceneItem = (id: string, scene: Scene): GalleryItem => ({
  id,
  draw: (prefix, look = defaultLook) => drawScene(scene, look, { prefix }),
});

/** One animal of each kind of face: snouts, beaks, jaws, eyes with and without a white. */
const ACTORS = [
  'fox',
  'bear',
  'rabbit',
  'cat',
  'owl',
  'gull',
  'goose',
  'frog',
  'ewe',
  'cow',
  'camel',
  'turtle',
  'dragon',
  'octopus',
  'robot',
] as const;

/** The acting they are shown in. A lean turns the animal about its feet, as in a scene. */
const ACTS: readonly (readonly [name: string, acting: AnimalActing, lean?: number])[] = [
  ...MOODS.map((mood) => [mood, { mood }] as const),
  ['looks back and up', { gaze: [580, 0] }],
  ['nods and leans forward', { nod: 14, gaze: [0, 700] }, 9],
  ['leans back, scared', { mood: 'scared', nod: -8, gaze: [0, 560] }, -12],
];

/** Side of the square that a prop is shown in, and the margin. */
const BOX = 700;
const EDGE = 30;

export const KIT_GALLERY: readonly GalleryGroup[] = [
  {
    name: 'backdrops',
    size: [225, 330],
    items: BACKDROP_IDS.flatMap((backdrop) =>
      LIGHT_IDS.map((light) =>
        sceneItem(`${backdrop} ${light}`, { backdrop, light, seed: 3, cast: [], describe: '{name}' }),
      ),
    ),
  },
  {
    name: 'rooms',
    size: [225, 330],
    items: SAMPLE_LOOKS.flatMap(({ name: sitter, look }) =>
      Object.entries(ROOM_EXAMPLES).map(([name, { light, room }]) => ({
        id: `${name} ${sitter}`,
        draw: (prefix: string) =>
          drawScene(
            {
              backdrop: 'nursery',
              light,
              room,
              seed: 3,
              cast: [{ who: 'hero', pose: 'stand', at: [450, 1190] }],
              describe: '',
            },
            look,
            { prefix },
          ),
      })),
    ),
  },
  {
    name: 'props',
    size: [150, 150],
    items: PROP_IDS.map((id) => ({
      id,
      draw: (prefix) => {
        const [, top, , bottom] = PROP_RECORDS[id].bounds;
        const scale = Math.min(1, (BOX - 2 * EDGE) / (bottom - top));
        const foot = PROP_RECORDS[id].hangs ? BOX / 2 - ((top + bottom) / 2) * scale : BOX - EDGE;
        return part((c) => c.at(0, 0, { scale }, () => drawProp(c, id)), prefix, BOX, foot);
      },
    })),
  },
  {
    name: 'companions',
    size: [180, 180],
    items: ANIMAL_IDS.flatMap((id) =>
      ANIMAL_POSES.map((pose) => ({
        id: `${id} ${pose}`,
        draw: (prefix: string) =>
          part(
            (c) => c.at(0, 0, { scale: 1 / ANIMAL_RECORDS[id].size }, () => drawAnimal(c, id, pose)),
            prefix,
            580,
            550,
          ),
      })),
    ),
  },
  {
    name: 'companions acting',
    size: [180, 180],
    items: ACTORS.flatMap((id) =>
      ACTS.map(([act, acting, lean = 0]) => ({
        id: `${id} ${act}`,
        draw: (prefix: string) =>
          part(
            (c) =>
              c.at(0, 0, { scale: 1 / ANIMAL_RECORDS[id].size, turn: -lean }, () =>
                drawAnimal(c, id, 'rest', undefined, acting),
              ),
            prefix,
            580,
            550,
          ),
      })),
    ),
  },
  ...HERO_GALLERY,
  {
    name: 'interface',
    size: [360, 240],
    items: [
      { id: 'peeking fox', draw: (prefix) => moments.peekingFox({ prefix }) },
      { id: 'empty shelf', draw: (prefix) => moments.emptyShelf({ prefix }) },
      { id: 'empty characters', draw: (prefix) => moments.emptyCharacters({ prefix }) },
      { id: 'nothing found', draw: (prefix) => moments.nothingFound({ prefix }) },
      { id: 'lost fox', draw: (prefix) => moments.lostFox({ prefix }) },
      { id: 'offline snail', draw: (prefix) => moments.offlineSnail({ prefix }) },
      { id: 'great work', draw: (prefix, look) => moments.greatWork(look, { prefix }) },
      { id: 'lullaby', draw: (prefix) => lullaby({ prefix }) },
      { id: 'plan basic', draw: (prefix, look) => moments.planBanner('basic', look, { prefix }) },
      { id: 'plan premium', draw: (prefix, look) => moments.planBanner('premium', look, { prefix }) },
      ...CATEGORY_NAMES.map((name) => ({
        id: name,
        draw: (prefix: string) => categoryPicture(name, { prefix }),
      })),
      ...(['wide', 'portrait'] as const).flatMap((shape) =>
        diorama({ shape }).map(({ name, svg }) => ({ id: `diorama ${shape} ${name}`, draw: () => svg })),
      ),
    ],
  },
];

/** The pictures of a story. */
export const storyGroup = (name: string, scenes: readonly Scene[]): GalleryGroup => ({
  name,
  size: [300, 440],
  items: scenes.map((scene, i) => sceneItem(`page ${i + 1}`, scene)),
});

/** The covers of stories by their ids. */
export const coverGroup = (covers: Readonly<Record<string, Cover>>): GalleryGroup => ({
  name: 'covers',
  size: [240, 320],
  items: Object.entries(covers).map(([id, cover]) => ({
    id,
    draw: (prefix, look) => coverSvg(cover, { prefix, ...(look ? { look } : {}) }),
  })),
});
