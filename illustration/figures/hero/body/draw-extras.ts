/** Draws the extras a child wears, layer by layer. */

import type { Extra, ExtraView } from '../../../parts/extra.ts';
import type { Doll } from './doll.ts';
import { CLOTH, clothHex } from './palette.ts';

/** Extras take the cloth of hair ties unless that is what the trunk already wears. */
function extraCloth(doll: Doll): string {
  const own = clothHex(doll.look.hairCloth);
  return own === doll.cloth ? (own === CLOTH.clay ? CLOTH.dusk : CLOTH.clay) : own;
}

/** What is worn over a head covering is of another cloth than the covering, or it would not be seen. */
function headCloth(doll: Doll): string {
  if (doll.parts.hair.texture !== 'cover') return extraCloth(doll);
  const own = clothHex(doll.look.hairCloth);
  return own === CLOTH.clay || own === CLOTH.brick || own === CLOTH.rose ? CLOTH.dusk : CLOTH.clay;
}

const viewOf = ({ profile, back }: Doll, extra: Extra): ExtraView =>
  (profile && extra.side) || (back && (extra.back ?? fromBehind(extra))) || extra.front;

/** What is worn on the head looks the same from behind unless told; what lies on chest and back does not. */
const fromBehind = ({ front: { behindHead, onHead } }: Extra): ExtraView => ({
  ...(behindHead ? { behindHead } : {}),
  ...(onHead ? { onHead } : {}),
});

function drawLayer(doll: Doll, layer: 'behind' | 'onTrunk' | 'atNeck'): void {
  const cloth = extraCloth(doll);
  for (const extra of doll.parts.extras) {
    // a veil falls over what is worn round the neck
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

/** What is worn on the head, seen behind it: the far wall of a helmet. */
export function drawBehindHeadExtras(doll: Doll): void {
  const { hat } = doll.parts;
  if (hat) viewOf(doll, hat).behindHead?.(doll, headCloth(doll));
}

/** What is worn on the head, over the hair, in the head's frame. */
export function drawHeadExtras(doll: Doll): void {
  const { extras, hat } = doll.parts;
  const cloth = headCloth(doll);
  if (hat) drawHat(doll, hat, cloth);
  for (const extra of extras) if (!extra.hat) viewOf(doll, extra).onHead?.(doll, cloth);
}

/** A hat is a little wider over cloth, and of its outfit's cloth when that is worn. */
function drawHat(doll: Doll, hat: Extra, cloth: string): void {
  const over = doll.parts.hair.hatScale ?? 1;
  const room = (1 - over) * 20;
  const matching = doll.parts.outfit.hat === hat.id ? doll.cloth : cloth;
  doll.paper.at({ scale: over, x: doll.profile ? room : 0, y: room }, () =>
    viewOf(doll, hat).onHead?.(doll, matching),
  );
}
