import { calls, type PortalEvent, type useClient } from '@portal/api';
import { daysAfter } from '@portal/api/rules';
import { daysHeld } from './calendar-event.ts';
import { type DiscoverFilters, listRequest } from './discover-filters.ts';

/** Events that began before a day may still be on at it: the next one to begin is among a few. */
const few = 20;

/** The day of the first event after a day, or of the last one before it. */
export async function dayOfNextEvent(
  client: ReturnType<typeof useClient>,
  filters: DiscoverFilters,
  day: string,
  direction: 'next' | 'previous',
): Promise<string | undefined> {
  const isNext = direction === 'next';
  const days = isNext ? { startDate: daysAfter(day, 1), endDate: null } : { startDate: null, endDate: day };
  const body = { ...listRequest({ ...filters, ...days, page: 1 }, few), sortOrder: isNext ? 'asc' : 'desc' } as const;
  const { events } = await client.call(calls.events.getList, { body });
  return events.map(dayOf).find((each) => (isNext ? each > day : each < day));
}

const dayOf = (event: PortalEvent): string => daysHeld(event).startDate;
