import { neutralFeatures, UNDERTONES } from '../../../../illustration/figures/hero/look/features.ts';
import {
  CLOTH_COLOURS,
  EYE_COLOURS,
  HAIR_COLOURS,
  HAIR_STYLES,
  optionById,
  SKIN_TONES,
} from '../../../../illustration/figures/hero/look/look-options.ts';
import { PictureRadioGroup } from '../../../design/PictureRadioGroup.tsx';
import { Doll } from '../Doll.tsx';
import { ColourTray, type TraysProps, WordTray, withoutExtras } from './field-trays.tsx';

/** Trays for skin, hair and eyes, which a photo suggests most of. */
export function SkinAndHair(hero: TraysProps) {
  const { look, onChange } = hero;
  const { texture } = optionById(HAIR_STYLES, look.hair);
  return (
    <>
      <ColourTray trays={hero} field="skin" label="Skin" options={SKIN_TONES} />
      <PictureRadioGroup
        label="Hair"
        className="tray-row tray-two-rows"
        options={HAIR_STYLES.map(({ id, label }) => ({
          id,
          label,
          picture: <Doll look={{ ...withoutExtras(look), hair: id }} cut="bust" lazy className="thumb" />,
        }))}
        chosen={look.hair}
        onChoose={(hair) => onChange({ ...look, hair })}
      />
      {texture === 'cover' && (
        <ColourTray
          trays={hero}
          field="hairCloth"
          label="Cloth"
          className="tray-six"
          options={CLOTH_COLOURS}
        />
      )}
      {texture !== 'cover' && texture !== 'bare' && (
        <ColourTray trays={hero} field="hairColour" label="Hair colour" options={HAIR_COLOURS} />
      )}
      <ColourTray trays={hero} field="eyes" label="Eyes" className="tray-seven" options={EYE_COLOURS} />
      <WordTray
        trays={hero}
        field="undertone"
        label="Undertone"
        options={UNDERTONES}
        unset={neutralFeatures.undertone}
      />
    </>
  );
}
