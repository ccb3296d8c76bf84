import { featureSettings } from '@portal/kit/access';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { type Buyer, buyerOf, lapsedBuyersSettings } from '@portal/rules';

/** Whoever asks, as the organisation sells to them. */
export function buyerIn(call: Pick<MockCall, 'state' | 'viewer'>): Buyer {
  return buyerOf(viewerOf(call), featureSettings(call.state, lapsedBuyersSettings));
}
