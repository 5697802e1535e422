import { toggleItem } from '../../../../illustration/figures/hero/look/look.ts';
import {
  AIDS,
  type AidId,
  type AidSlot,
  CLOTH_COLOURS,
  GLASSES,
} from '../../../../illustration/figures/hero/look/look-options.ts';
import { PictureRadioGroup } from '../../../design/PictureRadioGroup.tsx';
import { ColourTray, PreviewToggles, PreviewTray, type TraysProps, withoutExtras } from './field-trays.tsx';

type AidSide = 'left' | 'right' | 'both';

interface AidOption {
  readonly id: AidId;
  readonly label: string;
  readonly slot: AidSlot;
  readonly sided?: { readonly kind: string; readonly side: AidSide };
}

/** Groups aids that differ only in side. */
interface AidKind extends Omit<AidOption, 'sided'> {
  readonly sides: readonly { readonly id: AidId; readonly side: AidSide }[];
}

const SIDES: Record<AidSide, string> = { left: 'Left', right: 'Right', both: 'Both' };

function kindsOf(aids: readonly AidOption[]): AidKind[] {
  const names = new Set(aids.map(({ label, sided }) => sided?.kind ?? label));
  return [...names].flatMap((name) => {
    const all = aids.filter(({ label, sided }) => (sided?.kind ?? label) === name);
    const sides = all.flatMap(({ id, sided }) => (sided ? [{ id, side: sided.side }] : []));
    return all.slice(0, 1).map(({ id, slot }) => ({ id, slot, label: name, sides }));
  });
}

const KINDS = kindsOf(AIDS);

/**
 * Trays for glasses, hearing aids, wheelchair and limbs, each previewed on the child, and the side where an
 * aid has one.
 */
export function Aids(hero: TraysProps) {
  const { look, onChange } = hero;
  const plain = withoutExtras(look);
  const wornOf = ({ id, sides }: AidKind): AidId | undefined =>
    look.aids.find((aid) => aid === id || sides.some((side) => side.id === aid));
  return (
    <>
      <PreviewTray trays={hero} field="glasses" label="Glasses" options={GLASSES} />
      <PreviewToggles
        label="Aids"
        options={KINDS}
        isOn={(kind) => wornOf(kind) !== undefined}
        onToggle={(kind) => onChange(toggleItem(look, 'aids', wornOf(kind) ?? kind.id))}
        preview={({ id, slot }) => ({
          look: { ...plain, glasses: 'none', aids: [id] },
          cut: slot === 'ears' ? 'bust' : 'whole',
        })}
      />
      {KINDS.map((kind) => {
        const worn = wornOf(kind);
        if (worn === undefined || kind.sides.length < 2) return null;
        return (
          <PictureRadioGroup
            key={kind.id}
            label={`${kind.label}: which side?`}
            className="tray-words-row"
            options={kind.sides.map(({ id, side }) => ({
              id,
              label: SIDES[side],
              picture: <span className="tray-words">{SIDES[side]}</span>,
            }))}
            chosen={worn}
            onChoose={(id) => onChange(toggleItem(look, 'aids', id))}
          />
        );
      })}
      <ColourTray
        trays={hero}
        field="aidCloth"
        label="Colour of glasses and aids"
        className="tray-six"
        options={CLOTH_COLOURS}
      />
    </>
  );
}
