import type { ReactNode } from 'react';
import { BakedArt } from '../../design/BakedArt.tsx';
import { Paper } from '../../design/Paper.tsx';

/** A not-found message with a picture and a way back. */
export function NotFoundMessage({
  title,
  message,
  children,
}: {
  title: string;
  message?: string;
  children: ReactNode;
}) {
  return (
    <Paper className="lost-page">
      <BakedArt name="lost-fox" eager className="art-image" />
      <h1>{title}</h1>
      {message && <p>{message}</p>}
      <div className="mt-7">{children}</div>
    </Paper>
  );
}
