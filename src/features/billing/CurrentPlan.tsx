import { CalendarClock, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { Paper } from '../../design/Paper.tsx';
import { TextLink } from '../../design/TextLink.tsx';
import { BlockedTabLink } from './PlanCards.tsx';
import type { PlanView, Usage } from './plan-view.ts';

/** The current plan: period, usage and the button to manage it. */
export function CurrentPlan({
  plan,
  uses,
  busy,
  blockedReason,
  onManage,
  picture,
  withdraw,
}: {
  plan: PlanView;
  uses: readonly Usage[];
  busy: boolean;
  /** The portal's URL when the browser blocked its tab. */
  blockedReason: string | undefined;
  onManage: () => void;
  picture: ReactNode;
  /** The last day to withdraw and the path; null once that is over. */
  withdraw: { until: string; to: string } | null;
}) {
  return (
    <Paper as="section" className="your-plan" aria-labelledby="your-plan-title">
      <div className="plan-picture">{picture}</div>
      <div className="min-w-0">
        <div className="plan-head">
          <h2 id="your-plan-title" className="plan-name">
            {plan.name}
          </h2>
          {plan.price && (
            <p className="plan-price">
              {plan.price.split('/')[0]}
              <span className="plan-period">/{plan.price.split('/')[1]}</span>
            </p>
          )}
        </div>
        {plan.period && (
          <p className="mt-4 flex items-center gap-3">
            <CalendarClock aria-hidden size={22} />
            {plan.period}
          </p>
        )}
        <UsageList uses={uses} />
        <div className="mt-6">
          <Button tone="sage" busy={busy} icon={<ExternalLink aria-hidden size={20} />} onClick={onManage}>
            Manage Subscription
          </Button>
          <p className="meta mt-2">Change, cancel, invoices: all in the customer portal.</p>
          {withdraw && (
            <>
              <p className="meta mt-4">
                You can withdraw until {withdraw.until}, and get back what you paid.
              </p>
              <TextLink to={withdraw.to}>Withdraw from contract here</TextLink>
            </>
          )}
          {blockedReason && <BlockedTabLink url={blockedReason} />}
        </div>
      </div>
    </Paper>
  );
}

/** Usage of each allowance, with a bar where there is a limit. */
export function UsageList({ uses }: { uses: readonly Usage[] }) {
  return (
    <dl className="use-list" data-testid="plan-use">
      {uses.map(({ label, used, limit }) => (
        <div key={label} className="use-row">
          <dt>{label}</dt>
          <dd>
            {limit === null ? `${used}, no limit` : `${used} of ${limit}`}
            {limit !== null && limit > 0 && (
              <span className="progress use-bar" aria-hidden>
                <i style={{ width: `${Math.min(100, (100 * used) / limit)}%` }} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
