import type { ReactNode } from 'react';
import { Tray } from '../../design/Tray.tsx';
import {
  AGE_BANDS,
  AIDS,
  BROWS,
  CLOTH_COLOURS,
  choice,
  EXTRAS,
  EYE_COLOURS,
  EYE_SHAPES,
  FACE_SHAPES,
  FRECKLES,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HERO_EXPRESSIONS,
  NOSES,
  OUTFITS,
  SKIN_TONES,
} from '../../illustration/hero/choices.ts';
import { type Look, withToggled } from '../../illustration/hero/look.ts';
import { Doll } from './Doll.tsx';
import type { DollCut } from './doll-picture.ts';
import { PremiumStar } from './PremiumStar.tsx';

/** A round of paper in a colour. */
function Swatch({ hex }: { hex: string }) {
  return <span className="swatch" style={{ background: hex }} />;
}

/** A few words in a tray: for features whose difference is small to see and easy to say. */
function Words({ children }: { children: ReactNode }) {
  return <span className="tray-words">{children}</span>;
}

const swatches = <T extends { id: string; label: string; hex: string }>(colours: readonly T[]) =>
  colours.map(({ id, label, hex }) => ({ id: id as T['id'], label, picture: <Swatch hex={hex} /> }));

const words = <T extends { id: string; label: string }>(list: readonly T[]) =>
  list.map(({ id, label }) => ({ id: id as T['id'], label, picture: <Words>{label}</Words> }));

/** The hero wearing one thing, and its name. */
function Worn({ look, cut, label }: { look: Look; cut: DollCut; label: string }) {
  return (
    <span className="worn">
      <Doll look={look} cut={cut} lazy className="thumb" />
      <span>{label}</span>
    </span>
  );
}

/** A tray in which several things may be on at once. */
function Toggles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{label}</legend>
      <div className="tray tray-row">{children}</div>
    </fieldset>
  );
}

function Toggle({ on, onToggle, children }: { on: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button type="button" className="tray-choice" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}

/** Sunk trays of everything a look is made of. One tap changes one thing. */
export function LookTrays({
  look,
  allOutfits,
  onChange,
  premiumNote,
}: {
  look: Look;
  /** False: premium outfits show, and can't be worn. */
  allOutfits: boolean;
  onChange: (look: Look) => void;
  premiumNote: ReactNode;
}) {
  const set = <Field extends keyof Look>(field: Field) => {
    return (value: Look[Field]) => onChange({ ...look, [field]: value });
  };
  const texture = choice(HAIR_STYLES, look.hair).texture;
  const outfit = choice(OUTFITS, look.outfit);
  const cloths = CLOTH_COLOURS.filter(
    ({ id }) => id === look.cloth || (outfit.colours as readonly string[]).includes(id),
  );
  const bare = { ...look, extras: [], aids: [], glasses: 'none' } satisfies Look;
  const hasFrames = look.glasses !== 'none' || look.aids.length > 0;
  return (
    <div className="trays">
      <Tray
        label="Skin"
        className="tray-colours"
        options={swatches(SKIN_TONES)}
        chosen={look.skin}
        onChoose={set('skin')}
      />
      <Tray
        label="Hair"
        className="tray-row"
        options={HAIR_STYLES.map(({ id, label }) => ({
          id,
          label,
          picture: (
            <Doll look={{ ...look, hair: id, extras: [], aids: [] }} cut="bust" lazy className="thumb" />
          ),
        }))}
        chosen={look.hair}
        onChoose={set('hair')}
      />
      {texture === 'cover' || look.hair === 'bald' ? null : (
        <Tray
          label="Hair colour"
          className="tray-colours"
          options={swatches(HAIR_COLOURS)}
          chosen={look.hairColour}
          onChoose={set('hairColour')}
        />
      )}
      {texture === 'cover' && (
        <Tray
          label="Cloth"
          className="tray-colours"
          options={swatches(CLOTH_COLOURS)}
          chosen={look.hairCloth}
          onChoose={set('hairCloth')}
        />
      )}
      <Tray
        label="Eyes"
        className="tray-colours"
        options={swatches(EYE_COLOURS)}
        chosen={look.eyes}
        onChoose={set('eyes')}
      />
      <div>
        <Tray
          label="Outfit"
          className="tray-row"
          options={OUTFITS.map(({ id, label, premium }) => ({
            id,
            label: premium ? `${label}, with Premium` : label,
            picture: (
              <>
                <Doll
                  look={{ ...look, outfit: id, extras: [], aids: [] }}
                  cut="outfit"
                  lazy
                  className="thumb"
                />
                {premium && <PremiumStar />}
              </>
            ),
            disabled: premium && !allOutfits && id !== look.outfit,
          }))}
          chosen={look.outfit}
          onChoose={(id) => onChange({ ...look, outfit: id })}
        />
        {!allOutfits && premiumNote}
      </div>
      <Tray
        label="Outfit colour"
        className="tray-colours"
        options={swatches(cloths)}
        chosen={look.cloth}
        onChoose={set('cloth')}
      />
      <Tray
        label="Glasses"
        className="tray-row"
        options={GLASSES.map(({ id, label }) => ({
          id,
          label,
          picture: <Worn look={{ ...bare, glasses: id }} cut="bust" label={label} />,
        }))}
        chosen={look.glasses}
        onChoose={set('glasses')}
      />
      <Toggles label="Aids">
        {AIDS.map(({ id, label, slot }) => (
          <Toggle
            key={id}
            on={look.aids.includes(id)}
            onToggle={() => onChange(withToggled(look, 'aids', id))}
          >
            <Worn look={{ ...bare, aids: [id] }} cut={slot === 'ears' ? 'bust' : 'whole'} label={label} />
          </Toggle>
        ))}
      </Toggles>
      {hasFrames && (
        <Tray
          label="Colour of glasses and aids"
          className="tray-colours"
          options={swatches(CLOTH_COLOURS)}
          chosen={look.aidCloth}
          onChoose={set('aidCloth')}
        />
      )}
      <Toggles label="Extras">
        {EXTRAS.map(({ id, label, slot }) => (
          <Toggle
            key={id}
            on={look.extras.includes(id)}
            onToggle={() => onChange(withToggled(look, 'extras', id))}
          >
            <Worn look={{ ...bare, extras: [id] }} cut={slot === 'back' ? 'whole' : 'bust'} label={label} />
          </Toggle>
        ))}
      </Toggles>
      <details className="more">
        <summary className="text-link">More to choose</summary>
        <div className="trays">
          <Tray
            label="Age"
            className="tray-words-row"
            options={words(AGE_BANDS)}
            chosen={look.age}
            onChoose={set('age')}
          />
          <Tray
            label="Mood"
            className="tray-words-row"
            options={words(HERO_EXPRESSIONS)}
            chosen={look.mood}
            onChoose={set('mood')}
          />
          <Tray
            label="Face"
            className="tray-words-row"
            options={words(FACE_SHAPES)}
            chosen={look.face}
            onChoose={set('face')}
          />
          <Tray
            label="Eye shape"
            className="tray-words-row"
            options={words(EYE_SHAPES)}
            chosen={look.eyeShape}
            onChoose={set('eyeShape')}
          />
          <Tray
            label="Eyebrows"
            className="tray-words-row"
            options={words(BROWS)}
            chosen={look.brows}
            onChoose={set('brows')}
          />
          <Tray
            label="Nose"
            className="tray-words-row"
            options={words(NOSES)}
            chosen={look.nose}
            onChoose={set('nose')}
          />
          <Tray
            label="Freckles"
            className="tray-words-row"
            options={words(FRECKLES)}
            chosen={look.freckles}
            onChoose={set('freckles')}
          />
        </div>
      </details>
    </div>
  );
}
