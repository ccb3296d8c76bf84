import { kindOptions } from '@portal/rules';
import type { DeskEventStatus, EventKind } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';

/** What the list of the desk is limited to. */
export interface ListFilters {
  keyword: string;
  status: DeskEventStatus | null;
  type: EventKind | null;
  /** Null: any. */
  time: 'toCome' | 'past' | null;
}

export const noFilters: ListFilters = { keyword: '', status: null, type: null, time: 'toCome' };

export const statuses = ['draft', 'published', 'cancelled'] as const;
export const kinds: readonly EventKind[] = kindOptions.map(({ id }) => id);
const keywordLength = 200;

/** What is to come is what the desk begins with: any time has to be chosen. */
const times = { past: 'past', any: null } as const;

export const filtersInAddress: SearchCodec<ListFilters> = {
  read: ({ keyword = '', status, type, time }: Search) => ({
    keyword: keyword.slice(0, keywordLength),
    status: statuses.find((one) => one === status) ?? null,
    type: kinds.find((one) => one === type) ?? null,
    time: time === 'past' || time === 'any' ? times[time] : 'toCome',
  }),
  write: ({ keyword, status, type, time }) => ({
    keyword: keyword.trim() || undefined,
    status: status ?? undefined,
    type: type ?? undefined,
    time: time === 'toCome' ? undefined : (time ?? 'any'),
  }),
};

export function isLimited({ keyword, status, type }: ListFilters): boolean {
  return keyword.trim() !== '' || status !== null || type !== null;
}

export function listBody({ keyword, ...filters }: ListFilters) {
  return { keyword: keyword.trim(), ...filters };
}
