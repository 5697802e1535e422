/** The site's operator, for the legal pages: from the optional `OPERATOR_` settings. */
import { z } from 'zod';
import { canonicalEmailAddress } from '../../supabase/functions/_shared/email-address.ts';

export interface SiteOperator {
  readonly name: string | null;
  /** Lines are separated by `\n`. */
  readonly address: string | null;
  /** The country of the operator's seat, in words. */
  readonly country: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The representative of a company. */
  readonly representative: string | null;
  /** A company's register and number. */
  readonly register: string | null;
  readonly vatId: string | null;
}

const line = (name: string) =>
  z
    .string()
    .trim()
    .max(200, { error: `${name} can be 200 letters long at most.` })
    .optional();

/** Reads the operator from the environment. A postal address is one setting; `;` separates its lines. */
export const OPERATOR_SETTINGS = {
  OPERATOR_NAME: line('OPERATOR_NAME'),
  OPERATOR_ADDRESS: line('OPERATOR_ADDRESS'),
  OPERATOR_COUNTRY: line('OPERATOR_COUNTRY'),
  OPERATOR_EMAIL: z
    .string()
    .refine((value) => canonicalEmailAddress(value) !== null, {
      error: 'OPERATOR_EMAIL must be an address such as hello@example.org.',
    })
    .optional(),
  OPERATOR_PHONE: line('OPERATOR_PHONE'),
  OPERATOR_REPRESENTATIVE: line('OPERATOR_REPRESENTATIVE'),
  OPERATOR_REGISTER: line('OPERATOR_REGISTER'),
  OPERATOR_VAT_ID: line('OPERATOR_VAT_ID'),
};

/** What the law requires of every provider. */
const EXPECTED = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_COUNTRY',
  'OPERATOR_EMAIL',
  'OPERATOR_PHONE',
] as const;

type OperatorEnv = Readonly<Partial<Record<keyof typeof OPERATOR_SETTINGS, string | undefined>>>;

export function operatorOf(env: OperatorEnv): SiteOperator {
  return {
    name: env.OPERATOR_NAME ?? null,
    address: env.OPERATOR_ADDRESS?.split(/\s*;\s*/).join('\n') ?? null,
    country: env.OPERATOR_COUNTRY ?? null,
    email: env.OPERATOR_EMAIL?.trim() ?? null,
    phone: env.OPERATOR_PHONE ?? null,
    representative: env.OPERATOR_REPRESENTATIVE ?? null,
    register: env.OPERATOR_REGISTER ?? null,
    vatId: env.OPERATOR_VAT_ID ?? null,
  };
}

/** The warning of a public site whose legal pages are incomplete; null when they are complete. */
export function missingOperator(env: OperatorEnv): string | null {
  const missing = EXPECTED.filter((name) => !env[name]);
  return missing.length === 0
    ? null
    : `Terms, imprint and accessibility statement are not filled in: set ${missing.join(', ')} (docs/deploy.md).`;
}
