import { AIDS, CLOTH_COLOURS, GLASSES } from '../../../illustration/hero/choices.ts';
import { withToggled } from '../../../illustration/hero/look.ts';
import { ColourTray, Toggle, Toggles, type TrayGroup, Worn, WornTray, withoutExtras } from './tray-parts.tsx';

/** Glasses, hearing, chair and limbs, each drawn on the child herself. */
export function Aids(hero: TrayGroup) {
  const { look, onChange } = hero;
  const plain = withoutExtras(look);
  return (
    <>
      <WornTray of={hero} field="glasses" label="Glasses" options={GLASSES} />
      <Toggles label="Aids">
        {AIDS.map(({ id, label, slot }) => (
          <Toggle
            key={id}
            on={look.aids.includes(id)}
            onToggle={() => onChange(withToggled(look, 'aids', id))}
          >
            <Worn
              look={{ ...plain, glasses: 'none', aids: [id] }}
              cut={slot === 'ears' ? 'bust' : 'whole'}
              label={label}
            />
          </Toggle>
        ))}
      </Toggles>
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
