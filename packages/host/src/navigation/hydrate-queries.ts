import { calls, firstRead, prefetchedReplies } from '@portal/api';
import type { FirstRead, Portal } from '@portal/kit';
import type { PrefetchedCalls } from './prefetched-calls.ts';

/** Who looks and what they may do: prefetched for every page behind sign-in. */
export const readsOfAll: readonly FirstRead[] = [firstRead(calls.me.current), firstRead(calls.me.permissions)];

interface PrefetchedReads {
  queryClient: Portal['queryClient'];
  prefetched: PrefetchedCalls;
  token: string;
  /** What the page at the address asks for first. */
  own: readonly FirstRead[];
}

/** Hydrates the query cache with the prefetched replies, so that the page is rendered once, with its data. */
export async function hydrateQueries({ queryClient, prefetched, token, own }: PrefetchedReads): Promise<void> {
  const reads = [...readsOfAll, ...own];
  const replies = await prefetched.replies(
    reads.map(({ request }) => request),
    token,
  );
  const answered = reads.filter(({ request }) => replies.has(request));
  const client = prefetchedReplies(replies);
  await Promise.all(answered.map((read) => read.prefetch(queryClient, client)));
}
