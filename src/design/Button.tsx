import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../platform/router.tsx';

type FeltProps = {
  /** clay: the one main action of a view; sage: the second; honey: a tool; quiet: everything else. */
  tone?: 'clay' | 'sage' | 'honey' | 'quiet';
  size?: 's' | 'm' | 'l';
  /** A round icon-only button; give it an `aria-label`. */
  round?: boolean;
  icon?: ReactNode;
};

function feltClass({ tone = 'clay', size = 'm', round }: FeltProps, more?: string): string {
  return [
    'felt',
    tone !== 'clay' && `felt-${tone}`,
    size !== 'm' && `felt-${size}`,
    round && 'felt-round',
    more,
  ]
    .filter(Boolean)
    .join(' ');
}

export type ButtonProps = FeltProps & {
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & ButtonHTMLAttributes<HTMLButtonElement>;

/** A stitched felt button. `busy` disables it and sets `aria-busy`; change the label yourself. */
export function Button({ tone, size, round, icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={feltClass(
        { ...(tone && { tone }), ...(size && { size }), ...(round && { round }) },
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a felt button: for actions that go somewhere. */
export function ButtonLink({ tone, size, icon, className, children, ...rest }: FeltProps & LinkProps) {
  return (
    <Link {...rest} className={feltClass({ ...(tone && { tone }), ...(size && { size }) }, className)}>
      {icon}
      {children}
    </Link>
  );
}
