import type { ReactNode } from 'react';
import { Paper } from '../../design/Paper.tsx';
import { useParentalGate } from '../../features/profile/ParentalGate.tsx';
import { Link } from '../../platform/router.tsx';
import { Markdown } from './Markdown.tsx';
import { fillOperator, missingFields, useOperator } from './operator.ts';
import './markdown.css';

/** A page of legal text for parents. External links ask for a grown-up. */
export function LegalPage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { operator, isLoaded } = useOperator();
  const { ask, gate } = useParentalGate();
  const missing = missingFields(operator);
  const filledText = fillOperator(text, operator);
  const linkClass = 'text-dusk underline underline-offset-4';
  return (
    <div className="wrap pt-2 md:pt-6">
      <title>{`${title} · Story Playroom`}</title>
      <Paper as="article" className="mx-auto max-w-[860px] px-6 py-9 md:px-14 md:py-12">
        <Markdown
          text={filledText}
          link={(href, label, key) =>
            href.startsWith('/') ? (
              <Link key={key} to={href} className={linkClass}>
                {label}
              </Link>
            ) : (
              <a
                key={key}
                href={href}
                target="_blank"
                rel="noopener"
                className={linkClass}
                onClick={(event) => {
                  event.preventDefault();
                  ask(() => window.open(href, '_blank', 'noopener'));
                }}
              >
                {label}
              </a>
            )
          }
        />
        {children}
        {isLoaded && missing.length > 0 && filledText !== text && (
          <p role="note" className="mt-10 text-soft">
            Whoever runs this site has not told us everything yet. Missing: {missing.join(', ')}.
          </p>
        )}
      </Paper>
      {gate}
    </div>
  );
}
