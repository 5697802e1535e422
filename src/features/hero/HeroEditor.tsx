import { Shuffle, Undo2, UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { dealLook, type Look } from '../../illustration/hero/look.ts';
import { CREATING_TIME, CreatingHero } from './CreatingHero.tsx';
import { currentHero } from './current-hero.ts';
import { DollStage } from './DollStage.tsx';
import { describeLook } from './describe-look.ts';
import { useDeviceValue } from './device-value.ts';
import { changeDraft, changeLook, draft, startOver, undoLook } from './draft.ts';
import { HairHeads } from './HairHeads.tsx';
import { type Hero, tidyName } from './hero.ts';
import { type Group, LookTrays } from './LookTrays.tsx';
import { lookFromPhoto, palettes, withoutPhoto } from './look-from-photo.ts';
import { NamePanel } from './NamePanel.tsx';
import { PhotoPanel } from './photo/PhotoPanel.tsx';
import type { PhotoReading } from './photo/reading.ts';
import { usePhoto } from './photo/use-photo.ts';
import { ReadChips } from './ReadChips.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { Kept } from './use-heroes.ts';

/**
 * Make a hero in three steps: a photo gives the colours, trays change anything, a name begins the adventure.
 * Everything but the photo is kept on the device as it is made.
 */
export function HeroEditor({
  allOutfits,
  premiumNote,
  save,
  onStarted,
}: {
  /** True on the plan that has every outfit. */
  allOutfits: boolean;
  /** A calm line under the outfits for those who don't have them all. */
  premiumNote: ReactNode;
  save: (hero: Hero, isKnown: boolean) => Promise<Kept>;
  /** The hero is made and kept: off to the book. `kept` tells where, once that is known. */
  onStarted: (hero: Hero, kept: Promise<Kept>) => void;
}) {
  const { name, pronouns, look, before, saved } = useDeviceValue(draft);
  const [creating, setCreating] = useState(false);
  const [dealt, setDealt] = useState('');
  /** What the parent changed since the photo came: moving the photo does not change it back. */
  const corrected = useRef(new Set<string>());

  const [group, setGroup] = useState<Group>('hair');
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
    changeLook(next);
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
    setCreating(true);
    const hero: Hero = { id: changeDraft({ name: tidy }).id ?? '', name: tidy, pronouns, look };
    const kept = save(hero, saved);
    currentHero.set(hero);
    changeDraft({ saved: true });
    await new Promise((resolve) => setTimeout(resolve, CREATING_TIME));
    // Gone elsewhere by the browser's own back button meanwhile: the hero is kept, and nobody is dragged away.
    if (left.current) return;
    setCreating(false);
    onStarted(hero, kept);
  };

  return (
    <div className="editor">
      {saved && !creating && (
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
      )}
      <PhotoPanel photo={{ ...photo, drop: dropPhoto }} />
      <Paper as="section" className="look-panel" aria-labelledby="look-step">
        <div className="look-doll">
          <StepHeading id="look-step" step={2} title="Look" />
          <div className="look-stage">
            <DollStage
              look={look}
              name={name}
              nobody={nobody}
              near={group === 'hair' || group === 'features'}
            />
            <div className="look-actions">
              <Button tone="honey" icon={<Shuffle aria-hidden size={21} />} onClick={regenerate}>
                Regenerate
              </Button>
              <Button
                tone="quiet"
                icon={<Undo2 aria-hidden size={21} />}
                disabled={before.length === 0}
                onClick={() => {
                  undoLook();
                  setDealt(`Back to the look before. ${describeLook(draft.get().look)}`);
                }}
              >
                Undo
              </Button>
            </div>
          </div>
          <p className="sr-only" aria-live="polite">
            {dealt}
          </p>
        </div>
        <div className="look-choices">
          {reading && (
            <>
              <ReadChips look={look} reading={reading} onOpen={setGroup} />
              <HairHeads look={look} reading={reading} answered={hairChosen} onChange={change} />
            </>
          )}
          <LookTrays
            look={look}
            allOutfits={allOutfits}
            onChange={change}
            premiumNote={premiumNote}
            group={group}
            onGroup={setGroup}
          />
        </div>
      </Paper>
      <NamePanel
        name={name}
        pronouns={pronouns}
        busy={creating || photo.uploading}
        onName={(typed) => changeDraft({ name: typed.slice(0, 500) })}
        onPronouns={(next) => changeDraft({ pronouns: next })}
        onStart={start}
      />
      {creating && <CreatingHero look={look} />}
    </div>
  );
}
