import { useMemo } from 'react';
import { trustedSvg } from '../platform/trusted-types.ts';

/**
 * Renders a drawing made by `illustration`. The markup comes from our own pure functions and never contains
 * text that a visitor typed. With a label it is an image, without one it is decoration.
 */
export function Svg({
  markup,
  label,
  className = '',
}: {
  markup: string;
  label?: string;
  className?: string;
}) {
  const html = useMemo(() => ({ __html: trustedSvg(markup) }), [markup]);
  return (
    <span
      className={`block [&>svg]:h-auto [&>svg]:w-full ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no visitor's text in it
      dangerouslySetInnerHTML={html}
    />
  );
}
