import type { Search, SearchCodec } from '@portal/kit';
import { pageOf } from './member-filters.ts';

/** The page of a list that is limited by nothing. */
export const pageInAddress: SearchCodec<number> = {
  read: ({ page }: Search) => pageOf(page),
  write: (page) => ({ page: page === 1 ? undefined : String(page) }),
};
