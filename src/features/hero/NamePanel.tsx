import { Sailboat } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { Paper } from '../../design/Paper.tsx';
import { Tray } from '../../design/Tray.tsx';
import { nameProblem, PRONOUNS, type Pronouns, tidyName } from './hero.ts';
import { StepHeading } from './StepHeading.tsx';

/** The last step: what the hero is called, how stories speak of them, and off. */
export function NamePanel({
  name,
  pronouns,
  busy,
  onName,
  onPronouns,
  onStart,
}: {
  name: string;
  pronouns: Pronouns;
  busy: boolean;
  onName: (name: string) => void;
  onPronouns: (pronouns: Pronouns) => void;
  onStart: (name: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const tidy = tidyName(name);
  const problem = nameProblem(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || tidy === '') return;
    if (problem) field.current?.focus();
    else onStart(tidy);
  };
  return (
    <form aria-labelledby="name-step" onSubmit={submit} noValidate>
      <Paper className="name-panel">
        <StepHeading id="name-step" step={3} title="Name" />
        <div className="name-field">
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
            state={problem ? 'invalid' : undefined}
            error={problem ?? undefined}
          />
        </div>
        <div className="name-pronouns">
          <Tray
            label="Stories say"
            className="tray-pronouns"
            options={PRONOUNS.map(({ id, label }) => ({
              id,
              label,
              picture: <span className="tray-words">{label}</span>,
            }))}
            chosen={pronouns}
            onChoose={onPronouns}
          />
        </div>
        <Button
          type="submit"
          size="l"
          className="name-start"
          icon={<Sailboat aria-hidden size={26} />}
          disabled={busy || tidy === ''}
        >
          Start Adventure
        </Button>
      </Paper>
    </form>
  );
}
