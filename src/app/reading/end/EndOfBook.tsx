import { Signpost } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { TextLink } from '../../../design/TextLink.tsx';
import { useAuth } from '../../../features/auth/AuthProvider.tsx';
import { pendingOffer } from '../../../features/billing/pending-offer.ts';
import { useSubscription } from '../../../features/billing/use-subscription.ts';
import { WHOLE_BOOK } from '../../../features/catalogue/public-access.ts';
import type { Hero } from '../../../features/hero/hero.ts';
import { useParentalGate } from '../../../features/profile/ParentalGate.tsx';
import { useNavigate } from '../../../platform/router.tsx';
import { paths } from '../../paths.ts';
import type { Saving } from '../SaveStory.tsx';
import type { Opening } from '../use-whole-book.ts';
import { FinishedDialog } from './FinishedDialog.tsx';
import { NextAdventure } from './NextAdventure.tsx';
import { SubscribePrompt } from './SubscribePrompt.tsx';

const SimilarBooks = lazy(() => import('./SimilarBooks.tsx'));

/**
 * The dialogs where one can read no further: at the end of a story, whether to start another; before it, what
 * opens the rest. A member with an active plan sees her next books instead of prices. Closing leads back to the
 * open page.
 */
export function EndOfBook({
  slug,
  hero,
  ended,
  opening,
  saving,
  thanks,
  onOpen,
  onOtherWay,
  onAgain,
  onKeep,
  onClose,
}: {
  slug: string;
  /** Who read it. */
  hero: Hero | null;
  /** The story is over; otherwise the reader has no access to the rest. */
  ended: boolean;
  opening: Opening;
  saving: Saving;
  /** Thanks relatives who have read it. Suspends. */
  thanks: ReactNode;
  onOpen: () => Promise<void>;
  /** Returns to the last answered choice, whose other option is unread; undefined in a book without choices. */
  onOtherWay: (() => void) | undefined;
  onAgain: () => void;
  /** Keeps the book outside of the app. */
  onKeep: () => void;
  onClose: () => void;
}) {
  const [showPlans, setShowPlans] = useState(false);
  const { session, user } = useAuth();
  const { subscription, checking } = useSubscription(session);
  const navigate = useNavigate();

  if (!ended && opening.state === 'asking')
    return <LoadingDialog onClose={onClose}>We are asking for the next pages…</LoadingDialog>;
  if (!ended && opening.state === 'unreachable')
    return <UnreachableDialog onTry={onOpen} onClose={onClose} />;
  if (!ended && opening.state === 'offer')
    return (
      <MonthlyBookDialog
        used={opening.used}
        allowance={opening.allowance}
        onOpen={onOpen}
        onClose={onClose}
      />
    );
  if (showPlans && ended && checking)
    return <LoadingDialog onClose={onClose}>We are looking for your plan…</LoadingDialog>;
  if (showPlans && ended && subscription.subscribed)
    return (
      <NextAdventure
        slug={slug}
        hero={hero}
        all={subscription.subscription_tier === 'premium'}
        onLater={onClose}
      />
    );
  if (showPlans)
    return (
      <SubscribePrompt
        onLater={onClose}
        basic={!ended && opening.state === 'used-up' && opening.allowance !== 1}
        onChoose={(offer) => {
          if (offer) pendingOffer.set(offer);
          onClose();
          // A plan needs an account: without one, sign up first.
          navigate(user ? paths.profile() : paths.signUp());
        }}
      />
    );
  if (!ended) return <LockedDialog opening={opening} onPlans={() => setShowPlans(true)} onClose={onClose} />;
  return (
    <FinishedDialog
      hero={hero}
      onYes={() => setShowPlans(true)}
      onNo={onClose}
      onAgain={onAgain}
      onKeep={onKeep}
      saving={saving}
    >
      <Suspense fallback={null}>{thanks}</Suspense>
      {onOtherWay ? (
        <Button tone="sage" className="mt-7" icon={<Signpost aria-hidden size={22} />} onClick={onOtherWay}>
          Try the other way
        </Button>
      ) : (
        <Suspense fallback={null}>
          <SimilarBooks slug={slug} hero={hero} count={1} />
        </Suspense>
      )}
    </FinishedDialog>
  );
}

/** Offers to use one of the month's books. Using the last one needs a grown-up. */
function MonthlyBookDialog({
  used,
  allowance,
  onOpen,
  onClose,
}: {
  used: number;
  allowance: number | null;
  onOpen: () => Promise<void>;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const { ask, gate } = useParentalGate();
  const isLast = allowance !== null && used + 1 >= allowance;
  const open = async () => {
    setBusy(true);
    await onOpen();
    setBusy(false);
  };
  return (
    <>
      <Dialog open onClose={onClose} title="Read the whole book?" centred>
        <p className="mt-3">
          {allowance === 1
            ? 'It would be your free book for this month. You can read it as often as you like.'
            : `It would be book ${used + 1} of your ${allowance} this month. You can read it as often as you like.`}
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-4">
          <Button busy={busy} onClick={() => (isLast ? ask(() => void open()) : void open())}>
            Open this book
          </Button>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </Dialog>
      {gate}
    </>
  );
}

/** Explains what opens the rest of a locked book, and leads back to the open page. */
function LockedDialog({
  opening,
  onPlans,
  onClose,
}: {
  opening: Opening;
  onPlans: () => void;
  onClose: () => void;
}) {
  const visitor = opening.state === 'visitor';
  return (
    <Dialog open onClose={onClose} title="The story goes on" centred>
      <p className="mt-3">{whatOpens(opening)}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-4">
        {visitor && <ButtonLink to={paths.signUp()}>Sign up</ButtonLink>}
        <Button tone={visitor ? 'quiet' : 'clay'} onClick={onPlans}>
          See the plans
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Back to the page
        </Button>
      </div>
      <p className="mt-5">
        <TextLink to={paths.explore({ opens: WHOLE_BOOK })}>Books that are open to everybody</TextLink>
      </p>
    </Dialog>
  );
}

function whatOpens(opening: Opening): string {
  if (opening.state !== 'used-up')
    return 'The rest of this book opens with a free account, which has one whole book a month, or with a plan.';
  if (opening.allowance === 1)
    return 'The rest of this book opens with next month’s free book, because this month’s is another one. Or with a plan.';
  return `The rest of this book opens next month: all ${opening.allowance} books of this month are open. Premium has every book.`;
}

function LoadingDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog open onClose={onClose} title="One moment" centred>
      <p className="mt-3" role="status">
        {children}
      </p>
    </Dialog>
  );
}

function UnreachableDialog({ onTry, onClose }: { onTry: () => Promise<void>; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="The next pages can’t be fetched" centred>
      <p className="mt-3">We can’t reach your account just now. Are you online?</p>
      <div className="mt-7 flex flex-wrap justify-center gap-4">
        <Button onClick={() => void onTry()}>Try again</Button>
        <Button tone="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
