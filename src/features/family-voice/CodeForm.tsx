import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { parseFamilyCode } from '../../platform/family-voice/family-code.ts';
import { keyFailure, OTHER_FAMILY } from './key-messages.ts';
import './family-voice.css';

const NO_CODE = 'This is not quite the code: it has seven groups of four. Please compare each of them.';

/** Takes a family's code as another device shows it. */
export function CodeForm({
  onCode,
  children,
}: {
  /** Resolves to false for another family's code. Rejects as `findFamilyKey`. */
  onCode: (code: string) => Promise<boolean>;
  /** Where the code is found. */
  children: ReactNode;
}) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = parseFamilyCode(typed);
    if (code === null) return setProblem(NO_CODE);
    setBusy(true);
    try {
      if (await onCode(code)) return;
      setProblem(OTHER_FAMILY);
    } catch (error) {
      setProblem(keyFailure(error));
    }
    setBusy(false);
  };
  return (
    <form className="family-voice" onSubmit={(event) => void submit(event)}>
      <p>{children}</p>
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
