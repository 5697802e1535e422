import type { ReactNode } from 'react';
import { Tray } from '../../../design/Tray.tsx';
import { CLOTH_COLOURS, choice, EXTRAS, OUTFITS } from '../../../illustration/hero/choices.ts';
import { Doll } from '../Doll.tsx';
import { PremiumStar } from '../PremiumStar.tsx';
import { ColourTray, type TrayGroup, WornToggles, withoutExtras } from './tray-parts.tsx';

/** Outfit, its colour, and what is worn on top. Premium outfits show for what they are; skin, hair and aids never cost. */
export function Clothes({
  look,
  onChange,
  allOutfits,
  premiumNote,
}: TrayGroup & { allOutfits: boolean; premiumNote: ReactNode }) {
  const suited: readonly string[] = choice(OUTFITS, look.outfit).colours;
  const cloths = CLOTH_COLOURS.filter(({ id }) => id === look.cloth || suited.includes(id));
  const plain = withoutExtras(look);
  return (
    <>
      <div>
        <Tray
          label="Outfit"
          className="tray-row tray-two-rows"
          options={OUTFITS.map(({ id, label, premium }) => ({
            id,
            label: premium ? `${label}, with Premium` : label,
            picture: (
              <>
                <Doll look={{ ...plain, outfit: id }} cut="outfit" lazy className="thumb" />
                {premium && <PremiumStar />}
              </>
            ),
            disabled: premium && !allOutfits && id !== look.outfit,
          }))}
          chosen={look.outfit}
          onChoose={(outfit) => onChange({ ...look, outfit })}
        />
        {!allOutfits && premiumNote}
      </div>
      <ColourTray
        of={{ look, onChange }}
        field="cloth"
        label="Outfit colour"
        className="tray-six"
        options={cloths}
      />
      <WornToggles
        of={{ look, onChange }}
        field="extras"
        label="Extras"
        options={EXTRAS}
        shown={({ id, slot }) => ({
          look: { ...plain, extras: [id] },
          cut: slot === 'back' ? 'whole' : 'bust',
        })}
      />
    </>
  );
}
