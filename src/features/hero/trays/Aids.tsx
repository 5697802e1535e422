import { Tray } from '../../../design/Tray.tsx';
import { AIDS, CLOTH_COLOURS, GLASSES } from '../../../illustration/hero/choices.ts';
import { withToggled } from '../../../illustration/hero/look.ts';
import { setterFor, swatches, Toggle, Toggles, type TrayGroup, Worn } from './tray-parts.tsx';

/** Glasses, hearing, chair and limbs, each drawn on the child herself. */
export function Aids({ look, onChange }: TrayGroup) {
  const set = setterFor({ look, onChange });
  const plain = { ...look, extras: [], aids: [] };
  return (
    <>
      <Tray
        label="Glasses"
        className="tray-row"
        options={GLASSES.map(({ id, label }) => ({
          id,
          label,
          picture: <Worn look={{ ...plain, glasses: id }} cut="bust" label={label} />,
        }))}
        chosen={look.glasses}
        onChoose={set('glasses')}
      />
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
      <Tray
        label="Colour of glasses and aids"
        className="tray-colours tray-six"
        options={swatches(CLOTH_COLOURS)}
        chosen={look.aidCloth}
        onChoose={set('aidCloth')}
      />
    </>
  );
}
