import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withSiteUrl } from '../http/site-url.ts';
import { PROJECT_ROOT } from '../project.ts';
import { eventually } from '../testing/eventually.ts';
import { openMockSmtp } from '../testing/mock-smtp.ts';
import {
  consoleTransport,
  createMailer,
  fillTemplate,
  htmlToText,
  OWN_SUBJECTS,
  renderMail,
  SUBJECTS,
  smtpTransport,
} from './mail.ts';

const TEMPLATES = path.join(PROJECT_ROOT, 'supabase', 'templates');

/** A mailer that prints mails at once. */
function printingMailer(siteUrl = 'https://stories.example.org') {
  const output: string[] = [];
  const post = consoleTransport((text) => output.push(text));
  const mailer = createMailer(siteUrl, async (draft) => post(await renderMail(TEMPLATES, draft)));
  return { mailer, output };
}

test('fills slots with escaped values, and leaves unknown ones empty', () => {
  expect(fillTemplate('<p>{{ .Email }} {{.Nothing}}</p>', { Email: '<b>"&\'' })).toBe(
    '<p>&#60;b&#62;&#34;&#38;&#39; </p>',
  );
});

test('says the same as plain text, with the link written out', () => {
  const text = htmlToText(
    '<html><head><title>T</title></head><body><h1>Hi\n there</h1><p>Read <a href="http://x/?a=1&#38;b=2">this</a>.</p></body></html>',
  );
  expect(text).toBe('Hi there\n\nRead this: http://x/?a=1&b=2.');
});

describe('each mail', () => {
  const send = async (write: (mailer: ReturnType<typeof createMailer>) => Promise<void>) => {
    const { mailer, output } = printingMailer();
    await write(mailer);
    return output;
  };

  test('has a template, and each template a mail', async () => {
    expect((await readdir(TEMPLATES)).sort()).toEqual([
      'account_deleted.html',
      'account_leaving.html',
      'confirmation.html',
      'email_change.html',
      'password_changed.html',
      'plan_started.html',
      'recovery.html',
      'withdrawal_confirm.html',
      'withdrawal_done.html',
      'withdrawal_received.html',
      'withdrawal_too_late.html',
      'withdrawal_unknown.html',
    ]);
  });

  test('has the same subject on a hosted project', async () => {
    const config = await readFile(path.join(PROJECT_ROOT, 'supabase', 'config.toml'), 'utf8');
    for (const [template, subject] of Object.entries(SUBJECTS)) {
      const table =
        template === 'password_changed'
          ? `notification.${template}]\nenabled = true`
          : `template.${template}]`;
      expect(config).toContain(
        `[auth.email.${table}\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${template}.html"`,
      );
    }
  });

  test('links to the app with the hash of its token', async () => {
    const [recovery] = await send((mailer) => mailer.sendRecovery('zoe@example.org', 'abc123'));
    expect(recovery).toContain('Mail to zoe@example.org: A new password for Story Playroom');
    expect(recovery).toContain('https://stories.example.org/auth/confirm?token_hash=abc123&type=recovery');
    expect(recovery).not.toMatch(/[<>]|\{\{/);
  });

  test('for an email change goes to both mailboxes, each with its own token', async () => {
    const mails = await send(async (mailer) => {
      await mailer.sendEmailChange('old@example.org', 'old-hash');
      await mailer.sendEmailChange('new@example.org', 'new-hash');
    });
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatch(/Mail to old@example\.org[\s\S]*token_hash=old-hash&type=email_change/);
    expect(mails[1]).toMatch(/Mail to new@example\.org[\s\S]*token_hash=new-hash&type=email_change/);
  });

  test('about a scheduled deletion names the day, and the way to stay', async () => {
    const { mailer, output } = printingMailer();
    mailer.sendNews({
      template: 'account_leaving',
      to: 'zoe@example.org',
      deletionDate: new Date('2026-11-29T23:00:00Z'),
    });
    await eventually(() => expect(output).toHaveLength(1));
    mailer.sendDeleted('zoe@example.org');
    await eventually(() => expect(output).toHaveLength(2));
    expect(output[0]).toContain(`Mail to zoe@example.org: ${OWN_SUBJECTS.account_leaving}`);
    expect(output[0]).toMatch(
      /On November 29, 2026 your heroes[\s\S]*https:\/\/stories\.example\.org\/profile/,
    );
    expect(output[1]).toContain(OWN_SUBJECTS.account_deleted);
    expect(output.join()).not.toMatch(/[<>]|\{\{/);
  });

  test('links back to the host name it was requested from, and to no foreign host', async () => {
    const site = 'http://127.0.0.1:3000';
    const { mailer, output } = printingMailer(site);
    const requestRecovery = withSiteUrl(async () => {
      await mailer.sendRecovery('zoe@example.org', 'h');
      return new Response();
    }, site);
    for (const origin of ['http://localhost:3000', 'http://evil.example:3000'])
      await requestRecovery(new Request(`${site}/auth/v1/recover`, { method: 'POST', headers: { origin } }));
    expect(output[0]).toContain('http://localhost:3000/auth/confirm');
    expect(output[1]).toContain('http://127.0.0.1:3000/auth/confirm');
  });

  test('reaches one address a few times an hour, whatever its account asks for', async () => {
    const output = await send(async (mailer) => {
      for (let time = 0; time < 20; time += 1) await mailer.sendRecovery('Zoe@example.org', 'h');
      await mailer.sendRecovery('zoe@example.org', 'h');
      await mailer.sendRecovery('other@example.org', 'h');
      await mailer.sendEmailChange('zoe@example.org', 'h');
    });
    const to = (address: string) =>
      output.filter((mail) => mail.includes(`Mail to ${address}: A new password`));
    expect(to('zoe@example.org')).toHaveLength(6);
    expect(to('other@example.org')).toHaveLength(1);
    expect(output).toHaveLength(8);
  });

  test.each(['a,victim@example.org', 'x<victim@example.org', 'victim(c)@example.org', 'victim'])(
    'is never sent to %s, which is another mailbox',
    async (address) => {
      expect(await send((mailer) => mailer.sendRecovery(address, 'h'))).toEqual([]);
    },
  );

  test('contains nothing that somebody typed', async () => {
    const slots = new Set<string>();
    for (const template of await readdir(TEMPLATES)) {
      const html = await readFile(path.join(TEMPLATES, template), 'utf8');
      for (const [, slot] of html.matchAll(/\{\{\s*\.(\w+)/g)) slots.add(slot!);
    }
    const slotNames = ['Day', 'Moment', 'Plan', 'Price', 'SiteURL', 'Sum', 'Token', 'TokenHash', 'Version'];
    // A withdrawal statement has to be repeated: only words are left of it.
    expect([...slots].sort()).toEqual([...slotNames, 'Statement'].sort());
    const [mail] = await send(async (mailer) => {
      mailer.sendNews({
        template: 'withdrawal_unknown',
        to: 'stranger@example.org',
        name: "Zoë O'Neil visit-http://evil.example/now <a href=//evil.example>",
        order: 'www.evil.example 17',
        statedAt: new Date('2026-11-28T09:30:05Z'),
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(mail).toContain('On November 28, 2026 at 9:30:05 AM UTC');
    expect(mail).toContain(
      "Name: Zoë O'Neil visit-http evil example now a href evil example. Account: stranger@example.org. Order: www evil example 17.",
    );
    expect(mail).not.toMatch(/evil\./);
    const mails = await send(async (mailer) => {
      await mailer.sendEmailChange('visit-www.evil.example@example.org', 'old-hash');
      await mailer.sendEmailChange('stranger@example.org', 'new-hash');
    });
    expect(mails[1]).toContain('Mail to stranger@example.org');
    expect(mails[1]).not.toContain('evil');
  });
});

describe('an SMTP server', () => {
  test('receives one mailbox, whatever the address contains', async () => {
    const server = await openMockSmtp();
    const post = smtpTransport(server.url, 'Stories <hello@example.org>');
    const letter = { subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };
    await post({ to: "o'neil@example.org", ...letter });
    await post({ to: 'a,victim@example.org', ...letter }).catch(() => undefined);
    await server.close();
    const recipients = server.received.filter((line) => line.startsWith('RCPT TO'));
    expect(recipients[0]).toBe("RCPT TO:<o'neil@example.org>");
    expect(recipients.join()).not.toContain('<victim@example.org>');
  });
});
