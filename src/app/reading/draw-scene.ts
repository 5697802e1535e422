import type { BookFile } from '../../../content/book-file.ts';
import type { Scene } from '../../illustration/scene/scene.ts';
import type { Readers } from './book-of.ts';
import type { Drawing } from './drawn-picture.ts';

const loadKit = () =>
  Promise.all([
    import('../../illustration/scene/sheets.ts'),
    import('../../illustration/scene/draw.ts'),
    import('../../illustration/scene/staging.ts'),
    import('../../illustration/hero/look.ts'),
    import('../../illustration/scene/scene.ts'),
  ]);

/** Fetches the drawing code, so that it is here when the first picture is asked for. */
export const fetchKit = (): void => void loadKit().catch(() => undefined);

/** Phones show pictures wide, above the words. */
const isPhone = () => matchMedia('(max-width: 767.98px)').matches;

/** A scene of a book as these readers play it; `way`: the small wide picture of a choice. */
export function drawing(
  { cast, friend }: BookFile,
  scene: Scene,
  readers: Readers,
  use: 'page' | 'way',
): () => Promise<Drawing> {
  return async () => {
    const [{ drawSceneSheets }, { drawScene, STAGES }, { castBook }, { defaultLook }, { SHEET_BLEED }] =
      await loadKit();
    const staged = { spreads: [], ...(cast && { cast }), ...(friend && { friend }) };
    const players = castBook(staged, readers.hero?.look ?? defaultLook, readers.friend?.look);
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
