import type { LucideIcon } from 'lucide-react';

const TINTS = { sage: 'bg-sage-tint', dusk: 'bg-dusk-tint', honey: 'bg-honey-tint', clay: 'bg-clay-tint' };

export interface IconBadgeProps {
  icon: LucideIcon;
  tint: keyof typeof TINTS;
}

/** An icon on a round, tinted badge. */
export function IconBadge({ icon: Icon, tint, large }: IconBadgeProps & { large?: boolean }) {
  return (
    <span className={`felt-mark ${TINTS[tint]} ${large ? 'felt-mark-large' : ''}`}>
      <Icon aria-hidden size={large ? 28 : 24} />
    </span>
  );
}
