import { AIDS, CLOTH_COLOURS, GLASSES } from '../../../illustration/hero/choices.ts';
import { ColourTray, type TrayGroup, WornToggles, WornTray, withoutExtras } from './tray-parts.tsx';

/** Glasses, hearing, chair and limbs, each drawn on the child herself. */
export function Aids(hero: TrayGroup) {
  const plain = withoutExtras(hero.look);
  return (
    <>
      <WornTray of={hero} field="glasses" label="Glasses" options={GLASSES} />
      <WornToggles
        of={hero}
        field="aids"
        label="Aids"
        options={AIDS}
        shown={({ id, slot }) => ({
          look: { ...plain, glasses: 'none', aids: [id] },
          cut: slot === 'ears' ? 'bust' : 'whole',
        })}
      />
      <ColourTray
        of={hero}
        field="aidCloth"
        label="Colour of glasses and aids"
        className="tray-six"
        options={CLOTH_COLOURS}
      />
    </>
  );
}
