import { calls, useEndpoint } from '@portal/api';
import { loading, useAnsweredOnce } from '@portal/kit';
import { useMyEvents } from './use-my-events.ts';

/** What one attends. What one waits for stands above it: both come at once, as either would move the other. */
export function useAttending() {
  const { view, more } = useMyEvents('upcoming');
  const isListed = useAnsweredOnce(view);
  const isWaitingKnown = useAnsweredOnce(useEndpoint(calls.waitingLists.mine).view);
  const isComplete = isListed && isWaitingKnown;
  return { view: isComplete ? view : loading, more, isComplete };
}
