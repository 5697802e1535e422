import type { ReactNode } from 'react';
import { ArtImage } from '../../design/ArtImage.tsx';
import { Paper } from '../../design/Paper.tsx';

/** A place with nothing on it: says so in a sentence, with a picture and the way back. */
export function LostPage({
  title,
  sentence,
  children,
}: {
  title: string;
  sentence?: string;
  children: ReactNode;
}) {
  return (
    <Paper className="lost-page">
      <ArtImage name="lost-fox" eager />
      <h1>{title}</h1>
      {sentence && <p>{sentence}</p>}
      <div className="mt-7">{children}</div>
    </Paper>
  );
}
