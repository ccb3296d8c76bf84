import type { Search, SearchCodec } from '@portal/kit';

export const shows = ['all', 'in', 'out'] as const;
export const states = ['Active', 'Removed'] as const;

/** What the list of attendees is limited to. */
export interface AttendeeFilters {
  keyword: string;
  /** Null: of any type. */
  ticketType: string | null;
  status: (typeof states)[number];
  show: (typeof shows)[number];
}

export const noFilters: AttendeeFilters = { keyword: '', ticketType: null, status: 'Active', show: 'all' };

const keywordLength = 200;
const idLength = 64;

export const filtersInAddress: SearchCodec<AttendeeFilters> = {
  read: ({ keyword = '', ticket, status, show }: Search) => ({
    keyword: keyword.slice(0, keywordLength),
    ticketType: ticket?.slice(0, idLength) || null,
    status: status === 'cancelled' ? 'Removed' : 'Active',
    show: shows.find((one) => one === show) ?? 'all',
  }),
  write: ({ keyword, ticketType, status, show }) => ({
    keyword: keyword.trim() || undefined,
    ticket: ticketType ?? undefined,
    status: status === 'Removed' ? 'cancelled' : undefined,
    show: show === 'all' ? undefined : show,
  }),
};

export function isLimited({ keyword, ticketType, status, show }: AttendeeFilters): boolean {
  return keyword.trim() !== '' || ticketType !== null || status !== 'Active' || show !== 'all';
}

export function attendeesQuery({ keyword, ticketType, status, show }: AttendeeFilters) {
  return { keyword: keyword.trim(), status, show, ...(ticketType !== null && { ticketPriceId: ticketType }) };
}
