import type { ReactNode } from 'react';
import { BakedArt } from '../../../design/BakedArt.tsx';
import { Paper } from '../../../design/Paper.tsx';

/** The message for a search without results, with the way back below. */
export function NoResults({ query, children }: { query: string; children: ReactNode }) {
  return (
    <Paper className="nothing-found">
      <BakedArt name="nothing-found" className="art-image" />
      <h2>Nothing found</h2>
      <p>
        {query.trim() ? (
          <>
            No book here knows <q>{query.trim()}</q>. Try a shorter word, or another one.
          </>
        ) : (
          <>No book fits all of that. Take one filter away, and more will come.</>
        )}
      </p>
      <div className="nothing-found-actions">{children}</div>
    </Paper>
  );
}
