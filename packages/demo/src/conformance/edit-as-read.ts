import { contract } from '@portal/api/contract';
import { type ConformanceTarget, replyTo } from './target.ts';

/** A change of a post by somebody who has just read it. */
export async function editAsRead(target: ConformanceTarget, postId: string, body: object, as: string) {
  const { version, pendingEdit } = await replyTo(target, contract.posts.byId, { params: { id: postId } }, as);
  const read = { version, pendingVersion: pendingEdit?.version ?? 0 };
  return { endpoint: contract.posts.edit, as, input: { params: { postId }, body: { ...read, ...body } } };
}
