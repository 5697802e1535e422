import { CloudOff } from 'lucide-react';
import { showToast } from '../../design/toast.ts';

/** Shows that the device is offline; a press explains what still works. */
export default function OfflineIndicator() {
  return (
    <button type="button" className="text-link" onClick={explain}>
      <CloudOff aria-hidden size={20} />
      <span>Offline</span>
    </button>
  );
}

const explain = () =>
  void showToast({
    title: 'You are offline',
    description:
      'Books you have opened or saved are on this device. What you make and read is kept here, and goes to your account when the network is back. Logging in, plans and new books wait until then.',
    duration: 12_000,
  });
