import * as z from 'zod/mini';
import {
  canonicalEmailAddress,
  INVALID_EMAIL,
  isEmailAddress,
} from '../../../supabase/functions/_shared/email-address.ts';
import { hasVisibleText } from '../../platform/typed-text.ts';

// The page forbids `eval`, and the validator would otherwise try it once and leave an error in the console.
z.config({ jitless: true });

export const MINIMUM_PASSWORD_LENGTH = 8;

/** A password: the three rules of an account, in the order in which their messages are shown. */
export const passwordSchema = z
  .string()
  .check(
    z.minLength(MINIMUM_PASSWORD_LENGTH, 'Password must be at least 8 characters'),
    z.regex(/\d/, 'Password must include a number'),
    z.regex(/[!@#$%^&*(),.?":{}|<>]/, 'Password must include a symbol'),
  );

const name = (message: string) => z.string().check(z.trim(), z.refine(hasVisibleText, message));

/** The sign-up form, with each message to the letter. Names are given back without outer spaces, the address in its one form. */
export const signUpSchema = z
  .object({
    firstName: name('First name is required'),
    lastName: name('Last name is required'),
    adventurerName: name("Adventurer's name is required"),
    email: z.pipe(
      z.string().check(z.refine(isEmailAddress, INVALID_EMAIL)),
      z.transform((written) => canonicalEmailAddress(written) ?? written),
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

/** Whether a password meets every rule: what turns its border green. */
export function isValidPassword(password: string): boolean {
  return passwordSchema.safeParse(password).success;
}

/** The first rule a password breaks, or undefined. */
export function passwordProblem(password: string): string | undefined {
  return passwordSchema.safeParse(password).error?.issues[0]?.message;
}
