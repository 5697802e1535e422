import { FileArchive, FileJson } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { showToast } from '../../../design/toast.ts';
import { messageFor } from '../../../platform/api-problem.ts';
import { exportFamily } from '../api/export-family.ts';

type ExportFormat = 'json' | 'zip';

/** Exports the family's data as one JSON file or a ZIP. */
export function ExportFamily({ member }: { member: { id: string } }) {
  const [busy, setBusy] = useState<ExportFormat>();
  const save = (format: ExportFormat) => async () => {
    setBusy(format);
    try {
      const [family, { asJson, asZip, download }] = await Promise.all([
        exportFamily(member.id),
        import('./export-files.ts'),
      ]);
      const file = format === 'json' ? asJson(family) : asZip(family);
      download(file, `story-playroom-${family.exportedAt.slice(0, 10)}.${format}`);
    } catch (error) {
      await showToast({
        title: 'Nothing was exported',
        description: messageFor(error),
        tone: 'destructive',
      });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className="mt-2 grid grid-cols-1 gap-5">
      <p className="text-soft">
        Your names and email, your heroes, your library, your plan, the stories you opened, your devices, and
        what relatives have read for you, as far as it waits or this device plays it, closed so that only your
        key opens it. There is no photo in it: we never had one.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'zip'} icon={<FileArchive aria-hidden size={21} />} onClick={save('zip')}>
          Save as ZIP
        </Button>
        <Button
          tone="quiet"
          busy={busy === 'json'}
          icon={<FileJson aria-hidden size={21} />}
          onClick={save('json')}
        >
          Save as JSON
        </Button>
      </div>
    </div>
  );
}
