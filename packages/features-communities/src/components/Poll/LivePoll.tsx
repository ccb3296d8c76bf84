import type { Poll, Post } from '@portal/api';
import { PollView } from './PollView.tsx';
import { useIsOver } from './use-is-over.ts';
import { useVote } from './use-vote.ts';

export interface LivePollProps {
  post: Pick<Post, 'id' | 'title'>;
  poll: Poll;
  /** The reader may vote as long as the poll is open. */
  mayVote: boolean;
}

/** A poll that counts votes. */
export function LivePoll({ post, poll, mayVote }: LivePollProps) {
  const isOver = useIsOver(poll);
  const vote = useVote({ id: post.id, poll });
  return <PollView poll={poll} title={post.title} isOver={isOver} onVote={mayVote && !isOver ? vote : undefined} />;
}
