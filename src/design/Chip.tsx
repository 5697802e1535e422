import { X } from 'lucide-react';

/** An active filter; pressing the chip removes it. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className="chip" aria-label={`Remove ${label}`} onClick={onRemove}>
      {label}
      <X aria-hidden size={18} />
    </button>
  );
}
