import { Pencil, Scissors, Users } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ENTITLEMENTS } from '../../../supabase/functions/_shared/entitlements.ts';
import { planSummary } from '../../../supabase/functions/_shared/plan-summary.ts';
import { BakedArt } from '../../design/BakedArt.tsx';
import { Paper } from '../../design/Paper.tsx';
import { SegmentedControl } from '../../design/SegmentedControl.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { showToast } from '../../design/toast.ts';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { useSubscription } from '../../features/billing/use-subscription.ts';
import { CharacterLibrary } from '../../features/hero/CharacterLibrary.tsx';
import { useCurrentHero } from '../../features/hero/current-hero.ts';
import { draft, editHero, heroFromDraft, isSameHero, resetDraft } from '../../features/hero/draft.ts';
import { HeroEditor } from '../../features/hero/HeroEditor.tsx';
import type { Hero } from '../../features/hero/hero.ts';
import { type HeroSaveResult, useHeroes } from '../../features/hero/use-heroes.ts';
import { useParentalGate } from '../../features/profile/ParentalGate.tsx';
import { LOGGED_OUT } from '../../platform/api-problem.ts';
import { isStorageBlocked } from '../../platform/device/storage-blocked.ts';
import { useNavigate, useSearchParams } from '../../platform/router.tsx';
import { paths } from '../paths.ts';
import { pendingStory } from '../reading/pending-story.ts';
import { prefetchReader, preloadBook } from '../reading/preload-book.ts';
import { FIRST_PAGE, isReload } from '../reading/reading-place.ts';
import '../../features/hero/hero.css';
import '../../features/hero/photo/photo.css';
import '../../features/hero/character-library.css';

const TABS = [
  { id: 'create', label: 'Create New Character', icon: <Scissors aria-hidden size={21} /> },
  { id: 'library', label: 'Character Library', icon: <Users aria-hidden size={21} /> },
] as const;

type Tab = (typeof TABS)[number]['id'];

export default function CreateCharacter() {
  const { user, session } = useAuth();
  const memberId = user?.id;
  const member = useMemo(() => (memberId ? { id: memberId } : null), [memberId]);
  const { subscription, checking } = useSubscription(session);
  const tier = subscription.subscription_tier ?? 'free';
  const heroLimit = ENTITLEMENTS[tier].heroes;
  const heroes = useHeroes(member, checking ? undefined : heroLimit);
  const { ask, gate } = useParentalGate();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const tab: Tab = query.get('tab') === 'library' ? 'library' : 'create';
  const story = query.get('story') ?? pendingStory.get();

  const current = useCurrentHero();

  // Returning to this screen creates another child; the one that was being edited is not overwritten.
  useEffect(() => {
    if (draft.get().saved && !isReload()) resetDraft();
  }, []);

  // Whatever the hero will look like, the book's text, the reader and the drawing code can load now.
  useEffect(() => prefetchReader(story ?? null), [story]);

  // A changed hero is already stored; on leaving, a toast says so once and offers to undo.
  const { saveChange } = heroes;
  const leaving = useRef(saveChange);
  leaving.current = saveChange;
  const showChangedToast = useCallback(() => {
    const { opened } = draft.get();
    const hero = heroFromDraft();
    if (!hero || !opened || isSameHero(hero, opened)) return;
    const keepsDraft = leaving.current;
    void showToast({
      title: `${hero.name} is changed`,
      description: 'What you changed is kept.',
      action: { label: 'Undo', onClick: () => void keepsDraft(opened) },
    });
  }, []);
  useEffect(() => showChangedToast, [showChangedToast]);
  const alreadyTold = useRef(false);
  const keepStep = async (hero: Hero) => {
    if ((await saveChange(hero)) || alreadyTold.current) return;
    alreadyTold.current = true;
    showStorageToast(hero, 'nowhere', '');
  };

  const open = (next: Tab) => {
    if (next === 'library' && draft.get().saved) {
      showChangedToast();
      resetDraft();
    }
    const changed = new URLSearchParams(query);
    if (next === 'library') changed.set('tab', 'library');
    else changed.delete('tab');
    setQuery(changed, { replace: true });
  };
  const toBook = () => {
    pendingStory.clear();
    navigate(paths.storyReader(story ? { story } : {}));
  };

  const limitNote = `Your plan keeps ${heroLimit === 1 ? '1 hero' : `${heroLimit} heroes`} in the account.`;
  // Says so before the second hero is created, not when it fails to save.
  const full =
    heroLimit !== null && heroes.list.filter(({ place }) => place !== 'device').length >= heroLimit;
  const another = !member
    ? `Heroes stay on this device. ${planSummary('free')}`
    : full
      ? `${limitNote} The new one stays on this device, and can read all the same.`
      : null;
  const started = (hero: Hero, keeping: Promise<HeroSaveResult>) => {
    void keeping.then((result) => showStorageToast(hero, result, limitNote));
    toBook();
  };

  return (
    <div className="wrap">
      <title>Create Character · Story Playroom</title>
      <div className="create-head">
        <h1>Make your hero</h1>
        <SegmentedControl
          label="Characters"
          options={[...TABS]}
          chosen={tab}
          onChoose={open}
          panelId="characters"
        />
      </div>
      <div id="characters" role="tabpanel" aria-label={TABS.find(({ id }) => id === tab)?.label}>
        {tab === 'create' ? (
          <HeroEditor
            allOutfits={ENTITLEMENTS[tier].outfits === 'all'}
            premiumNote={
              <p className="premium-note meta">
                Outfits with a star come with Premium.{' '}
                {member && <TextLink to={paths.profile()}>See the plans</TextLink>}
              </p>
            }
            note={
              current && (
                <div className="editing-note">
                  <p>This makes a new hero. {another}</p>
                  <button type="button" className="text-link" onClick={() => editHero(current)}>
                    <Pencil aria-hidden size={20} />
                    Change {current.name}
                  </button>
                </div>
              )
            }
            save={heroes.save}
            saveChange={keepStep}
            knownHeroes={heroes.list.map(({ hero }) => hero)}
            prepare={(hero, opensAt) =>
              preloadBook(story ?? null, { hero, friend: null }, FIRST_PAGE, opensAt)
            }
            onStarted={started}
          />
        ) : (
          <CharacterLibrary
            heroes={heroes}
            emptyPicture={<BakedArt name="empty-characters" eager />}
            roomNote={
              <Paper tone="honey" className="heroes-note">
                <p>
                  {limitNote} The others stay on this device and can read all the same. To keep more, let one
                  go, or look at the plans: Basic keeps 3, Premium as many as you like.
                </p>
                <TextLink to={paths.profile()} className="text-ink">
                  See the plans
                </TextLink>
              </Paper>
            }
            askGrownUp={ask}
            onCreate={() => {
              resetDraft();
              open('create');
            }}
            onEdit={(hero) => {
              editHero(hero);
              open('create');
            }}
            onRead={toBook}
            onReach={(hero) => void preloadBook(story ?? null, { hero, friend: null })}
          />
        )}
      </div>
      {gate}
    </div>
  );
}

/** Shows where a hero was stored when it is not where a family would expect. */
function showStorageToast(hero: Hero, result: HeroSaveResult, limitNote: string): void {
  if (result === 'account' || result === 'device') return;
  const description = {
    'no-room': `${limitNote} ${hero.name} stays on this device and can read all the same.`,
    unreachable: `We can’t reach your account just now. ${hero.name} will move there when we can.`,
    nowhere: `${hero.name} stays only while this page is open. ${isStorageBlocked() ? 'The browser is set to block cookies and site data: allow them for this page' : 'Make some room on the device'}, and save again.`,
    'signed-out': `${LOGGED_OUT} ${hero.name} moves to your account then.`,
  }[result];
  const nowhere = isStorageBlocked() ? 'This browser keeps nothing' : 'This device is full';
  void showToast({ title: result === 'nowhere' ? nowhere : 'Kept on this device', description });
}
