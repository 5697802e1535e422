import { RotateCcw, Shuffle, Undo2, UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Look, SHUFFLED_FIELDS, shuffleLook } from '../../../illustration/figures/hero/look/look.ts';
import { AGE_BANDS } from '../../../illustration/figures/hero/look/look-options.ts';
import { Button } from '../../design/Button.tsx';
import { showToast } from '../../design/toast.ts';
import { usePersistedStore } from '../../platform/device/persisted-store.ts';
import { CREATING_TIME, CreatingHeroDialog } from './CreatingHeroDialog.tsx';
import { currentHero } from './current-hero.ts';
import { DollStage } from './DollStage.tsx';
import { describeLook } from './describe-look.ts';
import {
  changeDraft,
  changeLook,
  chooseLook,
  type Draft,
  draft,
  heroFromDraft,
  isSameHero,
  resetDraft,
  undoLook,
} from './draft.ts';
import { HairSuggestions } from './HairSuggestions.tsx';
import { type Hero, tidyName } from './hero.ts';
import { LookTrays, type TrayGroup } from './LookTrays.tsx';
import { choicesOutsidePhoto, lookFromPhoto, palettes, resetPhotoFields } from './look-from-photo.ts';
import { NamePanel } from './NamePanel.tsx';
import { PhotoReadout } from './PhotoReadout.tsx';
import { PhotoPanel } from './photo/PhotoPanel.tsx';
import type { PhotoReading } from './photo/photo-reading.ts';
import { usePhoto } from './photo/use-photo.ts';
import type { HeroSaveResult } from './use-heroes.ts';
import { usePhotoScrolledPast } from './use-photo-scrolled-past.ts';

/** Milliseconds that the overlay waits beyond its 3 seconds for the first picture. */
const PHOTO_WAIT_MS = 5000;

/**
 * The hero editor: a name is enough, a photo may suggest the look, and trays change anything. Stores
 * everything but the photo on the device as it changes; a saved hero is updated with each step, so Start
 * Adventure only opens the book. The editor is clear afterwards.
 */
export function HeroEditor({
  allOutfits,
  premiumNote,
  note,
  save,
  saveChange,
  knownHeroes,
  prepare,
  onStarted,
}: {
  /** True if the plan includes every outfit. */
  allOutfits: boolean;
  /** A line under the outfits for plans without all of them. */
  premiumNote: ReactNode;
  /** Shown above while a new hero is made: the existing heroes. */
  note?: ReactNode;
  save: (hero: Hero, isKnown: boolean) => Promise<HeroSaveResult>;
  /** Saves a change of a saved hero. */
  saveChange: (hero: Hero) => void;
  /** The family's heroes, newest last. */
  knownHeroes: readonly Hero[];
  /**
   * Prepares the book, to open no earlier than `opensAt` (`performance.now()`). Errors show when it opens.
   */
  prepare: (hero: Hero, opensAt: number) => Promise<void>;
  /** Called when the hero is saved and the book may open. `saving` resolves to where the hero was saved. */
  onStarted: (hero: Hero, saving: Promise<HeroSaveResult>) => void;
}) {
  const storedDraft = usePersistedStore(draft);
  /** The hero being created; the editor is already clear for the next. */
  const [creating, setCreating] = useState<Draft | null>(null);
  const { name, pronouns, look, chosen, before, saved, opened } = creating ?? storedDraft;
  /** Announces Undo and Regenerate to screen readers. */
  const [announcement, setNews] = useState('');

  const [group, setGroup] = useState<TrayGroup>('hair');
  /** True once a tray was used: face trays then show the face large. */
  const [choosing, setChoosing] = useState(false);
  const [reading, setReading] = useState<PhotoReading | null>(null);
  /**
   * True from a photo without a face until the parent taps it or chooses: no finished child shows meanwhile.
   */
  const [hasNobody, setNobody] = useState(false);
  const [hairChosen, setHairChosen] = useState(false);

  const latest = useRef({ hairChosen, saveChange });
  latest.current = { hairChosen, saveChange };
  const keep = useCallback(() => {
    const hero = heroFromDraft();
    if (hero) latest.current.saveChange(hero);
  }, []);

  const takeReading = useCallback(
    (read: PhotoReading | null, isNew: boolean) => {
      const { look: last, chosen: before } = draft.get();
      // Another photo or face is another child: nothing of the last one stays.
      if (isNew) setHairChosen(false);
      setReading(read);
      setNobody(read === null && isNew);
      const base = isNew ? resetPhotoFields(last) : last;
      const ownChoices = isNew ? choicesOutsidePhoto(before) : before;
      // Dealt hair is settled too, so moving the photo does not revert it.
      const settled = !isNew && latest.current.hairChosen ? [...ownChoices, 'hair'] : ownChoices;
      changeLook(read ? lookFromPhoto(base, read, new Set(settled)) : base, ownChoices);
      // Without a face the saved hero stays as it was.
      if (read) keep();
    },
    [keep],
  );
  const photo = usePhoto(palettes, takeReading);

  const change = (next: Look) => {
    if (next.hair !== look.hair) setHairChosen(true);
    setNobody(false);
    setChoosing(true);
    chooseLook(next);
    keep();
  };
  const answerHair = (next: Look) => {
    setHairChosen(true);
    chooseLook(next, ['hair']);
    keep();
  };
  const answerAge = (next: Look) => {
    chooseLook(next, ['age']);
    keep();
  };
  const [unfolded, setUnfolded] = useState(false);
  const openGroup = (next: TrayGroup) => {
    setGroup(next);
    setChoosing(true);
  };
  /** Features read from a photo may be in the folded part. */
  const openRead = (next: TrayGroup) => {
    openGroup(next);
    if (next === 'features') setUnfolded(true);
  };
  const dropPhoto = () => {
    setReading(null);
    setNobody(false);
    photo.drop();
  };

  const regenerate = () => {
    if (SHUFFLED_FIELDS.every((field) => chosen.includes(field))) {
      void showToast({
        title: 'All of this is your choice',
        description: 'Regenerate leaves the hair, clothes and mood that you chose. Undo steps back.',
      });
      return;
    }
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    const next = shuffleLook(look, seed, { premium: allOutfits, keep: chosen });
    setHairChosen(true);
    setNobody(false);
    changeLook(next);
    keep();
    setNews(`A new look. ${describeLook(next)}`);
  };
  const undo = () => {
    undoLook();
    keep();
    setNews(`Back to the look before. ${describeLook(draft.get().look)}`);
  };
  const putBack = () => {
    if (!opened) return;
    changeLook(opened.look, []);
    changeDraft({ name: opened.name, pronouns: opened.pronouns });
    keep();
    setNews(`${opened.name} is as before. ${describeLook(opened.look)}`);
  };
  const changed = opened !== null && !isSameHero(opened, { ...opened, name: tidyName(name), pronouns, look });

  const stage = useRef<HTMLDivElement>(null);
  const isPhotoAbove = usePhotoScrolledPast(stage);

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const start = async (trimmedName: string) => {
    const made = changeDraft({ name: trimmedName, saved: true });
    setCreating(made);
    const hero: Hero = { id: made.id ?? '', name: trimmedName, pronouns, look };
    const keeping = save(hero, saved);
    currentHero.set(hero);
    resetDraft();
    const opensAt = performance.now() + CREATING_TIME;
    const least = new Promise((resolve) => setTimeout(resolve, CREATING_TIME));
    // The book is drawn meanwhile; its first picture is worth a longer wait.
    const most = new Promise((resolve) => setTimeout(resolve, CREATING_TIME + PHOTO_WAIT_MS));
    await Promise.all([least, Promise.race([prepare(hero, opensAt), most])]);
    // The user went back meanwhile: the hero is saved, and no navigation happens.
    if (hasLeft.current) return;
    setCreating(null);
    onStarted(hero, keeping);
  };

  return (
    <div className="editor">
      <NamePanel
        name={name}
        pronouns={pronouns}
        look={look}
        reading={photo.uploading}
        busy={creating !== null || photo.uploading}
        isSaved={saved && !creating}
        knownHeroes={knownHeroes}
        onName={(newName) => {
          changeDraft({ name: newName.slice(0, 500) });
          keep();
        }}
        onPronouns={(next) => {
          changeDraft({ pronouns: next });
          keep();
        }}
        onStart={start}
      />
      <div className="maker-stage" ref={stage} data-passed={isPhotoAbove || undefined}>
        <DollStage
          look={look}
          name={tidyName(name)}
          isEmpty={hasNobody}
          near={choosing && (group === 'hair' || group === 'features')}
        >
          <div className="look-actions">
            <Button
              tone="quiet"
              round
              size="s"
              aria-label="Undo"
              title="Undo"
              icon={<Undo2 aria-hidden size={22} />}
              disabled={before.length === 0}
              onClick={undo}
            />
            <Button tone="quiet" size="s" icon={<Shuffle aria-hidden size={20} />} onClick={regenerate}>
              Regenerate
            </Button>
          </div>
        </DollStage>
        <p className="sr-only" aria-live="polite">
          {announcement}
        </p>
      </div>
      {saved && !creating ? (
        <div className="editing-note">
          <p>
            You are changing {tidyName(name) || opened?.name || 'a hero you have made'}. Each step is kept.
          </p>
          {changed && (
            <Button tone="quiet" size="s" icon={<RotateCcw aria-hidden size={20} />} onClick={putBack}>
              Put it back as it was
            </Button>
          )}
          <Button
            tone="quiet"
            size="s"
            icon={<UserPlus aria-hidden size={20} />}
            onClick={() => {
              dropPhoto();
              resetDraft();
            }}
          >
            Make another hero
          </Button>
        </div>
      ) : (
        !creating && note
      )}
      <PhotoPanel photo={{ ...photo, drop: dropPhoto }}>
        {reading && (
          <HairSuggestions look={look} reading={reading} isAnswered={hairChosen} onChange={answerHair} />
        )}
      </PhotoPanel>
      <section className="look-choices" aria-labelledby="look-step">
        <h2 id="look-step">The look, if you like</h2>
        {!AGE_BANDS.some(({ id }) => id === look.age) && (
          <p className="meta">In the story everyone goes as a child. This age shows in the portrait.</p>
        )}
        {reading && <PhotoReadout look={look} reading={reading} onAge={answerAge} onOpen={openRead} />}
        <LookTrays
          look={look}
          allOutfits={allOutfits}
          onChange={change}
          premiumNote={premiumNote}
          group={group}
          onGroup={openGroup}
          unfolded={unfolded}
          onUnfold={setUnfolded}
        />
      </section>
      {creating && <CreatingHeroDialog look={look} />}
    </div>
  );
}
