import { Maximize, Minimize } from 'lucide-react';
import { memo } from 'react';

/** Enters and leaves fullscreen. */
export const FullscreenButton = memo(function RoomButton({
  open,
  words,
  onPress,
}: {
  open: boolean;
  words: string;
  onPress: () => void;
}) {
  const Icon = open ? Minimize : Maximize;
  return (
    <button type="button" className="text-link rd-fullscreen" aria-pressed={open} onClick={onPress}>
      <Icon size={22} aria-hidden />
      <span>{words}</span>
    </button>
  );
});
