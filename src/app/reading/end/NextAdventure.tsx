import { lazy, Suspense } from 'react';
import { Button, ButtonLink } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import type { Hero } from '../../../features/hero/hero.ts';
import { paths } from '../../paths.ts';

const SimilarBooks = lazy(() => import('./SimilarBooks.tsx'));

/** Shows a plan's member her next books instead of prices. */
export function NextAdventure({
  slug,
  hero,
  all,
  onLater,
}: {
  slug: string;
  hero: Hero | null;
  /** The plan opens every book, not some each month. */
  all: boolean;
  onLater: () => void;
}) {
  return (
    <Dialog open onClose={onLater} title="Where to next?" centred>
      <p className="mt-3">
        {all
          ? 'Your plan has every book on the shelf. These are near to the one you have just read.'
          : 'Your plan opens ten books a month. These are near to the one you have just read.'}
      </p>
      <Suspense fallback={null}>
        <SimilarBooks slug={slug} hero={hero} count={3} />
      </Suspense>
      <div className="mt-7 flex flex-wrap justify-center gap-4">
        <ButtonLink to={paths.explore()}>All stories</ButtonLink>
        <Button tone="quiet" onClick={onLater}>
          Maybe later
        </Button>
      </div>
    </Dialog>
  );
}
