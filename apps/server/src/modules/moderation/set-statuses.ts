import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { postRefusal } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { notFound, ProblemError, refuse } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/index.ts';
import { postAccessById, setStatus } from '../posts/index.ts';

type SetStatuses = typeof contract.moderation.setStatuses;
type Results = HandlerReply<SetStatuses>['results'];

/** Decides about several posts, each by itself: what cannot be decided leaves the others as they are, and says why. */
export async function setStatuses(
  { posts, ...wanted }: HandlerInput<SetStatuses>['body'],
  call: CommunityCall,
): Promise<Results> {
  const results: Results = [];
  for (const { id, version } of posts) {
    try {
      await setOne(id, { ...wanted, version }, call);
      results.push({ id, problem: null });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      results.push({ id, problem: { code: error.code, message: error.message } });
    }
  }
  return results;
}

async function setOne(id: string, wanted: Parameters<typeof setStatus>[0], call: CommunityCall): Promise<void> {
  const person = personOf(call);
  const post = await postAccessById(call.db, id, person, call.now);
  const { id: communityId } = call.facts.community;
  if (post === null || post.community.id !== communityId) throw notFound();
  refuse(postRefusal('setStatus', post, person));
  await setStatus(wanted, communityId, { ...call, facts: { post, community: post.community } });
}
