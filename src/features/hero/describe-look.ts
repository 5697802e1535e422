import { hatOf, isHat } from '../../../illustration/figures/hero/look/hat.ts';
import type { Look } from '../../../illustration/figures/hero/look/look.ts';
import {
  AIDS,
  EXTRAS,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  OUTFITS,
  optionById,
  SKIN_TONES,
} from '../../../illustration/figures/hero/look/look-options.ts';

const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Describes a look in words for screen readers: "Skin: Tan. Hair: short curls, copper. ..." */
export function describeLook(look: Look): string {
  const hair = optionById(HAIR_STYLES, look.hair);
  const colour = lowerFirst(optionById(HAIR_COLOURS, look.hairColour).label);
  const covered = hair.texture === 'cover' || hair.texture === 'bare';
  // A chosen hat is not drawn over a turban or a hood.
  const hat = hatOf(look);
  const wears = [
    optionById(OUTFITS, look.outfit).label,
    ...(optionById(GLASSES, look.glasses).bare ? [] : ['glasses']),
    ...look.aids.map((id) => optionById(AIDS, id).label),
    ...look.extras.filter((id) => !isHat(id) || id === hat).map((id) => optionById(EXTRAS, id).label),
  ].map(lowerFirst);
  return [
    `Skin: ${lowerFirst(optionById(SKIN_TONES, look.skin).label)}.`,
    `Hair: ${lowerFirst(hair.label)}${covered ? '' : `, ${colour}`}.`,
    `With: ${wears.join(', ')}.`,
  ].join(' ');
}
