import type { ReactNode } from 'react';
import { Paper } from '../../design/Paper.tsx';

/** A screen that only says why it can show nothing else, and what to do. */
export function MessageScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <title>{`${title} · Story Playroom`}</title>
      <Paper
        className="mx-auto mt-8 grid max-w-[640px] justify-items-center gap-5 p-10 text-center"
        role="alert"
      >
        <h1>{title}</h1>
        {children}
      </Paper>
    </div>
  );
}
