import { calls, type Poll, useEndpointCache } from '@portal/api';
import { usePortal } from '@portal/kit';
import { useEffect, useReducer } from 'react';
import { isOver } from '../../model/poll-votes.ts';
import { postLists } from '../LivePost/use-post-change.ts';

/** Browsers count the time of a timer in 32 bits: a longer one would ring at once. */
const longestMs = 2 ** 31 - 1;
/** Not everybody who has the poll on screen asks at the same moment. */
const askWithinMs = 2000;

/** Whether a poll is over, also when its time comes while it is on screen: then results that were hidden until the end are asked for. */
export function useIsOver(poll: Poll): boolean {
  const { clock } = usePortal();
  const cache = useEndpointCache();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const { closesAt, isClosed } = poll;
  const isHidden = poll.options.some(({ votesCount }) => votesCount === null);

  useEffect(() => {
    if (closesAt === null || isClosed) return undefined;
    const leftMs = Math.max(new Date(closesAt).getTime() - clock.now().getTime(), 0);
    if (leftMs + askWithinMs > longestMs) return undefined;
    const ending = setTimeout(drawAgain, leftMs);
    const asking = setTimeout(
      () => {
        if (isHidden) for (const call of [calls.posts.byId, ...postLists]) cache.invalidate(call);
      },
      leftMs + askWithinMs * Math.random(),
    );
    return () => {
      clearTimeout(ending);
      clearTimeout(asking);
    };
  }, [closesAt, isClosed, isHidden, clock, cache]);

  return isOver(poll, clock.now());
}
