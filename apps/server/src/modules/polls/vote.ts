import type { contract, HandlerReply } from '@portal/api/contract';
import { voteRefusal, withoutDoubles } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { lockPoll, onePost, type PostCall, saveVote } from '../posts/index.ts';

/** Votes, changes the vote, or takes it back; what has been voted last counts. */
export async function vote(
  wanted: readonly string[],
  call: PostCall,
): Promise<HandlerReply<typeof contract.polls.vote>> {
  const { id: postId } = call.facts.post;
  const optionIds = withoutDoubles(wanted);
  await call.db.transaction(async (tx) => {
    refuse(voteRefusal(optionIds, await lockPoll(tx, postId), call.now));
    await saveVote(tx, { postId, personId: personOf(call).id, optionIds, at: call.now });
  });
  return found((await onePost(postId, call)).poll);
}
