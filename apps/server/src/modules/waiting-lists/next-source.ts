import { personOf } from '../../http/call.ts';
import type { NextSource } from '../next-steps/index.ts';
import { myEntries } from './my-entries.queries.ts';
import { offerHoursOf } from './offer-hours.ts';

/** Seats that are offered to somebody who waited for one. */
export const seatsToTake: NextSource = {
  part: { module: 'events' },
  async stepsOf(call) {
    const query = { now: call.now, offerHours: offerHoursOf(call.deps.profile) };
    const entries = await myEntries(call.db, personOf(call).id, query);
    return entries
      .filter(({ status }) => status === 'offered')
      .map(({ eventId, eventTitle, offerEndUtc }) => ({
        ...({ kind: 'takeSeat', id: eventId, title: eventTitle, by: offerEndUtc } as const),
        ...{ alias: null, count: null, cpd: null },
      }));
  },
};
