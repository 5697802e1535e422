import type { HTMLAttributes } from 'react';

type PaperProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'span';
  tone?: 'cream' | 'linen' | 'sage' | 'clay' | 'honey' | 'dusk';
  /** Lies higher above the table: dialogs, popovers, toasts. */
  high?: boolean;
};

/** A paper surface with rim and shadow, of any size, without a filter at run time. */
export function Paper({
  as: Element = 'div',
  tone = 'cream',
  high = false,
  className = '',
  ...rest
}: PaperProps) {
  const sheet = high ? 'paper-high' : tone === 'cream' ? '' : `paper-${tone}`;
  return <Element {...(rest as HTMLAttributes<never>)} className={`paper ${sheet} ${className}`} />;
}
