import {
  AudioLines,
  Download,
  KeyRound,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
  UserPen,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { EmailAddress } from '../../design/EmailAddress.tsx';
import { Paper } from '../../design/Paper.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { DeleteAccount } from './account/DeleteAccount.tsx';
import { ExportFamily } from './account/ExportFamily.tsx';
import { NamesForm } from './account/NamesForm.tsx';
import type { Names } from './api/change-names.ts';
import { IconBadge, type IconBadgeProps } from './IconBadge.tsx';
import { useParentalGate } from './ParentalGate.tsx';

const DIALOGS = {
  names: { title: 'Your names', opens: 'Change names' },
  email: { title: 'Change your email', opens: 'Change email' },
  password: { title: 'Change your password', opens: 'Change password' },
  devices: { title: 'Your devices', opens: 'Show devices' },
  recordings: { title: 'The key to your recordings', opens: 'Show the key' },
  export: { title: 'Everything we keep', opens: 'Export' },
  delete: { title: 'Delete your account', opens: 'Delete account' },
} as const;

type AccountDialog = keyof typeof DIALOGS;

/**
 * The account's rows: names, email, password, devices, recordings, export and deletion. All but the names ask for a
 * grown-up first. Forms that belong to other features are passed in.
 */
export function AccountSection({
  member,
  email,
  names,
  onNamesChanged,
  onDeleted,
  onLeaving,
  emailForm,
  passwordForm,
  stillYou,
  devices,
  recordingsKey,
  bringBack,
  privacyTo,
}: {
  member: { id: string };
  email: string;
  names: Names;
  onNamesChanged: () => void;
  onDeleted: () => void;
  /** Receives the ISO time of the scheduled deletion. */
  onLeaving: (deletionDate: string) => void;
  emailForm: (close: () => void) => ReactNode;
  passwordForm: (close: () => void) => ReactNode;
  /** Wraps content that needs a recent password. */
  stillYou: (then: ReactNode) => ReactNode;
  devices: ReactNode;
  /** The family's key to relatives' recordings. */
  recordingsKey: ReactNode;
  /** The form that imports an export. */
  bringBack: ReactNode;
  privacyTo: string;
}) {
  const [openDialog, setOpenDialog] = useState<AccountDialog>();
  const { ask, gate } = useParentalGate();
  const close = () => setOpenDialog(undefined);
  /** Only the names skip the parental gate. */
  const open = (dialog: AccountDialog) =>
    dialog === 'names' ? setOpenDialog(dialog) : ask(() => setOpenDialog(dialog));
  const openButton = (dialog: AccountDialog, icon?: ReactNode) => (
    <Button tone="quiet" size="s" icon={icon} onClick={() => open(dialog)}>
      {DIALOGS[dialog].opens}
    </Button>
  );
  const dialogs: Record<AccountDialog, () => ReactNode> = {
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
    recordings: () => recordingsKey,
    export: () =>
      stillYou(
        <>
          <ExportFamily member={member} />
          {bringBack}
        </>,
      ),
    delete: () =>
      stillYou(
        <DeleteAccount
          onDeleted={onDeleted}
          onLater={(deletionDate) => {
            onLeaving(deletionDate);
            close();
          }}
          onKept={close}
        />,
      ),
  };

  return (
    <section className="section" aria-labelledby="account-title">
      <h2 id="account-title" className="mb-5">
        Account
      </h2>
      <Paper className="px-6 py-3 md:px-10 md:py-4">
        <Row icon={UserPen} tint="sage" title="Names" act={openButton('names')}>
          {[[names.first_name, names.last_name].filter(Boolean).join(' '), names.adventurer_name]
            .filter(Boolean)
            .join(' · ')}
        </Row>
        <Row icon={Mail} tint="dusk" title="Email" act={openButton('email')}>
          <EmailAddress>{email}</EmailAddress>
        </Row>
        <Row icon={KeyRound} tint="honey" title="Password" act={openButton('password')}>
          Changing it signs every other device out.
        </Row>
        <Row icon={MonitorSmartphone} tint="dusk" title="Devices" act={openButton('devices')}>
          Where you are logged in, and a way to log out there.
        </Row>
        <Row icon={AudioLines} tint="clay" title="Recordings" act={openButton('recordings')}>
          What relatives read for you plays on each phone or tablet that has your key.
        </Row>
        <Row
          icon={ShieldCheck}
          tint="sage"
          title="Your data"
          act={
            <div className="account-acts flex flex-wrap items-center gap-x-5 gap-y-1">
              {openButton('export', <Download aria-hidden size={19} />)}
              <TextLink to={privacyTo}>How we keep it</TextLink>
            </div>
          }
        >
          Photos never leave your device. Everything else you can take with you.
        </Row>
        <Row icon={Trash2} tint="clay" title="Leave" act={openButton('delete')}>
          Ends your plan and removes everything, now or in seven days.
        </Row>
      </Paper>
      {gate}
      {openDialog && (
        <Dialog open onClose={close} title={DIALOGS[openDialog].title}>
          {dialogs[openDialog]()}
        </Dialog>
      )}
    </section>
  );
}

interface RowProps extends IconBadgeProps {
  title: string;
  /** The action at the end of the row. */
  act: ReactNode;
  children: ReactNode;
}

function Row({ icon, tint, title, act, children }: RowProps) {
  return (
    <div className="account-row">
      <IconBadge icon={icon} tint={tint} />
      <div className="min-w-0">
        <h3>{title}</h3>
        <p className="meta break-words">{children}</p>
      </div>
      {act}
    </div>
  );
}
