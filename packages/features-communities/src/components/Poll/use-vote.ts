import { calls, type Poll, type Post, useAction, useEndpointCache } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useRef } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { optionsAfter, withVote } from '../../model/poll-votes.ts';
import { postLists, usePostChange } from '../LivePost/use-post-change.ts';

interface Sending {
  /** What the server has. */
  known: readonly string[];
  wish: readonly string[];
  isUnderWay: boolean;
}

/** Votes by pressing answers: shown at once, sent one after the other, and of many the last one counts. */
export function useVote({ id, poll }: { id: Post['id']; poll: Poll }): (optionId: string) => void {
  const t = useMessages(communitiesMessages);
  const cache = useEndpointCache();
  const change = usePostChange(id);
  const action = useAction(calls.polls.vote, {
    failure: (problem) => ({ text: t('voteFailed'), description: problem.message }),
  });
  const sending = useRef<Sending | null>(null);

  function show(optionIds: readonly string[]) {
    change((post) => ({ poll: post.poll && withVote(post.poll, optionIds) }));
  }

  async function send(state: Sending) {
    state.isUnderWay = true;
    try {
      while (!isSame(state.wish, state.known)) {
        const { wish } = state;
        const counted = await action.run({ params: { id }, body: { optionIds: [...wish] } });
        state.known = wish;
        if (isSame(state.wish, wish)) change({ poll: counted });
      }
    } catch {
      // The toast is the action's. What was shown goes back to what the server has, which is asked: the poll may have closed.
      show(state.known);
      for (const call of [calls.posts.byId, ...postLists]) cache.invalidate(call);
    } finally {
      sending.current = null;
    }
  }

  return (optionId) => {
    const mine = sending.current?.wish ?? poll.myOptionIds;
    const wish = optionsAfter(poll, mine, optionId);
    const state = sending.current ?? { known: poll.myOptionIds, wish, isUnderWay: false };
    state.wish = wish;
    sending.current = state;
    show(wish);
    if (!state.isUnderWay) void send(state);
  };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
