import { BookOpen, Pencil, Scissors, Tag, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { showToast } from '../../design/toast.ts';
import { currentHero, useCurrentHero } from './current-hero.ts';
import { Doll } from './Doll.tsx';
import { describeLook } from './describe-look.ts';
import type { Hero } from './hero.ts';
import { RenameHeroDialog } from './RenameHeroDialog.tsx';
import { type ListedHero, PLACE_LABELS, UNDO_TIME } from './sync/device-heroes.ts';
import type { Heroes } from './use-heroes.ts';

/** Lists the family's heroes: read with, edit, rename or delete each. */
export function CharacterLibrary({
  heroes,
  emptyPicture,
  roomNote,
  askGrownUp,
  onCreate,
  onEdit,
  onRead,
  onReach,
}: {
  heroes: Heroes;
  emptyPicture: ReactNode;
  /** Says how many heroes the plan keeps and what to do; shown when a hero has no room in the account. */
  roomNote: ReactNode;
  /** Runs an action after the parental gate. */
  askGrownUp: (then: () => void) => void;
  onCreate: () => void;
  onEdit: (hero: Hero) => void;
  onRead: (hero: Hero) => void;
  /** Called on hover or focus of Read, to preload the book. */
  onReach: (hero: Hero) => void;
}) {
  const { list, loading, problem, tryAgain, save, remove, restore } = heroes;
  const current = useCurrentHero();
  const [renaming, setRenaming] = useState<Hero | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const removeHero = (hero: Hero) =>
    askGrownUp(() => {
      remove(hero);
      heading.current?.focus();
      void showToast({
        title: `${hero.name} has left the library`,
        description: 'You can bring them back for a little while.',
        action: { label: 'Undo', onClick: () => restore(hero) },
        duration: UNDO_TIME - 500,
      });
    });

  if (list.length === 0 && !problem) {
    return (
      <Paper className="heroes-empty">
        {loading ? (
          <p role="status">Looking for your heroes...</p>
        ) : (
          <>
            {emptyPicture}
            <h2 ref={heading} tabIndex={-1}>
              No characters saved yet
            </h2>
            <Button icon={<Scissors aria-hidden size={22} />} onClick={onCreate}>
              Create Your First Character
            </Button>
          </>
        )}
      </Paper>
    );
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Your heroes
      </h2>
      {problem && (
        <Paper tone="honey" className="heroes-note" role="status">
          <p>We can’t reach the heroes in your account just now. Those on this device are here.</p>
          <Button tone="quiet" size="s" onClick={tryAgain}>
            Try again
          </Button>
        </Paper>
      )}
      {list.some(({ place }) => place === 'no-room') && roomNote}
      <ul className="heroes">
        {list.map((shelved) => (
          <HeroCard
            key={shelved.hero.id}
            shelved={shelved}
            isCurrent={current?.id === shelved.hero.id}
            onReach={() => onReach(shelved.hero)}
            onRead={() => {
              currentHero.set(shelved.hero);
              onRead(shelved.hero);
            }}
            onEdit={() => onEdit(shelved.hero)}
            onRename={() => setRenaming(shelved.hero)}
            onRemove={() => removeHero(shelved.hero)}
          />
        ))}
      </ul>
      {renaming && (
        <RenameHeroDialog
          hero={renaming}
          onClose={() => setRenaming(null)}
          onRename={(hero) => {
            setRenaming(null);
            void save(hero, true);
          }}
        />
      )}
    </>
  );
}

const PRONOUN_WORDS = { she: 'she, her', he: 'he, him', they: 'they, them' } as const;

function HeroCard({
  shelved: { hero, place },
  isCurrent,
  onReach,
  onRead,
  onEdit,
  onRename,
  onRemove,
}: {
  shelved: ListedHero;
  isCurrent: boolean;
  onReach: () => void;
  onRead: () => void;
  onEdit: () => void;
  onRename: () => void;
  onRemove: () => void;
}) {
  return (
    <Paper as="li" className="hero-card">
      <div className="hero-card-picture">
        <Doll look={hero.look} cut="bust" lazy label={describeLook(hero.look)} className="hero-card-doll" />
      </div>
      <div className="hero-card-text">
        <h3 dir="auto">{hero.name}</h3>
        <p className="meta">
          {PRONOUN_WORDS[hero.pronouns]}
          {isCurrent && <span className="hero-card-current">Reads next</span>}
        </p>
        {PLACE_LABELS[place] && <p className="meta">{PLACE_LABELS[place]}</p>}
        <div className="hero-card-actions">
          <Button
            tone={isCurrent ? 'sage' : 'quiet'}
            size="s"
            icon={<BookOpen aria-hidden size={20} />}
            aria-label={`Read with ${hero.name}`}
            onPointerEnter={onReach}
            onFocus={onReach}
            onClick={onRead}
          >
            Read
          </Button>
          <span className="hero-card-tools">
            <Button tone="quiet" round aria-label={`Change ${hero.name}`} title="Change" onClick={onEdit}>
              <Pencil aria-hidden size={20} />
            </Button>
            <Button tone="quiet" round aria-label={`Rename ${hero.name}`} title="Rename" onClick={onRename}>
              <Tag aria-hidden size={20} />
            </Button>
            <Button tone="quiet" round aria-label={`Delete ${hero.name}`} title="Delete" onClick={onRemove}>
              <Trash2 aria-hidden size={20} />
            </Button>
          </span>
        </div>
      </div>
    </Paper>
  );
}
