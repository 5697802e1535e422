import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { showToast } from '../../../design/toast.ts';
import { messageFor } from '../../../platform/api-problem.ts';
import { changeNames, type Names } from '../api/change-names.ts';

const FIELDS = [
  { id: 'first_name', label: 'First Name', autoComplete: 'given-name', missing: 'First name is required' },
  { id: 'last_name', label: 'Last Name', autoComplete: 'family-name', missing: 'Last name is required' },
  {
    id: 'adventurer_name',
    label: "Adventurer's Name",
    autoComplete: 'nickname',
    missing: "Adventurer's name is required",
  },
] as const;

/** Form for the profile's three names; blank names are refused as at sign-up. */
export function NamesForm({
  member,
  names,
  onChanged,
}: {
  member: { id: string };
  names: Names;
  onChanged: () => void;
}) {
  const [values, setValues] = useState(names);
  const [busy, setBusy] = useState(false);
  const [wasSubmitted, setTried] = useState(false);
  const blank = FIELDS.filter((field) => !values[field.id].trim());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (blank.length || busy) return;
    setBusy(true);
    try {
      await changeNames(member.id, {
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        adventurer_name: values.adventurer_name.trim(),
      });
      onChanged();
      await showToast({ title: 'Names changed', description: 'That is how we call you from now on.' });
    } catch (error) {
      await showToast({ title: 'Names not changed', description: messageFor(error), tone: 'destructive' });
      setBusy(false);
    }
  };

  return (
    <form className="mt-4 grid grid-cols-1 gap-5" noValidate onSubmit={submit}>
      {FIELDS.map(({ id, label, autoComplete, missing }) => {
        const isBlank = !values[id].trim();
        return (
          <Field
            key={id}
            label={label}
            autoComplete={autoComplete}
            required
            maxLength={100}
            value={values[id]}
            onChange={(event) => setValues({ ...values, [id]: event.target.value })}
            patient={!wasSubmitted}
            state={isBlank ? 'invalid' : undefined}
            error={isBlank ? missing : undefined}
          />
        );
      })}
      <Button type="submit" busy={busy}>
        {busy ? 'Saving...' : 'Save names'}
      </Button>
    </form>
  );
}
