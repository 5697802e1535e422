import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { messageFor } from '../../platform/api-problem.ts';
import { type Device, readDevices, signOutDevice } from './api/devices.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Lists the devices that are signed in, each with a button to sign it out. */
export function Devices() {
  const [devices, setDevices] = useState<readonly Device[]>();
  const [signingOut, setLeaving] = useState<string>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    readDevices().then(setDevices, (error: unknown) => setProblem(messageFor(error)));
  }, []);

  const signOut = async (id: string) => {
    setLeaving(id);
    setProblem(undefined);
    try {
      await signOutDevice(id);
      setDevices(await readDevices());
    } catch (error) {
      setProblem(messageFor(error));
    }
    setLeaving(undefined);
  };

  return (
    <div className="mt-2 grid grid-cols-1 gap-4" aria-live="polite">
      {!devices && !problem && <p className="text-soft">Looking...</p>}
      <ul className="grid grid-cols-1 gap-4">
        {devices?.map(({ id, device, last_used, this_one }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>
              <strong>{device}</strong>
              <span className="meta block">
                {this_one ? 'This device' : `Last used on ${day.format(new Date(last_used))}`}
              </span>
            </span>
            {!this_one && (
              <Button tone="quiet" size="s" busy={signingOut === id} onClick={() => signOut(id)}>
                Log out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={problem ? 'field-error' : 'sr-only'} role="alert">
        {problem}
      </p>
    </div>
  );
}
