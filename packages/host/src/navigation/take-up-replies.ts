import { calls, firstRead, repliesAhead } from '@portal/api';
import type { FirstRead, Portal, RouteMatch } from '@portal/kit';
import type { CallsAhead } from './calls-ahead.ts';
import { readSearch } from './search-record.ts';

/** Who looks and what they may do: what every page behind sign-in waits for. */
export const readsOfAll: readonly FirstRead[] = [firstRead(calls.me.current), firstRead(calls.me.permissions)];

interface Arrival {
  queryClient: Portal['queryClient'];
  ahead: CallsAhead;
  token: string;
  /** The page at the address, when its code has come. */
  match: RouteMatch | null;
  search: string;
}

/** Keeps what has been answered before the portal could ask, so that its page is drawn once, with it. */
export async function takeUpReplies({ queryClient, ahead, token, match, search }: Arrival): Promise<void> {
  const page = await match?.route.load();
  const reads = [...readsOfAll, ...(page?.firstReads?.(match?.params ?? {}, readSearch(search)) ?? [])];
  const replies = await ahead.replies(
    reads.map(({ request }) => request),
    token,
  );
  const answered = reads.filter(({ request }) => replies.has(request));
  const client = repliesAhead(replies);
  await Promise.all(answered.map((read) => read.prefetch(queryClient, client)));
}
