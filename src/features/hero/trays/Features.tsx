import {
  BEARDS,
  CHEEKS,
  FEATURES,
  FRINGES,
  LIDS,
  MARKS,
  TEETH,
} from '../../../../illustration/figures/hero/look/features.ts';
import {
  AGES,
  type AgeId,
  BROWS,
  EYE_SHAPES,
  FACE_SHAPES,
  FRECKLES,
  HERO_EXPRESSIONS,
  NOSES,
} from '../../../../illustration/figures/hero/look/look-options.ts';
import { PreviewTray, type TraysProps, WordTray } from './field-trays.tsx';

/** Ages that have beards. */
const GROWN_AGES: readonly AgeId[] = ['grown', 'elder'];

/** Trays for facial features: the six most wanted, the others folded. */
export function Features({
  unfolded,
  onUnfold,
  ...hero
}: TraysProps & { unfolded: boolean; onUnfold: (unfolded: boolean) => void }) {
  return (
    <>
      <PreviewTray trays={hero} field="mood" label="Mood" options={HERO_EXPRESSIONS} />
      <PreviewTray trays={hero} field="age" label="Age" options={AGES} cut="whole" />
      <WordTray trays={hero} field="freckles" label="Freckles" options={FRECKLES} />
      <WordTray trays={hero} field="face" label="Face shape" options={FACE_SHAPES} />
      <WordTray trays={hero} field="eyeShape" label="Eye shape" options={EYE_SHAPES} />
      <WordTray trays={hero} field="nose" label="Nose" options={NOSES} />
      <details
        className="more-trays"
        open={unfolded}
        onToggle={(event) => onUnfold(event.currentTarget.open)}
      >
        <summary>More about the face</summary>
        {unfolded && (
          <div className="trays">
            <WordTray trays={hero} field="brows" label="Eyebrows" options={BROWS} />
            <WordTray trays={hero} field="fringe" label="Fringe" options={FRINGES} unset="own" />
            {FEATURES.map(({ id, label, options }) => (
              <WordTray key={id} trays={hero} field={id} label={label} options={options} unset="same" />
            ))}
            <WordTray trays={hero} field="lids" label="Eyelids" options={LIDS} unset="own" />
            <WordTray trays={hero} field="teeth" label="Teeth" options={TEETH} unset="hidden" />
            <WordTray trays={hero} field="cheeks" label="Cheeks" options={CHEEKS} unset="soft" />
            {GROWN_AGES.includes(hero.look.age) && (
              <WordTray trays={hero} field="beard" label="Beard" options={BEARDS} unset="none" />
            )}
            <WordTray trays={hero} field="mark" label="Mark" options={MARKS} unset="none" />
          </div>
        )}
      </details>
    </>
  );
}
