import type { Poll, Post } from '@portal/api';
import { usePortal } from '@portal/kit';
import { isOver } from '../../model/poll-votes.ts';
import { PollView } from './PollView.tsx';
import { useVote } from './use-vote.ts';

export interface LivePollProps {
  post: Pick<Post, 'id' | 'title'>;
  poll: Poll;
  /** The reader may vote as long as the poll is open. */
  mayVote: boolean;
}

/** A poll that counts votes. */
export function LivePoll({ post, poll, mayVote }: LivePollProps) {
  const { clock } = usePortal();
  const isClosed = isOver(poll, clock.now());
  const vote = useVote({ id: post.id, poll });
  return <PollView poll={poll} title={post.title} isOver={isClosed} onVote={mayVote && !isClosed ? vote : undefined} />;
}
