import { Sailboat } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { Tray } from '../../design/Tray.tsx';
import type { Look } from '../../illustration/hero/look.ts';
import { Doll } from './Doll.tsx';
import { nameProblem, PRONOUNS, type Pronouns, tidyName } from './hero.ts';

/**
 * What comes first and is enough: what the hero is called, how stories speak of them, and off. On a phone the start stays
 * at the foot of the window, so that nothing below has to be passed to reach it.
 */
export function NamePanel({
  name,
  pronouns,
  look,
  reading,
  busy,
  kept,
  onName,
  onPronouns,
  onStart,
}: {
  name: string;
  pronouns: Pronouns;
  look: Look;
  /** A photo is being read: the hero is not finished. */
  reading: boolean;
  busy: boolean;
  /** The hero is one that is kept already. */
  kept: boolean;
  onName: (name: string) => void;
  onPronouns: (pronouns: Pronouns) => void;
  onStart: (name: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const tidy = tidyName(name);
  const problem = nameProblem(name);
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || tidy === '') return;
    if (!problem) return onStart(tidy);
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
        patient={!tried}
        state={problem ? 'invalid' : undefined}
        error={problem ?? undefined}
      />
      <Tray
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
      <div className="maker-start">
        <Button
          type="submit"
          size="l"
          icon={<Sailboat aria-hidden size={26} />}
          disabled={busy || tidy === ''}
          aria-describedby="start-why"
          // The focus stays in a name that is too long: if it left, the sentence told there would move the button from
          // under the pointer before the press is over, and nothing would be pressed.
          onMouseDown={(event) => problem && event.preventDefault()}
        >
          Start Adventure
        </Button>
        <p id="start-why" className="meta">
          {reading
            ? 'One moment: the photo is being read.'
            : tidy === ''
              ? 'Type a name first: a name is enough.'
              : kept
                ? 'All is kept: this opens the book.'
                : 'Photo and look are extras: skip them.'}
        </p>
      </div>
    </form>
  );
}
