import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../platform/router.tsx';

/** A quiet link in the display face, with an optional icon. */
export function TextLink({ icon, className = '', children, ...rest }: LinkProps & { icon?: ReactNode }) {
  return (
    <Link {...rest} className={`text-link ${className}`}>
      {icon}
      {children}
    </Link>
  );
}
