import { type contract, type HandlerInput, postStatuses } from '@portal/api/contract';
import { actionOfStatus, newsOfStatus, notificationTypes, statusRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { notify, notifyOfPost } from '../activities/index.ts';
import { decideReports, lastAction, lockOpenReports, logAction } from '../decisions/index.ts';
import { changeStatus, lockStatus } from './posts.writes.ts';
import type { PostCall } from './access.ts';
import { notifyMentioned } from './set-status.writes.ts';

type Wanted = Pick<HandlerInput<typeof contract.posts.setStatus>['body'], 'status' | 'version' | 'because'>;

/** Approves or declines a post that waits, publishes one that was declined, restores one that was deleted, or archives one for its reports. */
export async function setStatus(wanted: Wanted, communityId: string, call: PostCall): Promise<void> {
  const post = call.facts.post;
  if (post.community.id !== communityId) throw notFound();
  await call.db.transaction(async (tx) => {
    const current = await lockStatus(tx, post.id);
    if (current === null) throw notFound();
    const { status, version } = current;
    const isForReports = wanted.status === postStatuses.archivedDueToReported;
    const open = isForReports ? await lockOpenReports(tx, { postId: post.id }) : [];
    const decided = await lastAction(tx, post.id);
    refuse(statusRefusal(wanted, { ...post, status, version }, open.length > 0, decided));
    await changeStatus(tx, current, wanted.status, call.now);
    const actionId = await logAction(
      tx,
      {
        ...{ communityId, postId: post.id, personId: post.authorId },
        ...{ deed: actionOfStatus(status, wanted.status), because: wanted.because },
      },
      call,
    );
    await decideReports(tx, open, actionId, call);
    await notifyOfStatus(tx, { before: status, after: wanted.status }, call);
  });
}

async function notifyOfStatus(tx: Db, { before, after }: { before: number; after: number }, call: PostCall) {
  const { id, authorId, community } = call.facts.post;
  const news = newsOfStatus(before, after);
  if (news.includes(notificationTypes.yourPostWasApproved))
    await notify(tx, {
      type: notificationTypes.yourPostWasApproved,
      about: id,
      audience: 'person',
      initiatorId: personOf(call).id,
      recipientId: authorId,
      communityId: community.id,
      postId: id,
      at: call.now,
    });
  if (news.includes(notificationTypes.newPostWasCreated))
    await notifyOfPost(tx, { id, communityId: community.id, authorId }, call.now);
  if (after === postStatuses.published)
    await notifyMentioned(tx, { id, communityId: community.id, authorId }, call.now);
}
