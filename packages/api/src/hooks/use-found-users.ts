import type { Problem } from '@portal/kit';
import { useState } from 'react';
import type { CallReply } from '../calls/call.ts';
import { search } from '../calls/generated/people.ts';
import type { FoundAccount } from '../contract/entities.ts';
import { pageSizes } from '../contract/page-sizes.ts';
import { toProblem } from './endpoint-view.ts';
import { pagesKeyOf } from './query-key.ts';
import { useClient } from './use-client.ts';
import { type Continued, usePagedQuery } from './use-paged-query.ts';

export interface FoundUsersOptions {
  /** Where the people are to be brought in; without it the search is for staff. */
  communityId?: string | undefined;
  includeAdminUsers?: boolean | undefined;
}

export interface FoundUsers extends Continued {
  users: readonly FoundAccount[];
  /** Searches; for the same words again, once more. */
  onSearch(keyword: string): void;
  isLoading: boolean;
  problem: Problem | null;
}

type Reply = CallReply<typeof search>;

/** The page that follows, until as many have come as there are. */
function nextPage(last: Reply, pages: readonly Reply[]): number | undefined {
  const loaded = pages.reduce((count, { users }) => count + users.length, 0);
  return last.users.length > 0 && loaded < last.totalItems ? pages.length + 1 : undefined;
}

/** Somebody may come twice when people are added between two pages. */
function withoutDoubles(pages: readonly Reply[]): FoundAccount[] {
  return [...new Map(pages.flatMap(({ users }) => users).map((user) => [user.id, user])).values()];
}

/** People by name, a page at a time; nobody is asked for before the first words. */
export function useFoundUsers({ communityId, includeAdminUsers }: FoundUsersOptions): FoundUsers {
  const client = useClient();
  const [keyword, setKeyword] = useState('');
  const body = {
    keyword,
    communityId,
    includeAdminUsers,
    page: 1,
    pageSize: pageSizes.userPicker,
    sortBy: 'firstName' as const,
  };
  const { pages, error, isRefreshing, refetch, ...more } = usePagedQuery<Reply, number>({
    call: search,
    queryKey: pagesKeyOf(search, { body }),
    load: (page, signal) => client.call(search, { body: { ...body, page } }, { signal }),
    first: 1,
    next: nextPage,
    enabled: keyword !== '',
  });
  return {
    users: withoutDoubles(pages ?? []),
    onSearch(next) {
      if (next === keyword) refetch();
      else setKeyword(next);
    },
    isLoading: isRefreshing,
    problem: error === null || more.moreProblem !== null ? null : toProblem(error),
    ...more,
  };
}
