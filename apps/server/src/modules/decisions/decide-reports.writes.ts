import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { reports } from '../../db/schema/index.ts';

/** Reports as they stand, kept from changing until the transaction ends; in one order, so that two who decide at once wait for each other. */
export function lockReports(tx: Db, which: SQL | undefined) {
  return tx
    .select({
      id: reports.id,
      postId: reports.postId,
      commentId: reports.commentId,
      reporterId: reports.reporterId,
      resolvedAt: reports.resolvedAt,
    })
    .from(reports)
    .where(which)
    .orderBy(reports.id)
    .for('update');
}

export type LockedReport = Awaited<ReturnType<typeof lockReports>>[number];

/** The reports of a post, or of a comment, that nobody has decided about. */
export function lockOpenReports(tx: Db, target: { postId: string } | { commentId: string }): Promise<LockedReport[]> {
  const isOfIt = 'postId' in target ? eq(reports.postId, target.postId) : eq(reports.commentId, target.commentId);
  return lockReports(tx, and(isOfIt, isNull(reports.resolvedAt)));
}

export async function resolveReports(tx: Db, ids: string[], now: Date): Promise<void> {
  await tx.update(reports).set({ resolvedAt: now }).where(inArray(reports.id, ids));
}
