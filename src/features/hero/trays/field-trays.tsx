import type { ReactNode } from 'react';
import type { Look } from '../../../../illustration/figures/hero/look/look.ts';
import { PictureRadioGroup } from '../../../design/PictureRadioGroup.tsx';
import { Doll } from '../Doll.tsx';
import type { DollCut } from '../doll-image.ts';

/** What each group of trays gets: the look, and what to do with the next one. */
export type TraysProps = { look: Look; onChange: (look: Look) => void };

/** What is chosen one of: the fields of a look that hold an id. */
type ChoiceField = {
  [Field in keyof Look]-?: NonNullable<Look[Field]> extends string ? Field : never;
}[keyof Look];
type Id<Field extends ChoiceField> = NonNullable<Look[Field]>;
interface Option<Field extends ChoiceField> {
  readonly id: Id<Field>;
  readonly label: string;
}

/** A tray of one field of the look. */
interface FieldTrayProps<Field extends ChoiceField, Offered extends Option<Field>> {
  readonly of: TraysProps;
  readonly field: Field;
  readonly label: string;
  readonly options: readonly Offered[];
  /** What a look without the field has. */
  readonly unset?: Id<Field>;
  readonly className?: string;
}

function FieldTray<Field extends ChoiceField, Offered extends Option<Field>>({
  of: { look, onChange },
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

/** Colours: rounds of paper. */
export function ColourTray<Field extends ChoiceField>({
  className = '',
  ...tray
}: FieldTrayProps<Field, Option<Field> & { readonly hex: string }>) {
  return (
    <FieldTray
      {...tray}
      className={`tray-colours ${className}`}
      picture={({ hex }) => <span className="swatch" style={{ background: hex }} />}
    />
  );
}

/** Words: for features whose difference is small to see and easy to say. */
export function WordTray<Field extends ChoiceField>(tray: FieldTrayProps<Field, Option<Field>>) {
  return (
    <FieldTray
      {...tray}
      className="tray-words-row"
      picture={({ label }) => <span className="tray-words">{label}</span>}
    />
  );
}

/** The hero with nothing on but what is chosen, and its name. */
export function PreviewTray<Field extends ChoiceField>({
  cut = 'bust',
  ...tray
}: FieldTrayProps<Field, Option<Field>> & { readonly cut?: DollCut }) {
  const plain = withoutExtras(tray.of.look);
  return (
    <FieldTray
      {...tray}
      className="tray-row"
      picture={({ id, label }) => <Preview look={{ ...plain, [tray.field]: id }} cut={cut} label={label} />}
    />
  );
}

/** A look without what is worn on top and without aids, so that small pictures show what they are of. */
export const withoutExtras = (look: Look): Look => ({ ...look, extras: [], aids: [] });

/** The hero wearing one thing, and its name. */
function Preview({ look, cut, label }: { look: Look; cut: DollCut; label: string }) {
  return (
    <span className="worn">
      <Doll look={look} cut={cut} lazy className="thumb" />
      <span>{label}</span>
    </span>
  );
}

/** A tray in which several things may be on at once, each drawn on the child. */
export function PreviewToggles<Offered extends { readonly id: string; readonly label: string }>({
  label,
  options,
  isOn,
  onToggle,
  shown,
}: {
  readonly label: string;
  readonly options: readonly Offered[];
  readonly isOn: (option: Offered) => boolean;
  readonly onToggle: (option: Offered) => void;
  /** The look that shows one of them, and how much of it. */
  readonly shown: (option: Offered) => { readonly look: Look; readonly cut: DollCut };
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
            <Preview {...shown(option)} label={option.label} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
