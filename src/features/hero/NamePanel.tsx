import { Clock, Sailboat } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Pronouns } from '../../../content/slots.ts';
import type { Look } from '../../../illustration/figures/hero/look/look.ts';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { PictureRadioGroup } from '../../design/PictureRadioGroup.tsx';
import { say } from '../../platform/say.ts';
import { Doll } from './Doll.tsx';
import { type Hero, nameProblem, PRONOUNS, tidyName } from './hero.ts';

/**
 * The first panel, which is enough on its own: name, pronouns and Start Adventure. On phones the button is
 * fixed to the bottom of the window.
 */
export function NamePanel({
  name,
  pronouns,
  look,
  reading,
  busy,
  isSaved,
  knownHeroes,
  onName,
  onPronouns,
  onStart,
}: {
  name: string;
  pronouns: Pronouns;
  look: Look;
  /** True while a photo is being read. */
  reading: boolean;
  busy: boolean;
  /** True for a hero that is already saved. */
  isSaved: boolean;
  /** The family's heroes, whose names are suggested to children who cannot type yet. */
  knownHeroes: readonly Hero[];
  onName: (name: string) => void;
  onPronouns: (pronouns: Pronouns) => void;
  onStart: (name: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const trimmedName = tidyName(name);
  const problem = nameProblem(name);
  const [wasSubmitted, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || trimmedName === '') return;
    if (!problem) return onStart(trimmedName);
    setTried(true);
    field.current?.focus();
  };
  return (
    <form className="maker-name" aria-label="Name" onSubmit={submit} noValidate>
      <Field
        ref={field}
        label="Hero name"
        value={name}
        onChange={(event) => onName(event.target.value)}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Who is the hero?"
        patient={!wasSubmitted}
        state={problem ? 'invalid' : undefined}
        error={problem ?? undefined}
      />
      <PictureRadioGroup
        label="Stories say"
        className="tray-pronouns"
        options={PRONOUNS.map(({ id, label }) => ({
          id,
          label,
          picture: (
            <span className="pronoun">
              <span className={`pronoun-face pronoun-${id}`}>
                <Doll look={look} cut="bust" />
              </span>
              {label}
            </span>
          ),
        }))}
        chosen={pronouns}
        onChoose={onPronouns}
      />
      {!isSaved && <NameSuggestions knownHeroes={knownHeroes} onName={onName} />}
      <div className="maker-start">
        <Button
          type="submit"
          size="l"
          icon={<Sailboat aria-hidden size={26} />}
          disabled={busy || trimmedName === ''}
          aria-describedby="start-why"
          // Keeps the focus in a name that is too long: on blur the error would move the button from under
          // the pointer, and the press would miss.
          onMouseDown={(event) => problem && event.preventDefault()}
        >
          Start Adventure
        </Button>
        <p id="start-why" className="meta">
          {reading
            ? 'One moment: the photo is being read.'
            : trimmedName === ''
              ? 'Type a name first: a name is enough.'
              : isSaved
                ? 'All is kept: this opens the book.'
                : 'Photo and look are extras: skip them.'}
        </p>
      </div>
    </form>
  );
}

/** Name for a hero without one. */
const PLACEHOLDER_NAME = 'Little Hero';
/** Suggests at most this many names, newest first. */
const MAX_SUGGESTIONS = 3;

/** Suggests the newest heroes' names, spoken when tapped, and a placeholder name. */
function NameSuggestions({
  knownHeroes,
  onName,
}: {
  knownHeroes: readonly Hero[];
  onName: (name: string) => void;
}) {
  const newest = [...knownHeroes].reverse();
  const offered = newest.filter(
    ({ name }, index) => newest.findIndex((hero) => hero.name === name) === index,
  );
  const take = (name: string) => {
    say(name);
    onName(name);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: ready answers for the field above, not a group of fields
    <div className="name-offers" role="group" aria-label="Ready names">
      {offered.slice(0, MAX_SUGGESTIONS).map(({ id, name, look }) => (
        <button key={id} type="button" className="name-offer" onClick={() => take(name)}>
          <Doll look={look} cut="bust" className="name-offer-face" />
          <span dir="auto">{name}</span>
        </button>
      ))}
      <button type="button" className="name-offer" onClick={() => take(PLACEHOLDER_NAME)}>
        <Clock aria-hidden size={24} />
        Name later
      </button>
    </div>
  );
}
