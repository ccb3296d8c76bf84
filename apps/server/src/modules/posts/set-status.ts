import type { contract, HandlerInput } from '@portal/api/contract';
import { newsOfStatus, notificationTypes, statusRefusal } from '@portal/api/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { reports } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { changeStatus, lockStatus } from './posts.writes.ts';
import { tell, tellOfPost } from '../notifications/tell.ts';
import type { PostCall } from './access.ts';

type Wanted = HandlerInput<typeof contract.posts.setStatus>['body'];

/** Approves or declines a post that waits, publishes one that was declined, or archives one for its reports. */
export async function setStatus(wanted: Wanted, communityId: string, call: PostCall): Promise<void> {
  const post = call.facts.post;
  if (post.community.id !== communityId) throw notFound();
  await call.db.transaction(async (tx) => {
    const current = await lockStatus(tx, post.id);
    if (current === null) throw notFound();
    const { status, version } = current;
    refuse(statusRefusal(wanted, { ...post, status, version }, await isReported(tx, post.id)));
    await changeStatus(tx, current, wanted.status, call.now);
    await tellOfStatus(tx, { before: status, after: wanted.status }, call);
  });
}

async function tellOfStatus(tx: Db, { before, after }: { before: number; after: number }, call: PostCall) {
  const { id, authorId, community } = call.facts.post;
  const news = newsOfStatus(before, after);
  if (news.includes(notificationTypes.yourPostWasApproved))
    await tell(tx, {
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
    await tellOfPost(tx, { id, communityId: community.id, authorId }, call.now);
}

async function isReported(tx: Db, postId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.postId, postId), isNull(reports.resolvedAt)))
    .limit(1);
  return open !== undefined;
}
