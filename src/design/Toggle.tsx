import type { CSSProperties, ReactNode } from 'react';

/** A button that stays pressed: `aria-pressed`, colour and depth tell its state. */
export function Toggle({
  pressed,
  onChange,
  icon,
  tint = 'honey',
  children,
}: {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  icon?: ReactNode;
  tint?: 'honey' | 'dusk' | 'clay' | 'sage';
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="toggle"
      style={pressed ? undefined : ({ '--tint': `var(--${tint}-tint)` } as CSSProperties)}
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      {icon}
      {children}
    </button>
  );
}
