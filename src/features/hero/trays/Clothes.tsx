import { type ReactNode, useState } from 'react';
import { toggleItem } from '../../../../illustration/figures/hero/look/look.ts';
import {
  CLOTH_COLOURS,
  EXTRAS,
  OUTFITS,
  optionById,
} from '../../../../illustration/figures/hero/look/look-options.ts';
import { PictureRadioGroup } from '../../../design/PictureRadioGroup.tsx';
import { say } from '../../../platform/say.ts';
import { Doll } from '../Doll.tsx';
import { PremiumStar } from '../PremiumStar.tsx';
import { ColourTray, PreviewToggles, type TraysProps, withoutExtras } from './field-trays.tsx';

/** Trays for outfit, its colour and extras. Premium outfits are marked; skin, hair and aids never cost. */
export function Clothes({
  look,
  onChange,
  allOutfits,
  premiumNote,
}: TraysProps & { allOutfits: boolean; premiumNote: ReactNode }) {
  const suited: readonly string[] = optionById(OUTFITS, look.outfit).colours;
  const cloths = CLOTH_COLOURS.filter(({ id }) => id === look.cloth || suited.includes(id));
  const plain = withoutExtras(look);
  const [announcement, setAsked] = useState('');
  const wear = ({ id, label, premium }: (typeof OUTFITS)[number]) => {
    if (!premium || allOutfits || id === look.outfit) {
      setAsked('');
      onChange({ ...look, outfit: id });
      return;
    }
    // Speaks the star's meaning for children who cannot read yet.
    const note = `${label} comes with Premium. Ask a grown-up.`;
    setAsked(note);
    say(note);
  };
  return (
    <>
      <div>
        <PictureRadioGroup
          label="Outfit"
          className="tray-row tray-two-rows"
          options={OUTFITS.map(({ id, label, premium }) => ({
            id,
            label: premium ? `${label}, with Premium` : label,
            picture: (
              <>
                <Doll look={{ ...plain, outfit: id }} cut="dressed" lazy className="thumb-dressed" />
                {premium && <PremiumStar />}
              </>
            ),
            kept: premium && !allOutfits && id !== look.outfit,
          }))}
          chosen={look.outfit}
          onChoose={(id) => wear(optionById(OUTFITS, id))}
        />
        <p className="premium-asked" role="status">
          {announcement}
        </p>
        {!allOutfits && premiumNote}
      </div>
      <ColourTray
        trays={{ look, onChange }}
        field="cloth"
        label="Outfit colour"
        className="tray-six"
        options={cloths}
      />
      <PreviewToggles
        label="Extras"
        options={EXTRAS}
        isOn={({ id }) => look.extras.includes(id)}
        onToggle={({ id }) => onChange(toggleItem(look, 'extras', id))}
        preview={({ id, slot }) => ({
          look: { ...plain, extras: [id] },
          cut: slot === 'back' ? 'whole' : 'bust',
        })}
      />
    </>
  );
}
