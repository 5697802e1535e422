import { PLAN_CARDS, READER_PROMPT_PRICES } from '../../../../supabase/functions/_shared/plans.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Paper } from '../../../design/Paper.tsx';
import type { Offer as Offered } from '../../../features/billing/pending-offer.ts';

const { monthly, yearly } = READER_PROMPT_PRICES;

/**
 * Shows what the plans cost, with buttons that lead to them; nothing is bought here. A family on Basic sees the
 * one larger plan at its own price.
 */
export function SubscribePrompt({
  basic = false,
  onChoose,
  onLater,
}: {
  /** The family is on the Basic plan. */
  basic?: boolean;
  /** Null for the plan itself. */
  onChoose: (offer: Offered | null) => void;
  onLater: () => void;
}) {
  return (
    <Dialog open onClose={onLater} title="Read on with a plan" centred>
      <p className="mt-3">
        More stories, and room for more heroes. A grown-up chooses, and can stop at any time.
      </p>
      <ul className="plan-offers">
        {basic ? (
          <PlanOffer
            name={`${PLAN_CARDS.premium.name} Plan`}
            price={PLAN_CARDS.premium.price}
            paper="honey"
            tone="clay"
            onChoose={() => onChoose(null)}
          />
        ) : (
          <>
            <PlanOffer
              name={monthly.name}
              price={monthly.price}
              paper="sage"
              tone="quiet"
              onChoose={() => onChoose('monthly')}
            />
            <PlanOffer
              name={yearly.name}
              price={yearly.price}
              note={yearly.saving}
              paper="honey"
              tone="clay"
              onChoose={() => onChoose('yearly')}
            />
          </>
        )}
      </ul>
      <Button tone="quiet" className="mt-6" onClick={onLater}>
        Maybe later
      </Button>
    </Dialog>
  );
}

function PlanOffer({
  name,
  price,
  note,
  paper,
  tone,
  onChoose,
}: {
  name: string;
  price: string;
  note?: string;
  paper: 'sage' | 'honey';
  /** One of the two is the filled button. */
  tone: 'quiet' | 'clay';
  onChoose: () => void;
}) {
  return (
    <Paper as="li" tone={paper} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-left">
      <div className="min-w-0 flex-[1_1_6.5rem]">
        <h3>{name}</h3>
        <p className="text-[1.125rem]">
          {price}
          {note && <strong className="ml-2 inline-block">{note}</strong>}
        </p>
      </div>
      <Button size="s" tone={tone} aria-label={`Choose the ${name}, ${price}`} onClick={onChoose}>
        Choose
      </Button>
    </Paper>
  );
}
