import { Tray } from '../../../design/Tray.tsx';
import {
  CLOTH_COLOURS,
  choice,
  EYE_COLOURS,
  HAIR_COLOURS,
  HAIR_STYLES,
  SKIN_TONES,
} from '../../../illustration/hero/choices.ts';
import { sameFeatures, UNDERTONES } from '../../../illustration/hero/features.ts';
import { Doll } from '../Doll.tsx';
import { setterFor, swatches, type TrayGroup, words } from './tray-parts.tsx';

/** What a photo says most about, and what one tap corrects. */
export function SkinAndHair({ look, onChange }: TrayGroup) {
  const set = setterFor({ look, onChange });
  const { texture } = choice(HAIR_STYLES, look.hair);
  return (
    <>
      <Tray
        label="Skin"
        className="tray-colours"
        options={swatches(SKIN_TONES)}
        chosen={look.skin}
        onChoose={set('skin')}
      />
      <Tray
        label="Hair"
        className="tray-row tray-two-rows"
        options={HAIR_STYLES.map(({ id, label }) => ({
          id,
          label,
          picture: (
            <Doll look={{ ...look, hair: id, extras: [], aids: [] }} cut="bust" lazy className="thumb" />
          ),
        }))}
        chosen={look.hair}
        onChoose={set('hair')}
      />
      {texture === 'cover' ? (
        <Tray
          label="Cloth"
          className="tray-colours tray-six"
          options={swatches(CLOTH_COLOURS)}
          chosen={look.hairCloth}
          onChoose={set('hairCloth')}
        />
      ) : (
        texture !== 'bare' && (
          <Tray
            label="Hair colour"
            className="tray-colours"
            options={swatches(HAIR_COLOURS)}
            chosen={look.hairColour}
            onChoose={set('hairColour')}
          />
        )
      )}
      <Tray
        label="Eyes"
        className="tray-colours tray-seven"
        options={swatches(EYE_COLOURS)}
        chosen={look.eyes}
        onChoose={set('eyes')}
      />
      <Tray
        label="Undertone"
        className="tray-words-row"
        options={words(UNDERTONES)}
        chosen={look.undertone ?? sameFeatures.undertone}
        onChoose={set('undertone')}
      />
    </>
  );
}
