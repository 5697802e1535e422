import * as z from 'zod/mini';
import {
  canonicalEmailAddress,
  INVALID_EMAIL,
  isEmailAddress,
} from '../../../supabase/functions/_shared/email-address.ts';
import { hasVisibleText } from '../../platform/typed-text.ts';

// The content security policy forbids `eval`; zod would otherwise try it once and log a violation.
z.config({ jitless: true });

export const MINIMUM_PASSWORD_LENGTH = 8;

/** The three password rules, in the order in which their messages show. */
export const passwordSchema = z
  .string()
  .check(
    z.minLength(MINIMUM_PASSWORD_LENGTH, 'Password must be at least 8 characters'),
    z.regex(/\d/, 'Password must include a number'),
    z.regex(/[!@#$%^&*(),.?":{}|<>]/, 'Password must include a symbol'),
  );

const name = (message: string) => z.string().check(z.trim(), z.refine(hasVisibleText, message));

/** The sign-up form's schema with its exact messages. Parsing trims names and normalises the address. */
export const signUpSchema = z
  .object({
    firstName: name('First name is required'),
    lastName: name('Last name is required'),
    adventurerName: name("Adventurer's name is required"),
    email: z.pipe(
      z.string().check(z.refine(isEmailAddress, INVALID_EMAIL)),
      z.transform((input) => canonicalEmailAddress(input) ?? input),
    ),
    password: passwordSchema,
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.confirmPassword === form.password, {
      path: ['confirmPassword'],
      error: "Passwords don't match",
    }),
  );

export type SignUpValues = z.infer<typeof signUpSchema>;

/** Tells whether a password meets every rule; turns its border green. */
export function isValidPassword(password: string): boolean {
  return passwordSchema.safeParse(password).success;
}

/** Returns the message of the first rule that a password breaks, or undefined. */
export function passwordProblem(password: string): string | undefined {
  return passwordSchema.safeParse(password).error?.issues[0]?.message;
}
