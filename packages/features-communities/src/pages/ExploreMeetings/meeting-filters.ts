import type { MeetingReply } from '@portal/api';
import { daysAfter, meetingReplies, momentOf } from '@portal/rules';
import type { Search } from '@portal/kit';

export const meetingTypes = ['all', 'upcoming', 'past'] as const;
export type MeetingType = (typeof meetingTypes)[number];

/** What Explore meetings is limited to. It is kept in the address, so that a list can be shared and survives the way back. */
export interface MeetingFilters {
  communities: readonly string[];
  type: MeetingType;
  statuses: readonly MeetingReply[];
  /** Days, both included. */
  startDate: string | null;
  endDate: string | null;
}

export const noFilters: MeetingFilters = {
  communities: [],
  type: 'all',
  statuses: [],
  startDate: null,
  endDate: null,
};

const idsAtMost = 200;
export const replies: readonly MeetingReply[] = Object.values(meetingReplies);

export const filtersInAddress = {
  read: (search: Search): MeetingFilters => ({
    communities: [...new Set((search.communities ?? '').split(',').filter((id) => id !== '' && id.length <= 64))].slice(
      0,
      idsAtMost,
    ),
    type: meetingTypes.find((type) => type === search.type) ?? 'all',
    statuses: replies.filter((reply) => (search.statuses ?? '').split(',').includes(String(reply))),
    startDate: dayFrom(search.startDate),
    endDate: dayFrom(search.endDate),
  }),
  /** Filters that are off leave the address. */
  write: (filters: MeetingFilters): Search => ({
    communities: filters.communities.join(',') || undefined,
    type: filters.type === 'all' ? undefined : filters.type,
    statuses: filters.statuses.join(',') || undefined,
    startDate: filters.startDate ?? undefined,
    endDate: filters.endDate ?? undefined,
  }),
};

/** A day that the calendar has, within what the server takes. */
function dayFrom(day = ''): string | null {
  if (!/^(?:19[7-9]|20\d|21\d)\d-\d\d-\d\d$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** The body of the list call: everything at once, the page reveals it in steps. Days are those of a zone. */
export function listRequest({ communities, type, statuses, startDate, endDate }: MeetingFilters, zone: string) {
  const midnight = (day: string) => momentOf(`${day}T00:00:00`, zone).getTime();
  return {
    page: 1,
    pageSize: 1000,
    onlyFavorite: false,
    showPast: type !== 'upcoming',
    showUpcoming: type !== 'past',
    communitiesIds: [...communities],
    statuses: [...statuses],
    startDate: startDate === null ? null : new Date(midnight(startDate)).toISOString(),
    endDate: endDate === null ? null : new Date(midnight(daysAfter(endDate, 1)) - 1).toISOString(),
  };
}

const openDays = 730;

/** A range whose open side ends two years from today, or from the other side where that lies beyond today, for a field that wants both. */
export function closedRange({ startDate, endDate }: Pick<MeetingFilters, 'startDate' | 'endDate'>, today: string) {
  return {
    from: startDate ?? daysAfter(endDate !== null && endDate < today ? endDate : today, -openDays),
    to: endDate ?? daysAfter(startDate !== null && startDate > today ? startDate : today, openDays),
  };
}

/** What a chip stands for: the filter, and of a filter of many its value. */
export function withoutChip(filters: MeetingFilters, chip: string): MeetingFilters {
  const [filter, value] = chip.split(':');
  if (filter === 'community')
    return { ...filters, communities: filters.communities.filter((community) => community !== value) };
  if (filter === 'status')
    return { ...filters, statuses: filters.statuses.filter((status) => String(status) !== value) };
  return filter === 'dates' ? { ...filters, startDate: null, endDate: null } : { ...filters, type: 'all' };
}
