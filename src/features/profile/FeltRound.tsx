import type { LucideIcon } from 'lucide-react';

const TINTS = { sage: 'bg-sage-tint', dusk: 'bg-dusk-tint', honey: 'bg-honey-tint', clay: 'bg-clay-tint' };

/** An icon on a round piece of tinted felt. */
export function FeltRound({
  of: Icon,
  tint,
  large,
}: {
  of: LucideIcon;
  tint: keyof typeof TINTS;
  large?: boolean;
}) {
  return (
    <span className={`felt-mark ${TINTS[tint]} ${large ? 'felt-mark-large' : ''}`}>
      <Icon aria-hidden size={large ? 28 : 24} />
    </span>
  );
}
