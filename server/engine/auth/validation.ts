/** Schemas of email, password and names. */
import { z } from 'zod';
import { canonicalEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';

/** bcrypt ignores bytes beyond these, so longer passwords would never be compared whole. */
export const MAX_PASSWORD_BYTES = 72;
/** Profile names have at most 100 letters (supabase/migrations). */
const LONGEST_NAME = 100;
const INVALID_ADDRESS = 'Unable to validate email address: invalid format';

/** An email address in its canonical form. */
export const emailAddress = z.string(INVALID_ADDRESS).transform((input, context) => {
  const address = canonicalEmailAddress(input);
  if (address !== null) return address;
  context.addIssue({ code: 'custom', message: INVALID_ADDRESS });
  return z.NEVER;
});

/** Carries the auth service's status and code for a schema issue. */
export interface IssueParams {
  readonly status: number;
  readonly code: string;
  readonly extra?: Readonly<Record<string, unknown>>;
}

const weakPassword = (message: string, reason: string) => ({
  message,
  params: {
    status: 422,
    code: 'weak_password',
    extra: { weak_password: { reasons: [reason] } },
  } satisfies IssueParams,
  abort: true,
});

/** A new password: SPEC §5, in the form's words. */
export const newPassword = z
  .string('password must be text.')
  .refine(
    (password) => password.length >= 8,
    weakPassword('Password must be at least 8 characters', 'length'),
  )
  .refine((password) => /\d/.test(password), weakPassword('Password must include a number', 'characters'))
  .refine(
    (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
    weakPassword('Password must include a symbol', 'characters'),
  )
  .refine(
    (password) => Buffer.byteLength(password) <= MAX_PASSWORD_BYTES,
    weakPassword('Password can be at most 72 letters long; letters with accents count twice', 'length'),
  );

const name = z
  .string('Names are text.')
  .max(LONGEST_NAME, 'Names can be at most 100 letters long.')
  .nullish();

/** The names that sign-up stores for the profile; every other field is dropped. Null removes one. */
export const metadata = z.object(
  { first_name: name, last_name: name, adventurer_name: name },
  'data must be an object.',
);
