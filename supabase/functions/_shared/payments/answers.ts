/** How a failing payment provider looks to the caller of a function. */
import { AnswerError } from '../answer.ts';
import { PaymentsError } from './gateway.ts';

/** Runs `work`; a provider that cannot be asked, or refuses, becomes a 502. */
export async function asProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof PaymentsError)) throw cause;
    throw new AnswerError(502, 'payment_provider', 'The payment service did not answer. Please try again.', {
      cause,
    });
  }
}
