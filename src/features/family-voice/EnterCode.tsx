import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { parseFamilyCode } from '../../platform/family-voice/family-code.ts';
import type { DeviceKey } from '../../platform/family-voice/family-key-store.ts';
import { joinFamily } from './api/family-key.ts';
import { keyFailure, OTHER_FAMILY } from './key-messages.ts';
import { LostKey } from './LostKey.tsx';

const NO_CODE = 'This is not quite the code: it has seven groups of four. Please compare each of them.';

/** Brings the family's key to this device by the code that another one shows, or makes a new key where none is left. */
export function EnterCode({ memberId, onKey }: { memberId: string; onKey: (key: DeviceKey) => void }) {
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
      if (key) return onKey(key);
      setProblem(OTHER_FAMILY);
    } catch (error) {
      setProblem(keyFailure(error));
    }
    setBusy(false);
  };
  return (
    <div className="family-voice">
      <form className="family-voice" onSubmit={(event) => void submit(event)}>
        <p>
          The key to your family’s recordings is on another phone or tablet of yours. Open “Recordings” on its
          profile page: point this device’s camera at the picture there, or type the code below it here.
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
      <LostKey memberId={memberId} onKey={onKey} />
    </div>
  );
}
