/** What an address, a password and the names of a family have to be, as schemas. */
import { z } from 'zod';
import { canonicalEmailAddress } from '../../../supabase/functions/_shared/email-address.ts';

/** bcrypt looks at no more bytes than these; more would be a password that is never compared whole. */
export const MAX_PASSWORD_BYTES = 72;
/** A profile takes names of up to 100 letters (supabase/migrations). */
const LONGEST_NAME = 100;
const INVALID_ADDRESS = 'Unable to validate email address: invalid format';

/** An e-mail address, in the one form it is kept in. */
export const emailAddress = z.string(INVALID_ADDRESS).transform((written, context) => {
  const address = canonicalEmailAddress(written);
  if (address !== null) return address;
  context.addIssue({ code: 'custom', message: INVALID_ADDRESS });
  return z.NEVER;
});

/** Of a schema's issue: the auth service's own status and code for it. */
export interface IssueParams {
  readonly status: number;
  readonly code: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

const weak = (message: string, reason: string) => ({
  message,
  params: {
    status: 422,
    code: 'weak_password',
    more: { weak_password: { reasons: [reason] } },
  } satisfies IssueParams,
  abort: true,
});

/** A new password: SPEC §5, as the form says it. */
export const newPassword = z
  .string('password must be text.')
  .refine((password) => password.length >= 8, weak('Password must be at least 8 characters', 'length'))
  .refine((password) => /\d/.test(password), weak('Password must include a number', 'characters'))
  .refine(
    (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
    weak('Password must include a symbol', 'characters'),
  )
  .refine(
    (password) => Buffer.byteLength(password) <= MAX_PASSWORD_BYTES,
    weak('Password can be at most 72 letters long; letters with accents count twice', 'length'),
  );

const name = z
  .string('Names are text.')
  .max(LONGEST_NAME, 'Names can be at most 100 letters long.')
  .nullish();

/** The names that a form sends beside address and password, kept to make a profile from; nothing else is. Null takes one away. */
export const metadata = z.object(
  { first_name: name, last_name: name, adventurer_name: name },
  'data must be an object.',
);
