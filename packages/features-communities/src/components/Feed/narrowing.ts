import type { Search } from '@portal/kit';

/** To what the posts of a community are narrowed: to what waits for approval, or to questions that wait for an answer. */
export type Narrowing = 'waiting' | 'unanswered' | null;

/** As it stands in the address, so that it can be shared and survives the way back. */
export function narrowingIn(search: Search): Narrowing {
  if (search.onlyWaiting === 'true') return 'waiting';
  return search.onlyUnanswered === 'true' ? 'unanswered' : null;
}

export function inAddress(narrowing: Narrowing) {
  return {
    onlyWaiting: narrowing === 'waiting' ? 'true' : undefined,
    onlyUnanswered: narrowing === 'unanswered' ? 'true' : undefined,
  };
}

/** What the call is asked for besides the page; nothing where all posts are shown. */
export function queryOf(narrowing: Narrowing): { onlyWaiting?: true; onlyUnanswered?: true } {
  if (narrowing === 'waiting') return { onlyWaiting: true };
  return narrowing === 'unanswered' ? { onlyUnanswered: true } : {};
}
