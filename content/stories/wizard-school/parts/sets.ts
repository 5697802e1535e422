import type { LightId } from '../../../../illustration/paper/hour-lights.ts';
import type { SceneSet } from '../../../../illustration/scene/format/book.ts';
import type { BackdropId } from '../../../../illustration/scene/format/ids.ts';
import type { Sets } from '../../../pictures.ts';

const base = (
  backdrop: BackdropId,
  plain: string,
  light: LightId,
  seed: number,
  more: SceneSet = {},
): SceneSet => ({
  backdrop,
  light,
  plain,
  lighting: {},
  seed,
  disc: false,
  frame: false,
  ...more,
});
export const sets: Sets = {
  breakfast: base('nursery', '#f3dfae', 'noon', 3),
  sky: base('open-sky', '#cfe0ea', 'noon', 5),
  hall: base('magic-school', '#4a3a6e', 'noon', 7),
  kitchen: base('magic-school', '#3a2436', 'night', 9),
  pond: base('open-sky', '#e9c58a', 'noon', 11),
  dusk: base('open-sky', '#8a6fae', 'dusk', 13),
  square: base('night-town', '#2b2a55', 'night', 15),
  town: base('open-sky', '#e8d3a2', 'noon', 17),
};
