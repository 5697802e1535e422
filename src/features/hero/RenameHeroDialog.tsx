import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import { type Hero, nameProblem, tidyName } from './hero.ts';

/** Dialog that renames a hero. */
export function RenameHeroDialog({
  hero,
  onClose,
  onRename,
}: {
  hero: Hero;
  onClose: () => void;
  onRename: (hero: Hero) => void;
}) {
  const [name, setName] = useState(hero.name);
  const trimmedName = tidyName(name);
  const problem = trimmedName === '' ? 'A hero needs a name' : nameProblem(name);
  const [wasSubmitted, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) setTried(true);
    else onRename({ ...hero, name: trimmedName });
  };
  return (
    <Dialog open onClose={onClose} title="Another name">
      <form className="mt-4 grid gap-6" onSubmit={submit} noValidate>
        <Field
          label="Hero name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          patient={!wasSubmitted}
          state={problem ? 'invalid' : undefined}
          error={problem ?? undefined}
        />
        <Button type="submit">Keep this name</Button>
      </form>
    </Dialog>
  );
}
