import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Field } from '../../design/Field.tsx';
import { parseTypedNumber } from '../../platform/typed-text.ts';
import { numberInWords } from './number-words.ts';

const PASSED_KEY = 'playroom-grown-up';

/**
 * Parental gate: asks to read a number in words and type it in figures, which an eight-year-old can and a
 * younger child cannot. Passing it once a visit is enough. It keeps small children out, not attackers.
 */
export function useParentalGate(): {
  /** `onCancel` is called when the dialog is closed without an answer. */
  ask: (then: () => void, onCancel?: () => void) => void;
  gate: ReactNode;
} {
  const [then, setThen] = useState<{ run: () => void; cancel?: (() => void) | undefined }>();
  return {
    ask: (run, cancel) => {
      if (hasPassed()) run();
      else setThen({ run, cancel });
    },
    gate: then && (
      <GateDialog
        onClose={() => {
          setThen(undefined);
          then.cancel?.();
        }}
        onPassed={() => {
          rememberPassed();
          setThen(undefined);
          then.run();
        }}
      />
    ),
  };
}

function GateDialog({ onClose, onPassed }: { onClose: () => void; onPassed: () => void }) {
  const [number, setNumber] = useState(anyNumber);
  const [answer, setAnswer] = useState('');
  const [isWrong, setWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parseTypedNumber(answer) === number) return onPassed();
    setWrong(true);
    setAnswer('');
    setNumber(anyNumber());
  };

  return (
    <Dialog open onClose={onClose} title="Is a grown-up here?">
      <form className="mt-2 grid grid-cols-1 gap-5" onSubmit={submit}>
        <p className="text-soft">This is for whoever reads already. Please write this number in figures:</p>
        <p
          data-testid="gate-number"
          className="rounded-[14px_17px_13px_18px] bg-honey-tint px-5 py-4 text-center font-display text-[1.5rem] font-bold leading-snug"
        >
          {numberInWords(number)}
        </p>
        <Field
          label="In figures"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          required
          maxLength={8}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          state={isWrong ? 'invalid' : undefined}
          error={isWrong ? `Not quite. Here is another one: ${numberInWords(number)}` : undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Go on</Button>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Returns a number from 101 to 999, whose words take reading. */
const anyNumber = () => 101 + Math.floor(Math.random() * 899);

function hasPassed(): boolean {
  try {
    return sessionStorage.getItem(PASSED_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberPassed(): void {
  try {
    sessionStorage.setItem(PASSED_KEY, 'yes');
  } catch {
    // Without storage the gate asks each time.
  }
}
