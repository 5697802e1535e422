import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { FamilyKeyPanel } from '../../features/family-voice/FamilyKeyPanel.tsx';
import { useJoinFamily } from '../../features/family-voice/use-join-family.ts';
import { useParentalGate } from '../../features/profile/ParentalGate.tsx';
import { readFamilyCode } from '../../platform/family-voice/family-code-link.ts';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';
import { useLogIn } from '../layout/log-in.tsx';
import { paths } from '../paths.ts';

/** Reached by the QR code of a device that has the family's key: brings the key to this one. */
export default function FamilyKey() {
  const { user, loading } = useAuth();
  const openLogIn = useLogIn();
  const code = useCode();
  if (loading && !user) return <LoadingScreen />;
  if (!user)
    return (
      <KeyScreen title="Log in on this device first">
        <p>Then the key to your family’s recordings comes here by itself.</p>
        <Button onClick={() => openLogIn()}>Log In</Button>
      </KeyScreen>
    );
  return code === null ? <NoCode memberId={user.id} /> : <Join memberId={user.id} code={code} />;
}

/** The code in the address, which is taken out of it at once: it stays in no history. */
function useCode(): string | null {
  const [code, setCode] = useState(() => readFamilyCode(window.location.hash));
  useEffect(() => {
    const take = () => {
      const { hash, pathname, search } = window.location;
      if (hash === '') return;
      setCode(readFamilyCode(hash));
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return code;
}

function Join({ memberId, code }: { memberId: string; code: string }) {
  const joining = useJoinFamily(memberId, code);
  if (joining.state === 'joining')
    return (
      <KeyScreen title="The key to your recordings">
        <p role="status">Bringing it to this device…</p>
      </KeyScreen>
    );
  if (joining.state === 'failed')
    return (
      <KeyScreen title="The key did not come">
        <p role="alert">{joining.message}</p>
        <ButtonLink to={paths.profile()}>To your profile</ButtonLink>
      </KeyScreen>
    );
  return (
    <KeyScreen title="This device has the key now">
      <p role="status">What relatives read for you from now on plays here too.</p>
      <p>
        What came before is on your other device. Choose “Export” on its profile page, and bring the file back
        on this one.
      </p>
      <ButtonLink to={paths.library()}>To your library</ButtonLink>
    </KeyScreen>
  );
}

/** An address without its code, or with a part of it: the code can be typed, once a grown-up has confirmed. */
function NoCode({ memberId }: { memberId: string }) {
  const { ask, gate } = useParentalGate();
  const [confirmed, setConfirmed] = useState(false);
  return (
    <KeyScreen title="The key to your recordings">
      {confirmed ? (
        <div className="w-full text-left">
          <FamilyKeyPanel memberId={memberId} />
        </div>
      ) : (
        <>
          <p>
            There is no code in this address. Point the camera at the picture once more, or type the code.
          </p>
          <Button onClick={() => ask(() => setConfirmed(true))}>Type the code</Button>
        </>
      )}
      {gate}
    </KeyScreen>
  );
}

function KeyScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <title>{`${title} · Story Playroom`}</title>
      <Paper className="mx-auto mt-8 grid max-w-[640px] justify-items-center gap-5 p-6 text-center md:p-10">
        <h1>{title}</h1>
        {children}
      </Paper>
    </div>
  );
}
