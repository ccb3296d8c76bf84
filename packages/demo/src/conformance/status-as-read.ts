import { contract } from '@portal/api/contract';
import { type ConformanceTarget, replyTo } from './target.ts';

type Status = 1 | 4 | 99;

/** Another status for a post, by somebody who has just read it. */
export async function statusAsRead(target: ConformanceTarget, postId: string, status: Status, as: string) {
  const { communityId, version } = await replyTo(target, contract.posts.byId, { params: { id: postId } }, as);
  return { params: { communityId, postId }, body: { status, version } };
}
