/** Mails that the functions send to families. A hosted project cannot send them. */
import type { Refund } from './payments/gateway.ts';
import type { Plan } from './plans.ts';

/** A withdrawal statement, as its mail repeats it. */
export interface WithdrawalStatement {
  /** As typed. */
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
      /** Deadline for a withdrawal. */
      readonly withdrawUntil: Date;
    }
  /** To a logged-in member: the plan ends without another step. */
  | ({ readonly about: 'withdrawal_received'; readonly to: string } & WithdrawalStatement)
  /** To an account's email, with the token of the link that ends the plan. */
  | ({
      readonly about: 'withdrawal_confirm';
      readonly to: string;
      readonly token: string;
    } & WithdrawalStatement)
  /** To an email without an account. */
  | ({ readonly about: 'withdrawal_unknown'; readonly to: string } & WithdrawalStatement)
  | { readonly about: 'withdrawal_done'; readonly to: string; readonly refund: Refund }
  | { readonly about: 'withdrawal_too_late'; readonly to: string };
