import { calls, type PortalEvent, type useClient } from '@portal/api';
import { daysHeld } from './calendar-event.ts';
import { type DiscoverFilters, listRequest } from './discover-filters.ts';

/** Events that began before a day may still be on at it: the next one to begin is mostly among a few. Where it is not, many are asked for at once. */
const few = 20;
const many = 1000;

/** The day of the first event after a day, or of the last one before it. */
export async function dayOfNextEvent(
  client: ReturnType<typeof useClient>,
  filters: DiscoverFilters,
  day: string,
  direction: 'next' | 'previous',
): Promise<string | undefined> {
  const isNext = direction === 'next';
  // The day itself is among them: where an event is held its next day may have begun already.
  const days = isNext ? { startDate: day, endDate: null } : { startDate: null, endDate: day };
  const sortOrder = isNext ? 'asc' : 'desc';
  async function read(page: number, size: number) {
    const body = { ...listRequest({ ...filters, ...days, page }, size), sortOrder } as const;
    const { events } = await client.call(calls.events.getList, { body });
    const found = events.map(dayOf).find((each) => (isNext ? each > day : each < day));
    return { found, isLast: events.length < size };
  }
  const first = await read(1, few);
  if (first.found !== undefined || first.isLast) return first.found;
  for (let page = 1; ; page += 1) {
    const { found, isLast } = await read(page, many);
    if (found !== undefined || isLast) return found;
  }
}

const dayOf = (event: PortalEvent): string => daysHeld(event).startDate;
