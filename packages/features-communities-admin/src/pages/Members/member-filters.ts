import { limits } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';

export const memberShows = ['all', 'waiting', 'joined', 'answered'] as const;
export type MemberShow = (typeof memberShows)[number];

/** What the list of members is limited to, and its page. */
export interface MemberFilters {
  keyword: string;
  show: MemberShow;
  page: number;
}

export const noMemberFilters: MemberFilters = { keyword: '', show: 'all', page: 1 };

/** In the table; lists that fill a picker ask for more. */
export const rowsPerPage = 10;

export const memberFiltersInAddress: SearchCodec<MemberFilters> = {
  read: ({ keyword = '', show, page }: Search) => ({
    keyword: keyword.slice(0, limits.keywordLength),
    show: memberShows.find((one) => one === show) ?? 'all',
    page: pageOf(page),
  }),
  write: ({ keyword, show, page }) => ({
    keyword: keyword.trim() || undefined,
    show: show === 'all' ? undefined : show,
    page: page === 1 ? undefined : String(page),
  }),
};

const lastPage = 100_000;

/** A page that an address names; the first where it names none. */
export function pageOf(text: string | undefined): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), lastPage);
}

export function areMembersLimited({ keyword, show }: MemberFilters): boolean {
  return keyword.trim() !== '' || show !== 'all';
}

const statusesOf = {
  all: ['Awaiting', 'Joined'],
  waiting: ['Awaiting'],
  joined: ['Joined'],
  answered: ['Awaiting', 'Joined'],
} as const satisfies Record<MemberShow, readonly ('Awaiting' | 'Joined')[]>;

export function membersBody({ keyword, show, page }: MemberFilters) {
  return { page, pageSize: rowsPerPage, filters: { statuses: [...statusesOf[show]], keyword: keyword.trim() } };
}
