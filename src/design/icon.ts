import { type ComponentProps, createElement, type ElementType } from 'react';

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface IconProps extends ComponentProps<'svg'> {
  /** Width and height in CSS pixels. */
  size?: number;
}

/**
 * How lucide's drawings become components here (`vite.config.ts` puts it in the place of lucide's own, which carries
 * contexts, aliases and attributes for other frameworks into every first page). Hidden from screen readers unless it is
 * given a name.
 */
export default function createLucideIcon({ name, node }: { name: string; node: IconNode }): ElementType {
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
