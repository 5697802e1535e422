/** Makes a book's files: each picture staged, then cut into what everybody may read and what a plan opens. */

import type { BookScene } from '../illustration/scene/format/book.ts';
import type { Scene } from '../illustration/scene/format/scene.ts';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import { type Book, type BookSpread, isScene, nextSpread, type Way } from './book.ts';
import {
  type BookFile,
  type FileSpread,
  longestFrom,
  type NamedBook,
  type RestOfBook,
  waysOn,
} from './book-file.ts';
import { loudWord } from './loud-word.ts';
import { minifyScene } from './minify-scene.ts';
import { bleedOf } from './spread-layout.ts';

/** Cuts a book in two. @param most how many spreads of every way are everybody's; null for all */
export function splitBook(
  named: NamedBook,
  book: Book,
  most: number | null,
): { file: BookFile; rest: RestOfBook | null } {
  const spreads = book.spreads.map((spread) => fileSpread(book, spread));
  const [first] = spreads;
  if (!first) throw new Error(`${named.slug} has no spreads.`);
  const open = new Set(most === null ? spreads : [first]);
  // One step more at a time: on a forked way the first spreads of both its arms are everybody's.
  for (let step = 1; most !== null && step < most; step += 1) {
    const ids = new Set([...open].flatMap(waysOn));
    for (const spread of spreads) if (ids.has(spread.id)) open.add(spread);
  }
  const rest = spreads.filter((spread) => !open.has(spread));
  const file: BookFile = {
    ...named,
    ...(book.cast && { cast: book.cast }),
    ...(book.friend && { friend: book.friend }),
    ...(book.third && { third: book.third }),
    ...(book.fourth && { fourth: book.fourth }),
    pages: longestFrom(spreads, first.id),
    closed: rest.length > 0,
    spreads: spreads.filter((spread) => open.has(spread)),
  };
  return { file, rest: rest.length > 0 ? { spreads: rest } : null };
}

function fileSpread(book: Book, spread: BookSpread): FileSpread {
  const { id, text, layout, loud, film, choice, forGrownUp } = spread;
  const scene = spreadScene(book, id);
  const vignettes = layout?.kind === 'vignettes' ? layout.pictures : [];
  const question = book.talk?.[id];
  return {
    id,
    text,
    scene: minifyScene(
      scene,
      vignettes.flatMap(({ of }) => of),
    ),
    ...(bleedOf(layout) && { layout: bleedOf(layout)! }),
    ...(vignettes.length > 0 && { vignettes }),
    ...(loud !== undefined && { loud: loudWord(loud) }),
    ...(film !== undefined && { film }),
    next: nextSpread(book, spread) ?? null,
    ...(choice && {
      choice: {
        ask: choice.ask,
        ways: choice.ways.map(({ label, to, picture }) => ({
          label,
          to,
          picture: minifyScene(wayScene(book, scene, picture)),
        })),
      },
    }),
    ...(forGrownUp && { forGrownUp }),
    ...(question && { question }),
  };
}

/** A camera on the spread's own picture, or a picture by itself. Buttons are wide, as a phone's pictures are. */
function wayScene(book: Book, scene: Scene, picture: Way['picture']): Scene {
  if (isScene(picture)) return stageAlone(book, picture);
  const { shot: _, ...same } = scene;
  return { ...same, camera: picture, wide: picture };
}

function stageAlone(book: Book, scene: BookScene): Scene {
  const id = 'a picture of a way';
  return spreadScene({ ...book, spreads: [...book.spreads, { id, scene }] }, id);
}
