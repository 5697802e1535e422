import type { READER_PROMPT_PRICES } from '../../../supabase/functions/_shared/plans.ts';
import { tabValue } from '../../platform/device/tab-value.ts';

export type Offer = keyof typeof READER_PROMPT_PRICES;

const storage = tabValue('playroom-wanted-offer');

/** The offer that a family chose in the reader's prompt, kept in the tab until the plans show. */
export const pendingOffer = {
  set: (offer: Offer) => storage.set(offer),
  get: (): Offer | undefined => {
    const offer = storage.get();
    return offer === 'monthly' || offer === 'yearly' ? offer : undefined;
  },
  forget: storage.clear,
};
