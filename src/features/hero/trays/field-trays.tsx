import type { ReactNode } from 'react';
import type { Look } from '../../../../illustration/figures/hero/look/look.ts';
import { PictureRadioGroup } from '../../../design/PictureRadioGroup.tsx';
import { Doll } from '../Doll.tsx';
import type { DollCut } from '../doll-image.ts';

/** Props of each group of trays. */
export type TraysProps = { look: Look; onChange: (look: Look) => void };

/** Fields of a look that hold one id. */
type ChoiceField = {
  [Field in keyof Look]-?: NonNullable<Look[Field]> extends string ? Field : never;
}[keyof Look];
type Id<Field extends ChoiceField> = NonNullable<Look[Field]>;
interface TrayOption<Field extends ChoiceField> {
  readonly id: Id<Field>;
  readonly label: string;
}

/** Props of a tray for one field of the look. */
interface FieldTrayProps<Field extends ChoiceField, Offered extends TrayOption<Field>> {
  readonly trays: TraysProps;
  readonly field: Field;
  readonly label: string;
  readonly options: readonly Offered[];
  /** The value of a look without the field. */
  readonly unset?: Id<Field>;
  readonly className?: string;
}

function FieldTray<Field extends ChoiceField, Offered extends TrayOption<Field>>({
  trays: { look, onChange },
  field,
  options,
  unset,
  picture,
  ...tray
}: FieldTrayProps<Field, Offered> & { readonly picture: (option: Offered) => ReactNode }) {
  return (
    <PictureRadioGroup
      {...tray}
      options={options.map((option) => ({
        id: option.id,
        label: option.label,
        picture: picture(option),
      }))}
      chosen={(look[field] ?? unset) as Id<Field>}
      onChoose={(id) => onChange({ ...look, [field]: id })}
    />
  );
}

/** A tray of colour swatches. */
export function ColourTray<Field extends ChoiceField>({
  className = '',
  ...tray
}: FieldTrayProps<Field, TrayOption<Field> & { readonly hex: string }>) {
  return (
    <FieldTray
      {...tray}
      className={`tray-colours ${className}`}
      picture={({ hex }) => <span className="swatch" style={{ background: hex }} />}
    />
  );
}

/** A tray of words, for features that are easier to name than to show. */
export function WordTray<Field extends ChoiceField>(tray: FieldTrayProps<Field, TrayOption<Field>>) {
  return (
    <FieldTray
      {...tray}
      className="tray-words-row"
      picture={({ label }) => <span className="tray-words">{label}</span>}
    />
  );
}

/** A tray with a preview of each option on the plain hero. */
export function PreviewTray<Field extends ChoiceField>({
  cut = 'bust',
  ...tray
}: FieldTrayProps<Field, TrayOption<Field>> & { readonly cut?: DollCut }) {
  const plain = withoutExtras(tray.trays.look);
  return (
    <FieldTray
      {...tray}
      className="tray-row"
      picture={({ id, label }) => <Preview look={{ ...plain, [tray.field]: id }} cut={cut} label={label} />}
    />
  );
}

/** Removes extras and aids, so that thumbnails show the option. */
export const withoutExtras = (look: Look): Look => ({ ...look, extras: [], aids: [] });

/** A preview of the hero with one option, and its label. */
function Preview({ look, cut, label }: { look: Look; cut: DollCut; label: string }) {
  return (
    <span className="worn">
      <Doll look={look} cut={cut} lazy className="thumb" />
      <span>{label}</span>
    </span>
  );
}

/** A tray of toggles, each previewed on the child. */
export function PreviewToggles<Offered extends { readonly id: string; readonly label: string }>({
  label,
  options,
  isOn,
  onToggle,
  preview,
}: {
  readonly label: string;
  readonly options: readonly Offered[];
  readonly isOn: (option: Offered) => boolean;
  readonly onToggle: (option: Offered) => void;
  /** Returns the look and cut that preview an option. */
  readonly preview: (option: Offered) => { readonly look: Look; readonly cut: DollCut };
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{label}</legend>
      <div className="tray tray-row">
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            className="tray-choice"
            aria-pressed={isOn(option)}
            onClick={() => onToggle(option)}
          >
            <Preview {...preview(option)} label={option.label} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
