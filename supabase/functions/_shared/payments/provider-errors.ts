/** How a function reports a failing payment provider. */
import { FunctionError } from '../response.ts';
import { PaymentsError } from './gateway.ts';

/** Runs `work`; an unreachable or refusing provider becomes a 502. */
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
