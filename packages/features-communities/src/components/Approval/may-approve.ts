import { postStatuses } from '@portal/api';
import { editApprovalRefusal, isPublished, statusRefusal } from '@portal/rules';
import { factsOf, type ShownPost } from '../../model/post-permissions.ts';

/** Whether what waits can be published as the post stands. That the reader decides about it they know from the reply. */
export function mayApprove(post: ShownPost): boolean {
  const facts = factsOf(post, [], ['postApprove']);
  if (isPublished(post.status)) return editApprovalRefusal(facts) === null;
  const version = 0;
  return statusRefusal({ status: postStatuses.published, version }, { ...facts, version }, false) === null;
}
