import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { messageFor } from '../../platform/api-problem.ts';
import { parseFamilyCode } from '../../platform/family-voice/family-code.ts';
import type { DeviceKey } from '../../platform/family-voice/family-key-store.ts';
import { joinFamily } from './api/family-key.ts';

const NO_CODE = 'This is not quite the code: it has seven groups of four. Please compare each of them.';

/** Brings the family's key to this device by the code that another one shows. */
export function EnterCode({ memberId, onJoined }: { memberId: string; onJoined: (key: DeviceKey) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = parseFamilyCode(typed);
    if (code === null) return setProblem(NO_CODE);
    setBusy(true);
    try {
      const key = await joinFamily(memberId, code);
      if (key) return onJoined(key);
      setProblem('This code belongs to another family.');
    } catch (error) {
      setProblem(messageFor(error));
    }
    setBusy(false);
  };
  return (
    <form className="family-voice" onSubmit={(event) => void submit(event)}>
      <p>
        The key to your family’s recordings is on another phone or tablet of yours. Choose “Ask someone to
        read” there, open “Your code” at its end, and type here what it shows.
      </p>
      <Field
        label="The code"
        hint="Seven groups of four letters and numbers. Spaces and small letters are fine."
        value={typed}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        state={problem ? 'invalid' : undefined}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
      <div>
        <Button type="submit" busy={busy}>
          Use this code
        </Button>
      </div>
    </form>
  );
}
