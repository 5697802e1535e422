import { Heart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BakedArt } from '../../../design/BakedArt.tsx';
import { Button } from '../../../design/Button.tsx';
import { Chip } from '../../../design/Chip.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { PictureRadioGroup } from '../../../design/PictureRadioGroup.tsx';
import { SearchField } from '../../../design/SearchField.tsx';
import { SegmentedControl } from '../../../design/SegmentedControl.tsx';
import { Toggle } from '../../../design/Toggle.tsx';
import { showToast } from '../../../design/toast.ts';

/** A heading with its samples in a row. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="min-w-0">
      <h2 className="mb-4">{name}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}

const TINTS = ['honey', 'dusk', 'clay', 'sage'] as const;
const FILTERS = ['Animals', 'Space', 'A category with a long name'];
const TABS = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
];
const swatch = (colour: string) => (
  <span
    className="block size-11 rounded-full"
    style={{ background: `var(--${colour})`, forcedColorAdjust: 'none' }}
  />
);

/** Components that keep a choice. */
export function Choices() {
  const [pressed, setPressed] = useState<readonly string[]>(['dusk']);
  const [filters, setFilters] = useState(FILTERS);
  const [tab, setTab] = useState('one');
  const [colour, setColour] = useState('honey');
  const [search, setSearch] = useState('boat');
  return (
    <Group name="Choices">
      {TINTS.map((tint) => (
        <Toggle
          key={tint}
          tint={tint}
          pressed={pressed.includes(tint)}
          onChange={(on) => setPressed([...pressed.filter((other) => other !== tint), ...(on ? [tint] : [])])}
          icon={<Heart aria-hidden size={20} />}
        >
          {tint}
        </Toggle>
      ))}
      {filters.map((label) => (
        <Chip
          key={label}
          label={label}
          onRemove={() => setFilters(filters.filter((other) => other !== label))}
        />
      ))}
      <div>
        <SegmentedControl label="Tabs" options={TABS} chosen={tab} onChoose={setTab} panelId="design-panel" />
        <p id="design-panel" role="tabpanel" aria-label="Panel" className="mt-3">
          {`Panel ${tab}`}
        </p>
      </div>
      <PictureRadioGroup
        label="Pictures"
        options={['honey', 'sage', 'clay', 'dusk'].map((id) => ({
          id,
          label: id,
          picture: swatch(id),
          kept: id === 'dusk',
        }))}
        chosen={colour}
        onChoose={setColour}
      />
      <div className="w-72">
        <SearchField label="Search" placeholder="Search stories" value={search} onChange={setSearch} />
      </div>
    </Group>
  );
}

const DIALOGS = ['plain', 'with a picture', 'with a long text'] as const;

/** Dialogs, opened by buttons. */
export function Dialogs() {
  const [open, setOpen] = useState<(typeof DIALOGS)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <Group name="Dialogs">
      {DIALOGS.map((kind) => (
        <Button key={kind} tone="quiet" onClick={() => setOpen(kind)}>
          {kind}
        </Button>
      ))}
      <Dialog
        open={open !== null}
        onClose={close}
        title={`A dialog, ${open}`}
        {...(open === 'with a picture' && { picture: <BakedArt name="peeking-fox" />, centred: true })}
      >
        <p className="my-5">
          {'One sentence says what happens. '.repeat(open === 'with a long text' ? 60 : 1)}
        </p>
        <Button onClick={close}>Done</Button>
      </Dialog>
    </Group>
  );
}

/** Messages, shown by buttons. */
export function Toasts() {
  const undo = { label: 'Undo', onClick: () => undefined };
  return (
    <Group name="Messages">
      <Button
        tone="quiet"
        onClick={() => void showToast({ title: 'Saved', description: 'You find it in your library.' })}
      >
        Good news
      </Button>
      <Button
        tone="quiet"
        onClick={() =>
          void showToast({ title: 'Not sent', description: 'Please try again.', tone: 'destructive' })
        }
      >
        A failure
      </Button>
      <Button tone="quiet" onClick={() => void showToast({ title: 'Removed', action: undo })}>
        With an action
      </Button>
    </Group>
  );
}
