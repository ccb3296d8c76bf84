import { randomUUID } from 'node:crypto';
import { notificationTypes } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { ProblemError } from '../../http/problem.ts';
import { notify } from '../activities/index.ts';
import type { PostCall } from './access.ts';
import { insertReport } from './reports.writes.ts';

/** Keeps a report of a post, or of a comment under it, and lets those know who decide about it; a person reports a thing once. */
export async function addReport(reason: string, call: PostCall, commentId?: string): Promise<void> {
  const { id: postId, community } = call.facts.post;
  const reporterId = personOf(call).id;
  const target = commentId === undefined ? { postId } : { commentId };
  await call.db.transaction(async (tx) => {
    const rows = await insertReport(tx, { id: randomUUID(), ...target, reporterId, reason, createdAt: call.now });
    if (rows.length === 0) throw new ProblemError('already_reported', 'You have reported this already.');
    await notify(tx, {
      type:
        commentId === undefined
          ? notificationTypes.newActionRequestToPost
          : notificationTypes.newActionRequestToComment,
      about: commentId ?? postId,
      audience: 'moderators',
      initiatorId: reporterId,
      communityId: community.id,
      postId,
      ...(commentId !== undefined && { commentId }),
      at: call.now,
    });
  });
}
