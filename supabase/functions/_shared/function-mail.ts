/** What the functions write to families. A hosted project has no post of its own for it, and sends none. */
import type { Refund } from './payments/gateway.ts';
import type { Plan } from './plans.ts';

/** A statement of withdrawal, as a letter repeats it. */
export interface WithdrawalStatement {
  /** As it was typed. */
  readonly name: string;
  readonly order: string;
  readonly statedAt: Date;
}

export type FunctionMail =
  | { readonly about: 'account_leaving'; readonly to: string; readonly goesAt: Date }
  | { readonly about: 'account_deleted'; readonly to: string }
  | {
      readonly about: 'plan_started';
      readonly to: string;
      readonly plan: Plan;
      /** Until when the family may withdraw. */
      readonly withdrawUntil: Date;
    }
  /** To whoever was logged in when they stated it: the plan ends by itself. */
  | ({ readonly about: 'withdrawal_received'; readonly to: string } & WithdrawalStatement)
  /** To an account's address, with the token of the link that ends the plan. */
  | ({
      readonly about: 'withdrawal_confirm';
      readonly to: string;
      readonly token: string;
    } & WithdrawalStatement)
  /** To an address that no account has. */
  | ({ readonly about: 'withdrawal_unknown'; readonly to: string } & WithdrawalStatement)
  | { readonly about: 'withdrawal_done'; readonly to: string; readonly refund: Refund }
  | { readonly about: 'withdrawal_too_late'; readonly to: string };
