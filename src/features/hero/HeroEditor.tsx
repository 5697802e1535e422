import { Shuffle, Undo2, UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { dealLook, type Look } from '../../illustration/hero/look.ts';
import { useDeviceValue } from '../../platform/device/value.ts';
import { CREATING_TIME, CreatingHero } from './CreatingHero.tsx';
import { currentHero } from './current-hero.ts';
import { DollStage } from './DollStage.tsx';
import { describeLook } from './describe-look.ts';
import { changeDraft, changeLook, type Draft, draft, startOver, undoLook } from './draft.ts';
import { HairHeads } from './HairHeads.tsx';
import { type Hero, tidyName } from './hero.ts';
import { type Group, LookTrays } from './LookTrays.tsx';
import { lookFromPhoto, palettes, withoutPhoto } from './look-from-photo.ts';
import { NamePanel } from './NamePanel.tsx';
import { PhotoPanel } from './photo/PhotoPanel.tsx';
import type { PhotoReading } from './photo/reading.ts';
import { usePhoto } from './photo/use-photo.ts';
import { ReadChips } from './ReadChips.tsx';
import type { Kept } from './use-heroes.ts';

/** How long the overlay stays beyond its 3 seconds for a picture that is not drawn yet, in milliseconds. */
const PATIENCE = 5000;

/**
 * Make a hero: a name is enough; a photo may give the colours, and trays change anything. Everything but the photo is kept
 * on the device as it is made. Once the adventure begins the editor is clear again: the next child is another one.
 */
export function HeroEditor({
  allOutfits,
  premiumNote,
  note,
  save,
  prepare,
  onStarted,
}: {
  /** True on the plan that has every outfit. */
  allOutfits: boolean;
  /** A calm line under the outfits for those who don't have them all. */
  premiumNote: ReactNode;
  /** Said above while a new hero is being made: who is there already. */
  note?: ReactNode;
  save: (hero: Hero, isKnown: boolean) => Promise<Kept>;
  /** Makes the book ready to be opened, at the earliest when `performance.now()` is `opensAt`; what goes wrong shows then. */
  prepare: (hero: Hero, opensAt: number) => Promise<void>;
  /** The hero is made and kept: off to the book. `kept` tells where, once that is known. */
  onStarted: (hero: Hero, kept: Promise<Kept>) => void;
}) {
  const kept = useDeviceValue(draft);
  /** The hero who is being cut out. The editor is already clear for the next child, who is another one. */
  const [creating, setCreating] = useState<Draft | null>(null);
  const { name, pronouns, look, before, saved } = creating ?? kept;
  const [dealt, setDealt] = useState('');
  /** What the parent changed since the photo came: moving the photo does not change it back. */
  const corrected = useRef(new Set<string>());

  const [group, setGroup] = useState<Group>('hair');
  /** The whole child stands there until a face is chosen from: then the face is large. */
  const [choosing, setChoosing] = useState(false);
  const [reading, setReading] = useState<PhotoReading | null>(null);
  /** True from a photo without a face until the parent taps it or chooses something: no finished child stands there. */
  const [nobody, setNobody] = useState(false);
  const [hairChosen, setHairChosen] = useState(false);

  const takeReading = useCallback((read: PhotoReading | null, isNew: boolean) => {
    // Another photo or another face is another child: nothing of the last one stays.
    if (isNew) {
      corrected.current.clear();
      setHairChosen(false);
    }
    setReading(read);
    setNobody(read === null && isNew);
    const base = isNew ? withoutPhoto(draft.get().look) : draft.get().look;
    changeLook(read ? lookFromPhoto(base, read, corrected.current) : base);
  }, []);
  const photo = usePhoto(palettes, takeReading);

  const change = (next: Look) => {
    for (const field of Object.keys(next) as (keyof Look)[]) {
      if (next[field] !== look[field]) corrected.current.add(field);
    }
    if (next.hair !== look.hair || next.extras !== look.extras) setHairChosen(true);
    setNobody(false);
    setChoosing(true);
    changeLook(next);
  };
  const openGroup = (next: Group) => {
    setGroup(next);
    setChoosing(true);
  };
  const dropPhoto = () => {
    setReading(null);
    setNobody(false);
    photo.drop();
  };

  const regenerate = () => {
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    const next = dealLook(look, seed, { premium: allOutfits });
    corrected.current.add('hair');
    setHairChosen(true);
    setNobody(false);
    changeLook(next);
    setDealt(`A new look. ${describeLook(next)}`);
  };

  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const start = async (tidy: string) => {
    const made = changeDraft({ name: tidy, saved: true });
    setCreating(made);
    const hero: Hero = { id: made.id ?? '', name: tidy, pronouns, look };
    const keeping = save(hero, saved);
    currentHero.set(hero);
    startOver();
    const opensAt = performance.now() + CREATING_TIME;
    const least = new Promise((resolve) => setTimeout(resolve, CREATING_TIME));
    // The book is drawn meanwhile; where that takes longer, its first picture is worth a moment more.
    const most = new Promise((resolve) => setTimeout(resolve, CREATING_TIME + PATIENCE));
    await Promise.all([least, Promise.race([prepare(hero, opensAt), most])]);
    // Gone elsewhere by the browser's own back button meanwhile: the hero is kept, and nobody is dragged away.
    if (left.current) return;
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
        onName={(typed) => changeDraft({ name: typed.slice(0, 500) })}
        onPronouns={(next) => changeDraft({ pronouns: next })}
        onStart={start}
      />
      <div className="maker-stage">
        <DollStage
          look={look}
          name={tidyName(name)}
          nobody={nobody}
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
              onClick={() => {
                undoLook();
                setDealt(`Back to the look before. ${describeLook(draft.get().look)}`);
              }}
            />
            <Button tone="quiet" size="s" icon={<Shuffle aria-hidden size={20} />} onClick={regenerate}>
              Regenerate
            </Button>
          </div>
        </DollStage>
        <p className="sr-only" aria-live="polite">
          {dealt}
        </p>
      </div>
      {saved && !creating ? (
        <div className="editing-note">
          <p>You are changing {tidyName(name) || 'a hero you have made'}.</p>
          <Button
            tone="quiet"
            size="s"
            icon={<UserPlus aria-hidden size={20} />}
            onClick={() => {
              corrected.current.clear();
              dropPhoto();
              startOver();
            }}
          >
            Make another hero
          </Button>
        </div>
      ) : (
        !creating && note
      )}
      <PhotoPanel photo={{ ...photo, drop: dropPhoto }}>
        {reading && <HairHeads look={look} reading={reading} answered={hairChosen} onChange={change} />}
      </PhotoPanel>
      <section className="look-choices" aria-labelledby="look-step">
        <h2 id="look-step">The look, if you like</h2>
        {reading && <ReadChips look={look} reading={reading} onOpen={openGroup} />}
        <LookTrays
          look={look}
          allOutfits={allOutfits}
          onChange={change}
          premiumNote={premiumNote}
          group={group}
          onGroup={openGroup}
        />
      </section>
      {creating && <CreatingHero look={look} />}
    </div>
  );
}
