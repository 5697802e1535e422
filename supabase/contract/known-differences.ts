/**
 * Differences between the engine and GoTrue, and why. `*` matches anything. An unlisted difference fails `npm test`,
 * and so does a listed one that is gone.
 */
import type { KnownDifference } from './compare.ts';

/** Intended: the engine is stricter, or does not offer what the app does not use. */
const INTENDED: readonly KnownDifference[] = [
  {
    reason:
      'A password needs a digit and a symbol (SPEC 5). No setting of a hosted project asks for just that; there the form alone does.',
    lines: [
      'sign-up / a password without a digit / status: 200 → 422 weak_password',
      'sign-up / a password without a symbol / body.*',
      'new-password / a password without a digit / status: 200 → 422 weak_password',
    ],
  },
  {
    reason:
      'A password over 72 bytes is told as a weak one, so that the form shows the sentence under its field.',
    lines: ['* / a password of 73 letters / status: 400 validation_failed → 422 weak_password'],
  },
  {
    reason: 'The sentence about a short password is the one of SPEC 5.',
    lines: [
      'sign-up / a short password, unversioned / body.msg: "Password should be at least 8 characters." → "Password must be at least 8 characters"',
    ],
  },
  {
    reason: 'Password and address change only within ten minutes of signing in.',
    lines: ['old-session / a new * / status: 200 → 403 reauthentication_needed'],
  },
  {
    reason:
      'An address changes on two yeses also where new addresses are not asked for one. GoTrue leaves out the first of the two there.',
    lines: [
      'email-change-one-yes / the old mailbox says yes / body.*',
      'email-change-one-yes / ana after one yes / body.*',
      'email-change-one-yes / the new mailbox says yes / status: 403 otp_expired → 200',
    ],
  },
  {
    reason: 'A yes to a new address signs nobody in: a letter may be opened on anybody’s device.',
    lines: [
      'email-change / the old mailbox says yes / body.*',
      'email-change / the new mailbox second / body.*',
      'recovery-after-moving / a yes of the old mailbox / body.*',
    ],
  },
  {
    reason: 'An empty address is a mistake in a form, and is told.',
    lines: ['email-change / an empty address / status: 200 → 400 validation_failed'],
  },
  {
    reason: 'GoTrue fails where somebody took the address meanwhile.',
    lines: [
      'email-change-taken / a yes of the new mailbox / status: 500 unexpected_failure → 422 email_exists',
    ],
  },
  {
    reason: 'A token names the key that signed it, so that keys can be changed without signing anybody out.',
    lines: ['* / body.access_token.<token>.header.kid: nothing → "<key>"'],
  },
  {
    reason: 'What the app does not use is not there.',
    lines: [
      'paths / an unknown path* / headers.content-type: *',
      'paths / an unknown path* / body: *',
      'paths / a longer path / headers.content-type: *',
      'paths / a longer path / body: *',
      'paths / a slash at the end / status: 200 → 404 not_found',
      'paths / * / headers.x-supabase-api-version: nothing → "2024-01-01"',
      'paths / * / body.code: * → "not_found"',
      'paths / * / body.message: * → "There is nothing at this address."',
      'paths / signing up with another service / body.*',
      'sign-up / a phone number / body.*',
      'sign-up / * / status: 422 anonymous_provider_disabled → 400 *',
      'user / data of the service / status: 403 not_admin → 200',
      'paths / * / status: 405 → 404 not_found',
      'paths / all users, as nobody / status: 401 no_authorization → 404 not_found',
      'paths / all users, as a member / status: 403 not_admin → 404 not_found',
      'paths / an invitation, as a member / status: 403 not_admin → 404 not_found',
      'paths / another service to sign in with / status: 400 validation_failed → 404 not_found',
      'service / settings / body.*',
    ],
  },
  {
    reason:
      'A refresh token that is used again after ten seconds ends its session, whatever became of the one it led to: one of the two was stolen.',
    lines: [
      'refresh / the second token after the interval, while what it led to is unused / status: 200 → 400 refresh_token_already_used',
      'refresh / the third token / status: 200 → 400 refresh_token_not_found',
      'refresh / the first token, long used / body.code: "refresh_token_already_used" → "refresh_token_not_found"',
      'refresh / the first token, long used / body.message: "Invalid Refresh Token: Already Used" → "Invalid Refresh Token: Refresh Token Not Found"',
      'refresh / the newest token after that: could not be sent',
    ],
  },
  {
    reason:
      'An access token says who asks and in which session. What a family is called does not travel with every request.',
    lines: [
      '* / body.access_token.<token>.claims.iss: "<url>" → nothing',
      '* / body.access_token.<token>.claims.app_metadata: {"provider":"email","providers":["email"]} → nothing',
      '* / body.access_token.<token>.claims.user_metadata: {*} → nothing',
    ],
  },
  {
    reason: 'Signing up tells of a user what every later call tells; GoTrue tells of the moment before.',
    lines: [
      '* / body.user.confirmed_at: nothing → "<time>"',
      '* / body.user.identities.0.identity_data.email_verified: true → false',
    ],
  },
  {
    reason: 'After a change of address the old one is nowhere.',
    lines: ['* / body.*user_metadata.email: "ana@example.com" → "anna@example.com"'],
  },
  {
    reason: 'A change of address that a new password has ended is not shown any more.',
    lines: ['email-change-and-password / * / body.new_email: "anna@example.com" → nothing'],
  },
  {
    reason:
      'A link may be opened by a mailbox’s own guard before its reader opens it: the same yes may be said twice.',
    lines: ['email-change / the new mailbox says yes again / status: 403 otp_expired → 200 200'],
  },
  {
    reason: 'A member asks for a few new addresses an hour, their own among them.',
    lines: ['email-change / the own address* / status: 200 → 429 over_email_send_rate_limit'],
  },
  {
    reason: 'How a token or a body is wrong is told to nobody; which it is, is.',
    lines: [
      '* / body.m*: "invalid JWT: unable to parse or verify signature, token *" → *',
      '* / body.message: "Could not parse request body as JSON: *" → *',
      'sign-out / an unknown scope / body.message: *',
      '* / a*password / body.message: "Password should be at least 8 characters." → "Password must be at least 8 characters"',
    ],
  },
];

export const ENGINE_DIFFERENCES: readonly KnownDifference[] = INTENDED;

/** Harmless differences that an operator's project may have. */
export const PROJECT_DIFFERENCES: readonly KnownDifference[] = [
  {
    reason: 'A project may sign with a key of its own kind, and tells which.',
    lines: ['* / body.access_token.<token>.header.*', 'service / keys / body.keys*'],
  },
  {
    reason: 'A project with a second address names the first one in its tokens.',
    lines: ['* / body.access_token.<token>.claims.iss: *'],
  },
  {
    reason: 'More ways to sign in, and what there is of them in another version.',
    lines: [
      'service / settings / body.external.*',
      'service / settings / body.saml*',
      'service / settings / body.sms*',
    ],
  },
  {
    reason: 'A project may ask for more in a password than eight letters.',
    lines: [
      'sign-up / a password without a * / *',
      'new-password / a password without a digit / *',
      '* / a short password* / body.*',
    ],
  },
  {
    reason: 'What stands before the auth service answers for it.',
    lines: [
      '* / headers.content-type: *',
      'paths / an unknown path* / *',
      'paths / a longer path / *',
      'paths / a slash at the end / *',
      'paths / * / status: 405 → *',
    ],
  },
];
