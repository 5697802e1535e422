/** What can go wrong between the app and the billing functions. The screen decides what to say (SPEC §8). */
import type { FunctionsError, SupabaseClient } from '@supabase/supabase-js';
import type { ErrorCode } from '../../../../supabase/functions/_shared/answer.ts';

/** The part of the Supabase client that calls functions. */
export type FunctionsCaller = Pick<SupabaseClient, 'functions'>;

/** The call failed: no network, or the function answered with an error. */
export class BillingCallError extends Error {
  override readonly name = 'BillingCallError';
  /** HTTP status, or null when no answer came. */
  readonly status: number | null;
  /** The function's own code, or null when the answer did not come from it. */
  readonly code: ErrorCode | null;

  constructor(status: number | null, code: ErrorCode | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }

  /** Whether logging in again would help. */
  get needsLogin(): boolean {
    return this.status === 401;
  }
}

/** The call worked, but its answer is not one the app can use. */
export class BillingAnswerError extends Error {
  override readonly name = 'BillingAnswerError';
}

/** Reads the error shape out of what supabase-js gives back. */
export async function billingErrorFrom(error: FunctionsError): Promise<BillingCallError> {
  // By its name, so that this module does not bring the client's code along.
  if (error.name !== 'FunctionsHttpError') {
    return new BillingCallError(null, null, 'The function could not be reached.', { cause: error });
  }
  const response = error.context as Response;
  const told = await errorIn(response);
  const message = told?.message ?? `The function answered ${response.status}.`;
  return new BillingCallError(response.status, told?.code ?? null, message, { cause: error });
}

async function errorIn(response: Response): Promise<{ code: ErrorCode; message: string } | null> {
  try {
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || !('error' in body)) return null;
    const { code, message } = body.error as { code?: unknown; message?: unknown };
    return typeof code === 'string' && typeof message === 'string'
      ? { code: code as ErrorCode, message }
      : null;
  } catch {
    // A gateway's own page is not JSON; the status says enough.
    return null;
  }
}
