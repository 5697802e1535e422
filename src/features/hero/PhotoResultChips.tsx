import type { ReactNode } from 'react';
import { BEARDS, FEATURES, FRINGES } from '../../../illustration/figures/hero/look/features.ts';
import { isHat } from '../../../illustration/figures/hero/look/hat.ts';
import { defaultLook, type Look } from '../../../illustration/figures/hero/look/look.ts';
import {
  AGES,
  CLOTH_COLOURS,
  EXTRAS,
  EYE_COLOURS,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  OUTFITS,
  optionById,
  SKIN_TONES,
} from '../../../illustration/figures/hero/look/look-options.ts';
import type { TrayGroup } from './LookTrays.tsx';
import type { ReadMouth } from './photo/face/mouth.ts';
import type { PhotoReading } from './photo/photo-reading.ts';

/** What a mouth does, in words. */
const SMILES: Readonly<Record<ReadMouth, string>> = {
  laugh: 'Laughing',
  teeth: 'Smile with teeth',
  smile: 'Smiling',
  serious: 'Small smile',
};

/** Chips with what was read from the photo; each opens the tray that changes it. */
export function PhotoResultChips({
  look,
  reading,
  onOpen,
}: {
  look: Look;
  reading: PhotoReading;
  onOpen: (group: TrayGroup) => void;
}) {
  const hair = optionById(HAIR_STYLES, look.hair);
  const isHairHidden = hair.texture === 'cover' || hair.texture === 'bare';
  const hat = look.extras.find(isHat);
  const chip = (group: TrayGroup, name: string, value: string, colour?: string): ReactNode => (
    <li key={`${name} ${value}`}>
      <button type="button" className="read-chip" onClick={() => onOpen(group)}>
        {colour && <span className="read-chip-colour" style={{ background: colour }} />}
        <span className="sr-only">{name}: </span>
        {value}
        <span className="sr-only">. Change</span>
      </button>
    </li>
  );
  const [skin, hairColour, cloth, eyes, frame] = [
    optionById(SKIN_TONES, look.skin),
    optionById(HAIR_COLOURS, look.hairColour),
    optionById(CLOTH_COLOURS, look.cloth),
    optionById(EYE_COLOURS, look.eyes),
    optionById(CLOTH_COLOURS, look.aidCloth),
  ];
  return (
    <section className="read-chips" aria-label="Read from the photo">
      <ul>
        {chip('hair', 'Skin', skin.label, skin.hex)}
        {!isHairHidden && chip('hair', 'Hair colour', hairColour.label, hairColour.hex)}
        {chip('hair', 'Hair', hair.label)}
        {hat && chip('clothes', 'Hat', optionById(EXTRAS, hat).label)}
        {chip('features', 'Age', optionById(AGES, look.age).label)}
        {/* Where a photo is too coarse to read an iris, the colour has a question mark. */}
        {chip('hair', 'Eyes', `Eyes: ${eyes.label}${reading.details.eyes ? '' : '?'}`, eyes.hex)}
        {reading.details.mouth && chip('features', 'Smile', SMILES[reading.details.mouth])}
        {reading.clothes !== null &&
          chip('clothes', 'Clothes', `${optionById(OUTFITS, look.outfit).label}: ${cloth.label}`, cloth.hex)}
        {look.fringe !== undefined &&
          chip('features', 'Fringe', `Fringe ${optionById(FRINGES, look.fringe).label.toLowerCase()}`)}
        {FEATURES.filter(({ id }) => reading.features[id] && look[id]).map(({ id, label, options }) =>
          chip(
            'features',
            'Face',
            `${label} ${options.find((option) => option.id === look[id])?.label.toLowerCase()}`,
          ),
        )}
        {look.beard !== undefined && chip('features', 'Beard', optionById(BEARDS, look.beard).label)}
        {look.glasses !== defaultLook.glasses &&
          chip('aids', 'Glasses', `Glasses: ${optionById(GLASSES, look.glasses).label}`, frame.hex)}
      </ul>
    </section>
  );
}
