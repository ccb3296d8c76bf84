import { useRef } from 'react';
import { batch } from '../calls/generated/people.ts';
import type { UserAccount } from '../contract/entities.ts';
import { pageSizes } from '../contract/page-sizes.ts';
import { useEndpoint } from './use-endpoint.ts';

export interface ChosenUsers {
  users: readonly UserAccount[];
  isLoading: boolean;
  /** Asks again; there while they could not be asked for. */
  retry: (() => void) | undefined;
}

/** The accounts of those chosen: what a search has found is known, the rest is asked for by id. */
export function useChosenUsers(ids: readonly string[], found: readonly UserAccount[]): ChosenUsers {
  const known = useRef(new Map<string, UserAccount>());
  for (const user of found) known.current.set(user.id, user);
  const missing = ids.filter((id) => !known.current.has(id)).slice(0, pageSizes.accountBatch);
  const pageSize = missing.length === 1 ? pageSizes.single : pageSizes.accountBatch;
  const { data, view, isFetching } = useEndpoint(
    batch,
    { body: { accountIds: missing, pageSize } },
    { enabled: missing.length > 0 },
  );
  if (data !== undefined) for (const user of data.users) known.current.set(user.id, user);
  return {
    users: ids.flatMap((id) => known.current.get(id) ?? []),
    isLoading: isFetching,
    retry: missing.length > 0 && view.state === 'failed' ? view.retry : undefined,
  };
}
