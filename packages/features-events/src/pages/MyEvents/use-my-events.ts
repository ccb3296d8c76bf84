import { calls, pageSizes, useEndpointPages } from '@portal/api';

export const listInput = { body: { size: pageSizes.events } };

const callOf = { upcoming: calls.events.upcoming, past: calls.events.past };

/** The events that one attends, or attended, a page at a time. */
export function useMyEvents(which: 'upcoming' | 'past') {
  const { view, refetch: _, ...more } = useEndpointPages(callOf[which], listInput, { pick: ({ events }) => events });
  return { view, more };
}
