import { useEffect, useRef } from 'react';
import { isHat } from '../../../illustration/figures/hero/look/hat.ts';
import type { Look } from '../../../illustration/figures/hero/look/look.ts';
import { toggleItem } from '../../../illustration/figures/hero/look/look.ts';
import {
  HAIR_STYLES,
  type HairStyleId,
  optionById,
} from '../../../illustration/figures/hero/look/look-options.ts';
import { PictureRadioGroup } from '../../design/PictureRadioGroup.tsx';
import { Doll } from './Doll.tsx';
import { suggestHairStyles } from './hair-styles.ts';
import { headwearOf, hiddenBy, noHairOf } from './look-from-photo.ts';
import type { PhotoReading } from './photo/photo-reading.ts';
import { scrollIntoView } from './photo/scroll-into-view.ts';

/** The question until a parent chooses, for every head: a scarf may look like hair, and hair like a cap. */
const QUESTIONS = {
  seen: 'Hair like this? Covered? None yet?',
  hidden: 'Hair covered? A hat? No hair yet?',
};

type HairOption = { id: string; label: string; look: Look };

/** The hat that a look wears. */
const hatOn = ({ extras }: Look) => extras.find(isHat);

/** The look without its hat. */
function bareheaded(look: Look): Look {
  const hat = hatOn(look);
  return hat ? toggleItem(look, 'extras', hat) : look;
}

function hairOptions(look: Look, reading: PhotoReading): HairOption[] {
  const { silhouette, skin } = reading;
  const bare = bareheaded(look);
  const styled = (id: HairStyleId): HairOption => ({
    id,
    label: optionById(HAIR_STYLES, id).label,
    look: { ...bare, hair: id },
  });
  const suggested = suggestHairStyles(silhouette, skin);
  const { hair, hat } = headwearOf(reading);
  const { texture } = optionById(HAIR_STYLES, hair);
  const underHat = suggested[0] ?? bare.hair;
  const covers = [
    styled(texture === 'cover' ? hair : 'hijab'),
    { id: 'hat', label: 'A hat', look: toggleItem({ ...bare, hair: underHat }, 'extras', hat ?? 'beanie') },
    styled(noHairOf(reading)),
  ];
  const styles = suggested.map(styled);
  return hiddenBy(silhouette) === null ? [...styles, ...covers] : [...covers, ...styles];
}

/**
 * Hair suggestions from the photo: the three likeliest styles, and a hijab, a hat and no hair, which no photo
 * rules out. The likelier group comes first; while the parent is asked nothing is selected. All other styles are in
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
  const isHidden = hiddenBy(reading.silhouette) !== null;
  const question = useRef<HTMLDivElement>(null);
  // Scrolls the question into view, unless the parent is typing the name.
  useEffect(() => {
    if (!document.activeElement?.matches('input[type="text"], textarea')) scrollIntoView(question.current);
  }, []);
  const worn = hatOn(look) ? 'hat' : look.hair;
  return (
    <div className="hair-heads" ref={question}>
      <PictureRadioGroup
        label={isAnswered ? 'Hair like this?' : QUESTIONS[isHidden ? 'hidden' : 'seen']}
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
