import type { BookFile } from '../../../content/book-file.ts';
import type { Players } from '../../illustration/scene/players.ts';
import type { Scene } from '../../illustration/scene/scene.ts';
import type { Readers } from './book-of.ts';
import { type Drawing, idle } from './drawn-picture.ts';

const loadKit = () =>
  Promise.all([
    import('../../illustration/scene/sheets.ts'),
    import('../../illustration/scene/draw.ts'),
    import('../../illustration/scene/staging.ts'),
    import('../../illustration/hero/look.ts'),
    import('../../illustration/scene/scene.ts'),
    import('../../illustration/scene/needs.ts'),
  ]);

/** Fetches the drawing code, so that it is here when the first picture is asked for. */
export const fetchKit = (): void => void loadKit().catch(() => undefined);

/** Phones show pictures wide, above the words. */
const isPhone = () => matchMedia('(max-width: 767.98px)').matches;

/** Books whose every part has been asked for. */
const packed = new WeakSet<BookFile>();

/** After the first picture, what all others need: the rest of the book is read on a train too. */
function packRest(
  file: BookFile,
  players: Players,
  fetchParts: (scene: Scene, cast: Players) => Promise<void>,
): void {
  if (packed.has(file)) return;
  packed.add(file);
  setTimeout(async () => {
    try {
      for (const spread of file.spreads) {
        // The pictures of a spread are read for it, and a reader who turns a page meanwhile comes first.
        await idle();
        await fetchParts(spread.scene, players);
        for (const way of spread.choice?.ways ?? []) await fetchParts(way.picture, players);
      }
    } catch {
      packed.delete(file); // The next picture tries again.
    }
  }, 1000);
}

/** As much of a book as its cast is found by. */
function stagedOf({ cast, friend }: BookFile) {
  return { spreads: [], ...(cast && { cast }), ...(friend && { friend }) };
}

/** A scene of a book as these readers play it, as SVG. Rejects when a part of it can't be fetched. */
export async function sceneSvg(
  file: BookFile,
  scene: Scene,
  readers: Readers,
  aspect: 'page' | 'wide',
): Promise<string> {
  const [, { drawScene }, { castBook }, { defaultLook }, , { fetchParts }] = await loadKit();
  const players = castBook(stagedOf(file), readers.hero?.look ?? defaultLook, readers.friend?.look);
  await fetchParts(scene, players);
  return drawScene(scene, players, { aspect });
}

/** A scene of a book as these readers play it, read when it is drawn; `way`: the small wide picture of a choice. */
export function drawing(
  file: BookFile,
  sceneOf: () => Scene,
  readers: Readers,
  use: 'page' | 'way',
): () => Promise<Drawing> {
  return async () => {
    const [
      { drawSceneSheets },
      { drawScene, STAGES },
      { castBook },
      { defaultLook },
      { SHEET_BLEED },
      { fetchParts },
    ] = await loadKit();
    const players = castBook(stagedOf(file), readers.hero?.look ?? defaultLook, readers.friend?.look);
    const scene = sceneOf();
    await fetchParts(scene, players);
    packRest(file, players, fetchParts);
    const aspect = use === 'way' || isPhone() ? 'wide' : 'page';
    const { left, right, top, bottom } = STAGES[aspect];
    return {
      whole: () => drawScene(scene, players, { aspect }),
      ...(use === 'page' && { sheets: () => drawSceneSheets(scene, players, { aspect }) }),
      bleed: SHEET_BLEED / (right - left),
      ratio: (bottom - top) / (right - left),
    };
  };
}
