import type { RefundRequest } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';

export const states: readonly RefundRequest['status'][] = ['open', 'approved', 'declined'];

/** What the list of refunds is limited to. */
export interface RefundFilters {
  keyword: string;
  status: RefundRequest['status'];
  /** Null: of any event. */
  eventId: string | null;
}

export const noFilters: RefundFilters = { keyword: '', status: 'open', eventId: null };

const keywordLength = 200;
const idLength = 64;

export const filtersInAddress: SearchCodec<RefundFilters> = {
  read: ({ keyword = '', status, event }: Search) => ({
    keyword: keyword.slice(0, keywordLength),
    status: states.find((one) => one === status) ?? 'open',
    eventId: event?.slice(0, idLength) || null,
  }),
  write: ({ keyword, status, eventId }) => ({
    keyword: keyword.trim() || undefined,
    status: status === 'open' ? undefined : status,
    event: eventId ?? undefined,
  }),
};

export function refundsQuery({ keyword, status, eventId }: RefundFilters) {
  return { keyword: keyword.trim(), status, ...(eventId !== null && { eventId }) };
}
