/**
 * The auth service's mails: the same files of `supabase/templates` that a hosted project uses. Links carry their secret
 * to the app itself.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { canonicalEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import type {
  MailedStatement,
  FunctionMail as News,
} from '../../supabase/functions/_shared/function-mail.ts';
import type { Refund } from '../../supabase/functions/_shared/payments/gateway.ts';
import { PLAN_CARDS } from '../../supabase/functions/_shared/plans.ts';
import { TERMS_VERSION } from '../../supabase/functions/_shared/terms.ts';
import { currentSiteUrl } from '../http/site-url.ts';
import { log } from '../log.ts';

/** The mails of the auth service and of the server. A link's secret appears in the mail only. */
export interface Mailer {
  readonly sendRecovery: (to: string, link: string) => Promise<void>;
  /** Asks one of the two mailboxes to confirm a new email. */
  readonly sendEmailChange: (to: string, link: string) => Promise<void>;
  /** Tells a family that their password has changed. Never waits and never fails. */
  readonly sendPasswordChanged: (to: string) => void;
  /** Sends a function's mail. Never waits and never fails. */
  readonly sendNews: (letter: News) => void;
  /** Tells a family that their account is deleted. Never waits and never fails. */
  readonly sendDeleted: (to: string) => void;
}

/** A mail before it is rendered: its template and the values of its slots. */
export interface MailDraft {
  readonly template: MailTemplate;
  readonly to: string;
  readonly values: Readonly<Record<string, string>>;
}

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Delivers one mail; rejects when that failed. */
export type MailTransport = (letter: SentMail) => Promise<void>;

/** Timeout of each SMTP step, in milliseconds. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Delivery by SMTP. @param url such as `smtp://user:password@host:587` */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...SMTP_TIMEOUTS });
  return async ({ to, ...letter }) => {
    // Passed as a field, not parsed as a header: whatever the address contains, it is one mailbox.
    await transport.sendMail({ from, to: { name: '', address: to }, ...letter });
  };
}

/** Delivery to the log, for machines without mail: the one place where an address is printed, on purpose. */
export function consoleTransport(write: (text: string) => void): MailTransport {
  return async ({ to, subject, text }) => {
    const line = '-'.repeat(60);
    write(`${line}\nMail to ${to}: ${subject}\n\n${text}\n${line}\n`);
  };
}

/** Subject by template; `supabase/config.toml` has the same for hosted projects. */
export const SUBJECTS = {
  confirmation: 'Confirm your address for Story Playroom',
  recovery: 'A new password for Story Playroom',
  email_change: 'Confirm your new address for Story Playroom',
  password_changed: 'Your password for Story Playroom has changed',
} as const;
/** Mails unknown to the auth service, so that a hosted project sends none. */
export const OWN_SUBJECTS = {
  account_leaving: 'Your account for Story Playroom will be deleted',
  plan_started: 'Your plan for Story Playroom has begun',
  withdrawal_received: 'We have your withdrawal from Story Playroom',
  withdrawal_confirm: 'We have your withdrawal from Story Playroom',
  withdrawal_unknown: 'We have your withdrawal from Story Playroom',
  withdrawal_done: 'Your money from Story Playroom goes back',
  withdrawal_too_late: 'About your withdrawal from Story Playroom',
  account_deleted: 'Your account for Story Playroom is deleted',
} as const;
const ALL_SUBJECTS = { ...SUBJECTS, ...OWN_SUBJECTS };
export type MailTemplate = keyof typeof ALL_SUBJECTS;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Fills a template's `{{ .Name }}` slots, Supabase's syntax, and escapes every value. */
export function fillTemplate(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

/** The same mail as plain text: links written out, a line per paragraph. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(style|title|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2: $1')
    .replace(/\s+/g, ' ')
    .replace(/<(\/p|\/h1|br ?\/?)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Renders a mail. Its slots hold links, days and sums, nothing typed, since an email may be anybody's until confirmed.
 * @param folder absolute path of `supabase/templates`
 */
export async function renderMail(folder: string, { template, to, values }: MailDraft): Promise<SentMail> {
  const source = await readFile(path.join(folder, `${template}.html`), 'utf8');
  const html = fillTemplate(source, values);
  return { to, subject: ALL_SUBJECTS[template], html, text: htmlToText(html) };
}

/**
 * Mails of one kind to one address per hour. Sign-up does not confirm the email, so its account must not be able to
 * flood a stranger's mailbox.
 */
const MAILS_PER_HOUR = 6;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const dateAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'UTC',
});

/** The slot values of a function's mail. */
function valuesOf(letter: News): Record<string, string> {
  switch (letter.template) {
    case 'account_leaving':
      return { Day: longDay.format(letter.deletionDate) };
    case 'plan_started': {
      const { name, price } = PLAN_CARDS[letter.plan];
      return { Plan: name, Price: price, Day: longDay.format(letter.withdrawUntil), Version: TERMS_VERSION };
    }
    case 'withdrawal_received':
    case 'withdrawal_unknown':
      return statementOf(letter);
    case 'withdrawal_confirm':
      return { ...statementOf(letter), Token: letter.token };
    case 'withdrawal_done':
      return { Sum: money(letter.refund) };
    default:
      return {};
  }
}

/** Repeats a withdrawal statement; keeps only words of it, so that nothing becomes a link. */
function statementOf({ to, name, order, statedAt }: MailedStatement & { readonly to: string }) {
  const wordsOnly = (input: string) => input.replace(/[^\p{L}\p{M}\p{N} '’-]+/gu, ' ').trim();
  const statement = [
    `I withdraw from my contract for Story Playroom. Name: ${wordsOnly(name)}. Account: ${to}.`,
  ];
  if (wordsOnly(order)) statement.push(`Order: ${wordsOnly(order)}.`);
  return { Moment: dateAndTime.format(statedAt), Statement: statement.join(' ') };
}

function money({ cents, currency }: Refund): string {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return amount.format(cents / 10 ** (amount.resolvedOptions().maximumFractionDigits ?? 2));
}

/**
 * Creates the mailer. @param send queues a draft; callers don't wait for delivery, since the response time would reveal
 * whether an email has an account
 */
export function createMailer(siteUrl: string, send: (draft: MailDraft) => Promise<void>): Mailer {
  const sentCounter = new RateLimiterMemory({ points: MAILS_PER_HOUR, duration: 3600 });
  const write = async (template: MailTemplate, to: string, values: Record<string, string>) => {
    const address = canonicalEmailAddress(to);
    // An account of an earlier version whose email is a list, or invalid: it is unclear whose mailbox that is.
    if (address === null) return;
    const mailbox = createHash('sha256').update(`${template} ${address}`).digest('base64url');
    const allowance = await sentCounter.consume(mailbox).catch(() => null);
    if (allowance !== null)
      await send({ template, to: address, values: { SiteURL: currentSiteUrl(siteUrl), ...values } });
  };
  const sendInBackground = (template: MailTemplate, to: string, values: Record<string, string> = {}) =>
    void write(template, to, values).catch((error: unknown) =>
      log.error('A mail could not be queued', error),
    );
  return {
    sendRecovery: (to, link) => write('recovery', to, { TokenHash: link }),
    sendEmailChange: (to, link) => write('email_change', to, { TokenHash: link }),
    sendPasswordChanged: (to) => sendInBackground('password_changed', to),
    sendNews: (letter) => sendInBackground(letter.template, letter.to, valuesOf(letter)),
    sendDeleted: (to) => sendInBackground('account_deleted', to),
  };
}
