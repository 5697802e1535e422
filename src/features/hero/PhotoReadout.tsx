import type { Look } from '../../../illustration/figures/hero/look/look.ts';
import { AgeQuestion } from './AgeQuestion.tsx';
import type { TrayGroup } from './LookTrays.tsx';
import { PhotoResultChips } from './PhotoResultChips.tsx';
import type { PhotoTrouble } from './photo/face/photo-trouble.ts';
import type { PhotoReading } from './photo/photo-reading.ts';

const TIPS: Readonly<Record<PhotoTrouble, string>> = {
  dark: 'It is dark in this photo, so some of this is a guess. A photo by a window shows more.',
  far: 'The face is small in this photo, so some of this is a guess. A photo from nearer shows more.',
  turned: 'The face looks to the side, so some of this is a guess. A photo from the front shows more.',
};

/** What a photo told: one tip where it can't be read well, the age where that is unsure, and a chip for each thing read. */
export function PhotoReadout({
  look,
  reading,
  onAge,
  onOpen,
}: {
  look: Look;
  reading: PhotoReading;
  onAge: (look: Look) => void;
  onOpen: (group: TrayGroup) => void;
}) {
  const { details, trouble } = reading;
  return (
    <>
      {trouble && (
        <p className="meta" role="status">
          {TIPS[trouble]}
        </p>
      )}
      {details.age && !details.age.isSure && (
        <AgeQuestion look={look} likeliest={details.age.age} onChange={onAge} />
      )}
      <PhotoResultChips look={look} reading={reading} onOpen={onOpen} />
    </>
  );
}
