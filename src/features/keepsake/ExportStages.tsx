import { Download, Printer, Share2 } from 'lucide-react';
import { Button } from '../../design/Button.tsx';
import { ProgressBar } from '../../design/ProgressBar.tsx';
import type { FileExport } from './use-file-export.ts';

/** Shows the real progress, and a button that stops the export. */
export function ExportProgress({ done, of, onStop }: { done: number; of: number; onStop: () => void }) {
  return (
    <div className="keepsake">
      <p role="status">Page by page, the book is drawn and bound.</p>
      <ProgressBar
        value={of === 0 ? 0 : (100 * done) / of}
        label="Pages done"
        text={of === 0 ? '…' : `${done} of ${of}`}
      />
      <div className="keepsake-acts">
        <Button tone="quiet" autoFocus onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}

/** The actions for a finished file. */
export function ExportDone({
  file,
  address,
  onAgain,
  onClose,
}: Extract<FileExport, { state: 'made' }> & { onAgain: () => void; onClose: () => void }) {
  const shares = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <div className="keepsake">
      <p role="status">{`Your book is ready: ${formatBytes(file.size)}.`}</p>
      <div className="keepsake-acts">
        <a className="felt" href={address} download={file.name}>
          <Download aria-hidden size={21} />
          Save
        </a>
        {file.type === 'application/pdf' && (
          <a className="felt felt-quiet" href={address} target="_blank" rel="noreferrer">
            <Printer aria-hidden size={21} />
            Open to print
          </a>
        )}
        {shares && (
          <Button
            tone="quiet"
            icon={<Share2 aria-hidden size={21} />}
            // Cancelling the device's share sheet rejects; that is no error.
            onClick={() => void navigator.share({ files: [file], title: file.name }).catch(() => undefined)}
          >
            Share
          </Button>
        )}
      </div>
      <div className="keepsake-acts">
        <button type="button" className="text-link" onClick={onAgain}>
          Make another one
        </button>
        <button type="button" className="text-link" onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  );
}

const formatBytes = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
