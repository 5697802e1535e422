import { Tray } from '../../../design/Tray.tsx';
import {
  AGE_BANDS,
  BROWS,
  EYE_SHAPES,
  FACE_SHAPES,
  FRECKLES,
  HERO_EXPRESSIONS,
  NOSES,
} from '../../../illustration/hero/choices.ts';
import { setterFor, type TrayGroup, words } from './tray-parts.tsx';

/** The small things that make a face one's own. */
export function Features({ look, onChange }: TrayGroup) {
  const set = setterFor({ look, onChange });
  const row = { className: 'tray-words-row' };
  return (
    <>
      <Tray label="Age" {...row} options={words(AGE_BANDS)} chosen={look.age} onChoose={set('age')} />
      <Tray
        label="Mood"
        {...row}
        options={words(HERO_EXPRESSIONS)}
        chosen={look.mood}
        onChoose={set('mood')}
      />
      <Tray label="Face" {...row} options={words(FACE_SHAPES)} chosen={look.face} onChoose={set('face')} />
      <Tray
        label="Freckles"
        {...row}
        options={words(FRECKLES)}
        chosen={look.freckles}
        onChoose={set('freckles')}
      />
      <Tray
        label="Eye shape"
        {...row}
        options={words(EYE_SHAPES)}
        chosen={look.eyeShape}
        onChoose={set('eyeShape')}
      />
      <Tray label="Eyebrows" {...row} options={words(BROWS)} chosen={look.brows} onChoose={set('brows')} />
      <Tray label="Nose" {...row} options={words(NOSES)} chosen={look.nose} onChoose={set('nose')} />
    </>
  );
}
