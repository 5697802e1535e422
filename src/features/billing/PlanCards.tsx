import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  PLAN_CARDS,
  PLANS,
  type Plan,
  READER_PROMPT_PRICES,
} from '../../../supabase/functions/_shared/plans.ts';
import { Button } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { Link } from '../../platform/router.tsx';
import type { Offer } from './pending-offer.ts';
import type { HostedPage } from './use-hosted-page.ts';

/** The plan cards, each with the price and its period beside the button. */
export function PlanCards({
  current,
  busy,
  link,
  cancelled,
  onChoose,
  pictures,
  termsTo,
}: {
  /** The current plan, if any; its card is marked and has no button. */
  current: Plan | null;
  busy: HostedPage | null;
  link: { page: HostedPage; url: string } | null;
  /** The plan is cancelled and ends with its period. */
  cancelled: boolean;
  onChoose: (plan: Plan) => void;
  /** A picture for each plan. */
  pictures: Record<Plan, ReactNode>;
  /** Path of the terms. */
  termsTo: string;
}) {
  return (
    <ul className="plan-cards">
      {PLANS.map((plan) => {
        const { name, price, points } = PLAN_CARDS[plan];
        const [amount, period] = price.split('/');
        const isCurrent = plan === current;
        return (
          <Paper as="li" key={plan} className="plan-card" data-testid={`plan-${plan}`}>
            <div className="plan-picture">{pictures[plan]}</div>
            <div className="plan-head">
              <h3 className="plan-name">
                {name}
                {isCurrent && <span className="plan-mine">Your plan</span>}
              </h3>
              <p className="plan-price">
                {amount}
                <span className="plan-period">/{period}</span>
              </p>
            </div>
            <ul className="plan-points">
              {points.map((point) => (
                <li key={point}>
                  <Check aria-hidden size={22} className="text-sage" strokeWidth={2.6} />
                  {point}
                </li>
              ))}
            </ul>
            {!isCurrent && (
              <div className="plan-act">
                <Button
                  tone={plan === 'premium' && !current ? 'clay' : 'quiet'}
                  className="w-full"
                  busy={busy === plan}
                  disabled={busy !== null}
                  onClick={() => onChoose(plan)}
                >
                  {current ? `Switch to ${name}` : `Subscribe to ${name}`}
                </Button>
                <p className="meta mt-2 text-center">{price}, renewed monthly. Cancel at any time.</p>
                <p className="meta mt-1 text-center">
                  Renews until you cancel under “Manage Subscription”. For 14 days you can withdraw. By going
                  on you agree to the renewal and the{' '}
                  <Link className="underline underline-offset-4" to={termsTo}>
                    terms
                  </Link>
                  .
                </p>
                {current && cancelled && (
                  <p className="meta mt-1 text-center">
                    You have cancelled {PLAN_CARDS[current].name}. With the switch your plan goes on, as{' '}
                    {name}.
                  </p>
                )}
                {link?.page === plan && <BlockedTabLink url={link.url} />}
              </div>
            )}
          </Paper>
        );
      })}
    </ul>
  );
}

/**
 * States the actual prices beside the plans, since the reader's prompt shows prices of its own. Scrolls into
 * view after a choice in that prompt.
 */
export function PriceNotice({ chosen }: { chosen: Offer | undefined }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (chosen) notice.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  const prices = PLANS.map((plan) => `${PLAN_CARDS[plan].price} for ${PLAN_CARDS[plan].name}`).join(' or ');
  const { name, price } = READER_PROMPT_PRICES[chosen ?? 'monthly'];
  return (
    <p ref={notice} className="what-is-paid mb-5">
      {chosen && `You chose the ${name}, ${price}. `}
      What you pay is {prices}, month by month.
    </p>
  );
}

/** Link to the page when the browser blocked the new tab. */
export function BlockedTabLink({ url }: { url: string }) {
  return (
    <p className="mt-2 text-center" role="status">
      Your browser kept the new tab closed.{' '}
      <a className="text-link" href={url} target="_blank" rel="noopener">
        Open the page
      </a>
    </p>
  );
}
