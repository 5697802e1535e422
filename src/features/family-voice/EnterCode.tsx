import type { DeviceKey } from '../../platform/family-voice/family-key-store.ts';
import { joinFamily } from './api/family-key.ts';
import { CodeForm } from './CodeForm.tsx';
import { LostKey } from './LostKey.tsx';

/** Brings the family's key to this device by the code that another one shows, or makes a new key where none is left. */
export function EnterCode({ memberId, onKey }: { memberId: string; onKey: (key: DeviceKey) => void }) {
  const join = async (code: string) => {
    const key = await joinFamily(memberId, code);
    if (key) onKey(key);
    return key !== null;
  };
  return (
    <div className="family-voice">
      <CodeForm onCode={join}>
        The key to your family’s recordings is on another phone or tablet of yours. Open “Recordings” on its
        profile page: point this device’s camera at the picture there, or type the code below it here.
      </CodeForm>
      <LostKey memberId={memberId} onKey={onKey} />
    </div>
  );
}
