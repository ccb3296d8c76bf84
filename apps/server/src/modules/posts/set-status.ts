import type { contract, HandlerInput } from '@portal/api/contract';
import { changedRefusal, statusRefusal } from '@portal/api/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { reports } from '../../db/schema/index.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { changeStatus, lockStatus } from './posts.writes.ts';
import type { PostCall } from './access.ts';

type Wanted = HandlerInput<typeof contract.posts.setStatus>['body'];

/** Approves or declines a post that waits, publishes one that was declined, or archives one for its reports. */
export async function setStatus({ status, version }: Wanted, communityId: string, call: PostCall): Promise<void> {
  const post = call.facts.post;
  if (post.community.id !== communityId) throw notFound();
  await call.db.transaction(async (tx) => {
    const current = await lockStatus(tx, post.id);
    if (current === null) throw notFound();
    refuse(statusRefusal(status, { ...post, status: current.status }, await isReported(tx, post.id)));
    refuse(changedRefusal('post', version, current.version));
    await changeStatus(tx, current, status, call.now);
  });
}

async function isReported(tx: Db, postId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.postId, postId), isNull(reports.resolvedAt)))
    .limit(1);
  return open !== undefined;
}
