/** How a failing payment provider looks to the caller of a function. */
import { FunctionError } from '../response.ts';
import { PaymentsError } from './gateway.ts';

/** Runs `work`; a provider that cannot be asked, or refuses, becomes a 502. */
export async function mapProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof PaymentsError)) throw cause;
    throw new FunctionError(
      502,
      'payment_provider',
      'The payment service did not answer. Please try again.',
      {
        cause,
      },
    );
  }
}
