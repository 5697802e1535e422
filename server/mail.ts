/**
 * The mails of the auth service, in our own words: the same files under `supabase/templates` that a hosted
 * project uses. Links carry the token's hash to the app itself, because the engine ignores redirects.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@supabase/lite';
import { createTransport } from 'nodemailer';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { log } from './log.ts';
import { siteNow } from './site.ts';

/** What the engine calls when it has something to send, and what the server itself has to say. */
export type Letters = NonNullable<App['_mailer']> & {
  /** Tells a family that their password is another one now. Never waits and never fails. */
  readonly sendPasswordChanged: (to: string) => void;
  /** Tells a family that their account is deleted at this moment, and how to keep it. Never waits and never fails. */
  readonly sendLeaving: (to: string, goesAt: Date) => void;
  /** Tells a family that their account is deleted. Never waits and never fails. */
  readonly sendDeleted: (to: string) => void;
};

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Delivers one letter; rejects when that failed. */
export type Post = (letter: Letter) => Promise<void>;

/** Delivery by SMTP. @param url such as `smtp://user:password@host:587` */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport(url);
  return async (letter) => {
    await transport.sendMail({ from, ...letter });
  };
}

/** Delivery to the log, for machines without mail: the one place where an address is printed, on purpose. */
export function printedPost(write: (text: string) => void): Post {
  return async ({ to, subject, text }) => {
    const line = '-'.repeat(60);
    write(`${line}\nMail to ${to}: ${subject}\n\n${text}\n${line}\n`);
  };
}

/** One a template; `supabase/config.toml` says the same to hosted projects. */
export const SUBJECTS = {
  confirmation: 'Confirm your address for Story Playroom',
  recovery: 'A new password for Story Playroom',
  email_change: 'Confirm your new address for Story Playroom',
  password_changed: 'Your password for Story Playroom has changed',
} as const;
/** Those the auth service knows nothing of, so that a hosted project sends none. */
export const OWN_SUBJECTS = {
  account_leaving: 'Your account for Story Playroom will be deleted',
  account_deleted: 'Your account for Story Playroom is deleted',
} as const;
const ALL_SUBJECTS = { ...SUBJECTS, ...OWN_SUBJECTS };
type Template = keyof typeof ALL_SUBJECTS;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Fills a template's `{{ .Name }}` slots, which are Supabase's own. Every value is escaped. */
export function fillTemplate(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
}

/** The same letter for readers without HTML: links written out, a line a paragraph. */
export function asPlainText(html: string): string {
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
 * Letters of one kind to one address in an hour. An account is opened with an address that nobody has confirmed, so
 * whoever opened it must not be able to fill somebody else's mailbox.
 */
const LETTERS_AN_HOUR = 6;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Builds the engine's mailer. Letters go out in the background: waiting for them would tell, by the time an
 * answer takes, whether an address has an account.
 * @param templates absolute path of `supabase/templates`
 */
export function createMailer(templates: string, siteUrl: string, post: Post): Letters {
  const sent = new RateLimiterMemory({ points: LETTERS_AN_HOUR, duration: 3600 });
  const send = async (template: Template, to: string, values: Record<string, string>) => {
    const mailbox = createHash('sha256').update(`${template} ${to.toLowerCase()}`).digest('base64url');
    const room = await sent.consume(mailbox).catch(() => null);
    if (room === null) return;
    const source = await readFile(path.join(templates, `${template}.html`), 'utf8');
    const html = fillTemplate(source, { SiteURL: siteNow(siteUrl), Email: to, ...values });
    void post({ to, subject: ALL_SUBJECTS[template], html, text: asPlainText(html) }).catch(
      (error: unknown) => log.error('A mail could not be sent', error),
    );
  };
  const sendAside = (template: Template, to: string, values: Record<string, string> = {}) =>
    void send(template, to, values).catch((error: unknown) =>
      log.error('A mail could not be written', error),
    );
  return {
    sendConfirmation: (to, TokenHash) => send('confirmation', to, { TokenHash }),
    sendRecovery: (to, TokenHash) => send('recovery', to, { TokenHash }),
    async sendMagicLink() {
      // Nobody signs in by a mail here: the links are closed in accounts.ts.
    },
    sendPasswordChanged: (to) => sendAside('password_changed', to),
    sendLeaving: (to, goesAt) => sendAside('account_leaving', to, { Day: longDay.format(goesAt) }),
    sendDeleted: (to) => sendAside('account_deleted', to),
    async sendEmailChange(to, TokenHash, _code, meta) {
      const NewEmail = meta?.newEmail ?? to;
      const Email = meta?.currentEmail ?? to;
      await send('email_change', to, { TokenHash, Email, NewEmail });
      // The engine writes to the present mailbox only; the new one has to say yes too (email-change.ts).
      if (meta?.tokenHashNew && NewEmail !== to) {
        await send('email_change', NewEmail, { TokenHash: meta.tokenHashNew, Email, NewEmail });
      }
    },
    async sendReauthentication() {
      // Changing a password asks for no code here, so nothing offers this.
    },
  };
}
