import type { LightId } from '../../../../illustration/paper/hour-lights.ts';
import type { StockId } from '../../../../illustration/paper/printed-stocks.ts';
import type { SceneSet } from '../../../../illustration/scene/format/book.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Sets } from '../../../pictures.ts';

const base = (light: LightId, plain: string, from: Place, land: StockId, more: SceneSet = {}): SceneSet => ({
  backdrop: 'academy-roof',
  light,
  plain,
  camera: cam(),
  papers: { land },
  lighting: { from, cast: false },
  ...more,
});
export const sets: Sets = {
  corridor: base('noon', '#f6e7bf', [700, 60], 'comic'),
  canteen: base('noon', '#f3ead2', [600, 40], 'comic'),
  roof: base('dusk', '#f3a75c', [450, 300], 'newsprint'),
  harbor: base('dusk', '#f0974f', [200, 260], 'newsprint'),
  tower: base('dusk', '#ee9a58', [700, 200], 'newsprint'),
  registry: base('dusk', '#1f3d36', [450, 300], 'ledger'),
  step: base('dusk', '#f2b06a', [120, 300], 'newsprint'),
};
