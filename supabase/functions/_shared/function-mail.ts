/** Mails that the functions send to families. A hosted project cannot send them. */
import type { Refund } from './payments/gateway.ts';
import type { Plan } from './plans.ts';

/** A withdrawal statement, as its mail repeats it. */
export interface MailedStatement {
  /** As typed. */
  readonly name: string;
  readonly order: string;
  readonly statedAt: Date;
}

export type FunctionMail =
  | { readonly template: 'account_leaving'; readonly to: string; readonly deletionDate: Date }
  | { readonly template: 'account_deleted'; readonly to: string }
  | {
      readonly template: 'plan_started';
      readonly to: string;
      readonly plan: Plan;
      /** Deadline for a withdrawal. */
      readonly withdrawUntil: Date;
    }
  /** To a logged-in member: the plan ends without another step. */
  | ({ readonly template: 'withdrawal_received'; readonly to: string } & MailedStatement)
  /** To an account's email, with the token of the link that ends the plan. */
  | ({
      readonly template: 'withdrawal_confirm';
      readonly to: string;
      readonly token: string;
    } & MailedStatement)
  /** To an email without an account. */
  | ({ readonly template: 'withdrawal_unknown'; readonly to: string } & MailedStatement)
  | { readonly template: 'withdrawal_done'; readonly to: string; readonly refund: Refund }
  | { readonly template: 'withdrawal_too_late'; readonly to: string };
