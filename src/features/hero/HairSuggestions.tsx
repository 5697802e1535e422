import { useEffect, useRef } from 'react';
import type { Look } from '../../../illustration/figures/hero/look/look.ts';
import { toggleItem } from '../../../illustration/figures/hero/look/look.ts';
import {
  type ExtraId,
  HAIR_STYLES,
  type HairStyleId,
  optionById,
} from '../../../illustration/figures/hero/look/look-options.ts';
import { PictureRadioGroup } from '../../design/PictureRadioGroup.tsx';
import { Doll } from './Doll.tsx';
import { suggestHairStyles } from './hair-styles.ts';
import type { PhotoReading } from './photo/photo-reading.ts';
import { scrollIntoView } from './photo/scroll-into-view.ts';

/** The hat offered: a beanie on a buzz cut. */
const HAT_OPTION = { hat: 'beanie', noHair: 'buzz' } as const satisfies { hat: ExtraId; noHair: HairStyleId };

/** The question until a parent chooses, for every head: a scarf may look like hair, and hair like a cap. */
const QUESTIONS = {
  seen: 'Hair like this? Covered? None yet?',
  hidden: 'Hair covered? A hat? No hair yet?',
};

type HairOption = { id: string; label: string; look: Look };

/** Adds the beanie to a look. */
function withHat(look: Look): Look {
  return look.extras.includes(HAT_OPTION.hat) ? look : toggleItem(look, 'extras', HAT_OPTION.hat);
}

function hairOptions(look: Look, { silhouette, skin }: PhotoReading): HairOption[] {
  const styled = (id: HairStyleId): HairOption => ({
    id,
    label: optionById(HAIR_STYLES, id).label,
    look: { ...look, hair: id },
  });
  const styles = suggestHairStyles(silhouette, skin).map(styled);
  const covers = [
    styled('hijab'),
    { id: 'hat', label: 'A hat', look: withHat({ ...look, hair: HAT_OPTION.noHair }) },
    styled('bald'),
  ];
  return silhouette.state === 'seen' ? [...styles, ...covers] : [...covers, ...styles];
}

/**
 * Hair suggestions from the photo: the three likeliest styles, and a hijab, a hat and no hair, which no photo
 * rules out. The likelier group comes first; with hidden hair nothing is selected. All other styles are in
 * the trays.
 */
export function HairSuggestions({
  look,
  reading,
  isAnswered,
  onChange,
}: {
  look: Look;
  reading: PhotoReading;
  /** True once a parent has chosen. */
  isAnswered: boolean;
  onChange: (look: Look) => void;
}) {
  const heads = hairOptions(look, reading);
  const isSeen = reading.silhouette.state === 'seen';
  const question = useRef<HTMLDivElement>(null);
  // Scrolls the question into view, unless the parent is typing the name.
  useEffect(() => {
    if (!document.activeElement?.matches('input[type="text"], textarea')) scrollIntoView(question.current);
  }, []);
  const worn = look.extras.includes(HAT_OPTION.hat) && look.hair === HAT_OPTION.noHair ? 'hat' : look.hair;
  return (
    <div className="hair-heads" ref={question}>
      <PictureRadioGroup
        label={isAnswered ? 'Hair like this?' : QUESTIONS[isSeen ? 'seen' : 'hidden']}
        className="tray-heads"
        options={heads.map(({ id, label, look: shown }) => ({
          id,
          label,
          picture: (
            <span className="worn">
              <Doll look={{ ...shown, aids: [] }} cut="bust" className="thumb" />
              <span>{label}</span>
            </span>
          ),
        }))}
        chosen={isSeen || isAnswered ? worn : ''}
        onChoose={(id) => {
          const head = heads.find((one) => one.id === id);
          if (head) onChange(head.look);
        }}
      />
    </div>
  );
}
