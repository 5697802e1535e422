import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import type { DeviceKey } from '../../platform/family-voice/family-key-store.ts';
import { replaceFamilyKey } from './api/family-key.ts';
import { keyFailure } from './key-messages.ts';

/** For a family that has neither a device with the key nor its code: makes a new key. */
export function LostKey({ memberId, onKey }: { memberId: string; onKey: (key: DeviceKey) => void }) {
  const [step, setStep] = useState<'rest' | 'sure' | 'making'>('rest');
  const [problem, setProblem] = useState<string>();
  const make = async () => {
    setStep('making');
    setProblem(undefined);
    try {
      onKey(await replaceFamilyKey(memberId));
    } catch (error) {
      setProblem(keyFailure(error));
      setStep('sure');
    }
  };
  return (
    <details className="family-voice-code">
      <summary>No such device, and no code?</summary>
      <div className="family-voice">
        <p>
          Then a new key helps. What relatives have sent and none of your devices has fetched can’t be opened
          any more, we can’t either. Your links end: make new ones for those who still want to read. What a
          device of yours plays already stays on it.
        </p>
        {problem && <p role="alert">{problem}</p>}
        <div className="family-voice-acts">
          {step === 'rest' ? (
            <Button tone="quiet" onClick={() => setStep('sure')}>
              Make a new key
            </Button>
          ) : (
            <>
              <Button busy={step === 'making'} onClick={() => void make()} autoFocus>
                Make it, and end all links
              </Button>
              <Button tone="quiet" onClick={() => setStep('rest')}>
                Not now
              </Button>
            </>
          )}
        </div>
      </div>
    </details>
  );
}
