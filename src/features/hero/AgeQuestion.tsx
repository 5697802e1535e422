import type { Look } from '../../../illustration/figures/hero/look/look.ts';
import { AGES, type AgeId } from '../../../illustration/figures/hero/look/look-options.ts';
import { PictureRadioGroup } from '../../design/PictureRadioGroup.tsx';

/** How many groups on either side of the likeliest are offered. */
const BESIDE = 1;

/** One line that asks for the age group where the photo doesn't plainly tell it: the likeliest and its neighbours. */
export function AgeQuestion({
  look,
  likeliest,
  onChange,
}: {
  look: Look;
  likeliest: AgeId;
  onChange: (look: Look) => void;
}) {
  const middle = AGES.findIndex(({ id }) => id === likeliest);
  const from = Math.max(0, Math.min(middle - BESIDE, AGES.length - 1 - 2 * BESIDE));
  const offered = AGES.slice(from, from + 2 * BESIDE + 1);
  return (
    <PictureRadioGroup
      label="How old?"
      className="tray-words-row"
      options={offered.map(({ id, label }) => ({
        id,
        label,
        picture: <span className="tray-words">{label}</span>,
      }))}
      chosen={look.age}
      onChoose={(age) => onChange({ ...look, age })}
    />
  );
}
