import { type Buyer, buyerOf, lapsedBuyersSettings } from '@portal/rules';
import { featureSettings } from '@portal/kit/access';
import { type Call, personOf } from '../../http/call.ts';

/** Whoever asks, as the organisation sells to them. */
export function buyerIn(call: Call): Buyer {
  return buyerOf(personOf(call), featureSettings(call.deps.profile, lapsedBuyersSettings));
}
