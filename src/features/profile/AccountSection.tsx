import { Download, KeyRound, Mail, MonitorSmartphone, ShieldCheck, Trash2, UserPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Paper } from '../../design/Paper.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { DeleteAccount } from './account/DeleteAccount.tsx';
import { ExportFamily } from './account/ExportFamily.tsx';
import { NamesForm } from './account/NamesForm.tsx';
import type { Names } from './api/change-names.ts';
import { useGrownUpGate } from './GrownUpGate.tsx';

type Sheet = 'names' | 'email' | 'password' | 'devices' | 'export' | 'delete';

const TITLES: Record<Sheet, string> = {
  names: 'Your names',
  email: 'Change your email',
  password: 'Change your password',
  devices: 'Your devices',
  export: 'Everything we keep',
  delete: 'Delete your account',
};

/**
 * Names, address, password, a copy of everything, and leaving. All but the names ask for a grown-up first. What
 * belongs to another part of the product, such as the forms for address and password, is handed in.
 */
export function AccountSection({
  member,
  email,
  names,
  onNamesChanged,
  onDeleted,
  emailForm,
  passwordForm,
  stillYou,
  devices,
  privacyTo,
}: {
  member: { id: string };
  email: string;
  names: Names;
  onNamesChanged: () => void;
  onDeleted: () => void;
  emailForm: (close: () => void) => ReactNode;
  passwordForm: (close: () => void) => ReactNode;
  /** Asks for the password again where that is long ago, and then shows what it is given. */
  stillYou: (then: ReactNode) => ReactNode;
  devices: ReactNode;
  privacyTo: string;
}) {
  const [sheet, setSheet] = useState<Sheet>();
  const { ask, gate } = useGrownUpGate();
  const close = () => setSheet(undefined);
  const behindGate = (wanted: Sheet) => () => ask(() => setSheet(wanted));
  const shown: Record<Sheet, () => ReactNode> = {
    names: () => (
      <NamesForm
        member={member}
        names={names}
        onChanged={() => {
          onNamesChanged();
          close();
        }}
      />
    ),
    email: () => stillYou(emailForm(close)),
    password: () => stillYou(passwordForm(close)),
    devices: () => devices,
    export: () => stillYou(<ExportFamily member={member} />),
    delete: () => stillYou(<DeleteAccount onDeleted={onDeleted} onKept={close} />),
  };

  return (
    <section className="section" aria-labelledby="account-title">
      <h2 id="account-title" className="mb-5">
        Account
      </h2>
      <Paper className="px-6 py-3 md:px-10 md:py-4">
        <Row
          icon={<UserPen aria-hidden size={24} />}
          tint="bg-sage-tint"
          title="Names"
          text={[[names.first_name, names.last_name].filter(Boolean).join(' '), names.adventurer_name]
            .filter(Boolean)
            .join(' · ')}
        >
          <Button tone="quiet" size="s" onClick={() => setSheet('names')}>
            Change names
          </Button>
        </Row>
        <Row icon={<Mail aria-hidden size={24} />} tint="bg-dusk-tint" title="Email" text={email}>
          <Button tone="quiet" size="s" onClick={behindGate('email')}>
            Change email
          </Button>
        </Row>
        <Row
          icon={<KeyRound aria-hidden size={24} />}
          tint="bg-honey-tint"
          title="Password"
          text="Changing it signs every other device out."
        >
          <Button tone="quiet" size="s" onClick={behindGate('password')}>
            Change password
          </Button>
        </Row>
        <Row
          icon={<MonitorSmartphone aria-hidden size={24} />}
          tint="bg-dusk-tint"
          title="Devices"
          text="Where you are logged in, and a way to log out there."
        >
          <Button tone="quiet" size="s" onClick={behindGate('devices')}>
            Show devices
          </Button>
        </Row>
        <Row
          icon={<ShieldCheck aria-hidden size={24} />}
          tint="bg-sage-tint"
          title="Your data"
          text="Photos never leave your device. Everything else you can take with you."
        >
          <div className="account-acts flex flex-wrap items-center gap-x-5 gap-y-1">
            <Button
              tone="quiet"
              size="s"
              icon={<Download aria-hidden size={19} />}
              onClick={behindGate('export')}
            >
              Export
            </Button>
            <TextLink to={privacyTo}>How we keep it</TextLink>
          </div>
        </Row>
        <Row
          icon={<Trash2 aria-hidden size={24} />}
          tint="bg-clay-tint"
          title="Leave"
          text="Ends your plan and removes everything, for good."
        >
          <Button tone="quiet" size="s" onClick={behindGate('delete')}>
            Delete account
          </Button>
        </Row>
      </Paper>
      {gate}
      {sheet && (
        <Dialog open onClose={close} title={TITLES[sheet]}>
          {shown[sheet]()}
        </Dialog>
      )}
    </section>
  );
}

function Row({
  icon,
  tint,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  tint: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="account-row">
      <span className={`account-felt ${tint}`}>{icon}</span>
      <div className="min-w-0">
        <h3>{title}</h3>
        <p className="meta break-words">{text}</p>
      </div>
      {children}
    </div>
  );
}
