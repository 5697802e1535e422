import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

const LOG = `.cache/e2e-${process.env.E2E_PORT ?? 4173}/server.log`;

/**
 * The link in the newest mail of a kind to a person, from the server's output (tests have no SMTP). Waits for the mail.
 * `kind` is the type in our link: recovery, email_change, signup …
 */
export async function linkFromMail(to: string, kind: string): Promise<string> {
  let mail: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await readFile(LOG, 'utf8'))
          .split(/^(?=Mail to )/m)
          .filter((mail) => mail.startsWith(`Mail to ${to}:`));
        const links = mails.flatMap(
          (mail) => mail.match(/https?:\/\/[^\s"<>]*\/auth\/confirm\?[^\s"<>]+/g) ?? [],
        );
        mail = links
          .map((link) => link.replaceAll('&amp;', '&'))
          .findLast((link) => link.includes(`type=${kind}`));
        return mail;
      },
      { message: `a ${kind} mail to ${to}`, timeout: 10_000 },
    )
    .toBeTruthy();
  return mail!;
}

/** The newest mail to a person that contains these words, from the server's output. Waits for it. */
export async function mailTo(to: string, text: string): Promise<string> {
  let mail: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await readFile(LOG, 'utf8')).split(/^(?=Mail to )/m);
        mail = mails.findLast((mail) => mail.startsWith(`Mail to ${to}:`) && mail.includes(text));
        return mail;
      },
      { message: `a mail to ${to}`, timeout: 10_000 },
    )
    .toBeTruthy();
  return mail!;
}
