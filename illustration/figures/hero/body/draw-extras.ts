/** Draws the extras of a look, layer by layer. */

import type { Extra, ExtraView } from '../../../parts/extra.ts';
import type { Doll } from './doll.ts';
import { CLOTH, clothHex } from './palette.ts';

/** Extras use the accent cloth, unless the outfit already has that colour. */
function extraCloth(doll: Doll): string {
  const own = clothHex(doll.look.hairCloth);
  return own === doll.cloth ? (own === CLOTH.clay ? CLOTH.dusk : CLOTH.clay) : own;
}

/** Extras over a head covering have another colour than the covering. */
function headCloth(doll: Doll): string {
  if (doll.parts.hair.texture !== 'cover') return extraCloth(doll);
  const own = clothHex(doll.look.hairCloth);
  return own === CLOTH.clay || own === CLOTH.brick || own === CLOTH.rose ? CLOTH.dusk : CLOTH.clay;
}

const viewOf = ({ profile, back }: Doll, extra: Extra): ExtraView =>
  (profile && extra.side) || (back && (extra.back ?? fromBehind(extra))) || extra.front;

/** By default an extra on the head looks the same from behind; one on chest or back does not. */
const fromBehind = ({ front: { behindHead, onHead } }: Extra): ExtraView => ({
  ...(behindHead ? { behindHead } : {}),
  ...(onHead ? { onHead } : {}),
});

function drawLayer(doll: Doll, layer: 'behind' | 'onTrunk' | 'atNeck'): void {
  const cloth = extraCloth(doll);
  for (const extra of doll.parts.extras) {
    // A veil covers extras of the neck.
    if (layer === 'atNeck' && doll.parts.hair.veil && !extra.overVeil) continue;
    viewOf(doll, extra)[layer]?.(doll, cloth);
  }
}

/** Behind the trunk, in its frame. */
export const drawBackExtras = (doll: Doll): void => drawLayer(doll, 'behind');

/** On the trunk, before the arms that lie over it. */
export const drawTrunkExtras = (doll: Doll): void => drawLayer(doll, 'onTrunk');

/** Round the neck: over the collar, under the chin. */
export const drawNeckExtras = (doll: Doll): void => drawLayer(doll, 'atNeck');

/** Extras of the head that are behind it: the far wall of a helmet. */
export function drawBehindHeadExtras(doll: Doll): void {
  const { hat } = doll.parts;
  if (hat) viewOf(doll, hat).behindHead?.(doll, headCloth(doll));
}

/** Extras of the head, over the hair, in the head's frame. */
export function drawHeadExtras(doll: Doll): void {
  const { extras, hat } = doll.parts;
  const cloth = headCloth(doll);
  if (hat) drawHat(doll, hat, cloth);
  for (const extra of extras) if (!extra.hat) viewOf(doll, extra).onHead?.(doll, cloth);
}

/** Draws a hat: wider over cloth, and in the outfit's colour when the hat belongs to it. */
function drawHat(doll: Doll, hat: Extra, cloth: string): void {
  const over = doll.parts.hair.hatScale ?? 1;
  const room = (1 - over) * 20;
  const matching = doll.parts.outfit.hat === hat.id ? doll.cloth : cloth;
  doll.paper.at({ scale: over, x: doll.profile ? room : 0, y: room }, () =>
    viewOf(doll, hat).onHead?.(doll, matching),
  );
}
