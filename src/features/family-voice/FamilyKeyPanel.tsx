import { useEffect, useState } from 'react';
import { canEncrypt } from '../../platform/family-voice/bytes.ts';
import { type FoundKey, findFamilyKey } from './api/family-key.ts';
import { EnterCode } from './EnterCode.tsx';
import { FamilyCode } from './FamilyCode.tsx';
import { keyFailure, NEEDS_HTTPS } from './key-messages.ts';
import './family-voice.css';

/** The family's key on this device: shows its code, takes the code of another device, or makes a new key. */
export function FamilyKeyPanel({ memberId }: { memberId: string }) {
  const [found, setFound] = useState<FoundKey>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!canEncrypt()) return setFailure(NEEDS_HTTPS);
    findFamilyKey(memberId).then(setFound, (error: unknown) => setFailure(keyFailure(error)));
  }, [memberId]);
  return (
    <div className="family-voice">
      {failure !== undefined && <p role="alert">{failure}</p>}
      {failure === undefined && found === undefined && <p role="status">One moment…</p>}
      {found === 'none' && (
        <p>
          There is no key yet: it is made when you first ask someone to read. You find “Ask someone to read”
          on a story’s page, and on each book of your library.
        </p>
      )}
      {found === 'needs-code' && <EnterCode memberId={memberId} onKey={setFound} />}
      {typeof found === 'object' && <FamilyCode code={found.code} />}
    </div>
  );
}
