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
import { CHEEKS, FEATURES, MARKS, TEETH } from '../../../illustration/hero/features.ts';
import { setterFor, type TrayGroup, Worn, words } from './tray-parts.tsx';

/** The small things that make a face one's own. */
export function Features({ look, onChange }: TrayGroup) {
  const set = setterFor({ look, onChange });
  const plain = { ...look, extras: [], aids: [] };
  const row = { className: 'tray-words-row' };
  return (
    <>
      <Tray
        label="Mood"
        className="tray-row"
        options={HERO_EXPRESSIONS.map(({ id, label }) => ({
          id,
          label,
          picture: <Worn look={{ ...plain, mood: id }} cut="bust" label={label} />,
        }))}
        chosen={look.mood}
        onChoose={set('mood')}
      />
      <Tray
        label="Age"
        className="tray-row"
        options={AGE_BANDS.map(({ id, label }) => ({
          id,
          label,
          picture: <Worn look={{ ...plain, age: id }} cut="whole" label={label} />,
        }))}
        chosen={look.age}
        onChoose={set('age')}
      />
      {FEATURES.map(({ id, label, options }) => (
        <Tray
          key={id}
          label={label}
          {...row}
          options={words(options)}
          chosen={look[id] ?? 'same'}
          onChoose={set(id)}
        />
      ))}
      <Tray
        label="Teeth"
        {...row}
        options={words(TEETH)}
        chosen={look.teeth ?? 'hidden'}
        onChoose={set('teeth')}
      />
      <Tray
        label="Cheeks"
        {...row}
        options={words(CHEEKS)}
        chosen={look.cheeks ?? 'soft'}
        onChoose={set('cheeks')}
      />
      <Tray
        label="Mark"
        {...row}
        options={words(MARKS)}
        chosen={look.mark ?? 'none'}
        onChoose={set('mark')}
      />
      <Tray
        label="Face shape"
        {...row}
        options={words(FACE_SHAPES)}
        chosen={look.face}
        onChoose={set('face')}
      />
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
